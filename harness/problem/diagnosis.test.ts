import path from "node:path";
import { expect, test } from "vitest";
import { PACKAGE_FOLDER } from "../base/package.ts";
import type { TourCase } from "../case/knights-tour.ts";
import type { LostKnightCase } from "../case/lost-knight.ts";
import type { Clue, Finding } from "../finding/index.ts";
import type { Measured } from "../run/outcome.ts";
import type { CaseAttempt } from "./cause/case-attempt.ts";
import { diagnose, withoutRareClues } from "./diagnosis.ts";
import { loadCases } from "./load.ts";

const TOURS = loadCases({ files: path.join(PACKAGE_FOLDER, "cases"), problem: "knights-tour" }) as TourCase[];
const CHESSBOARD = TOURS.filter(({ name }) => name.startsWith("8x8/"));

/** Finds the causes of what a program of tours answered; nothing more is put to it. */
const causesOf = (tried: readonly CaseAttempt[]) =>
  diagnose(tried, () => Promise.reject(Error("asked for more")));

const accepted = (asked: TourCase): CaseAttempt => ({ asked, verdict: "AC" });
const rejected = (asked: TourCase, finding: Finding): CaseAttempt => ({ asked, verdict: "WA", finding });

const startingAt = (start: (row: number, column: number) => [number, number]) =>
  CHESSBOARD.map((asked) => {
    const { row, column } = asked.start;
    const [expected, found] = [[row, column] as [number, number], start(row, column)];
    if (String(expected) === String(found)) return accepted(asked);
    return rejected(asked, { kind: "wrong-start", expected, found });
  });

test.each([
  ["always-the-same", startingAt(() => [0, 0])],
  ["transposed", startingAt((row, column) => [column, row])],
  ["one-more", startingAt((row, column) => [(row + 1) % 8, (column + 1) % 8])],
  ["one-less", startingAt((row, column) => [(row + 7) % 8, (column + 7) % 8])],
  ["same-way-off", startingAt((row, column) => [row, (column + 7) % 8])],
  ["same-way-off", startingAt((row, column) => [(row + 3) % 8, (column + 6) % 8])],
  [
    "same-way-off",
    TOURS.filter(({ anyStart, answer, rows }) => !anyStart && answer === "tour" && rows < 50).map((asked) => {
      const { row, column } = asked.start;
      const found: [number, number] = [row, (column + asked.columns - 1) % asked.columns];
      return rejected(asked, { kind: "wrong-start", expected: [row, column], found });
    }),
  ],
  ["mirrored", startingAt((row, column) => [row, column < 4 ? column : 7 - column])],
  ["mirrored", startingAt((row, column) => [7 - row, 7 - column])],
  ["a-move-away", startingAt((row, column) => [row < 6 ? row + 2 : row - 2, column < 7 ? column + 1 : 6])],
  ["always-the-same", startingAt(() => [0, 0]).filter(({ asked }) => /r(?:1c2|2c1)$/.test(asked.name))],
])("tours that start elsewhere: %s", async (idea, tried) => {
  expect(await causesOf(tried)).toMatchObject([{ kind: "wrong-start-idea", idea }]);
});

test.each([
  ["no tour starts elsewhere", startingAt((row, column) => [row, column])],
  ["they start where the size leads, if it is taken for a start", startingAt(() => [7, 7])],
  ["there is no rule in it", startingAt((row, column) => [row, (column * 3) % 8])],
  [
    "few start a move away",
    startingAt((row, column) => (row > 0 || column > 3 ? [row, column] : [2, column + 1])),
  ],
  ["one rule and one exception", startingAt((row, column) => (row === 5 ? [row, column] : [0, 0]))],
  [
    "two rules fit",
    CHESSBOARD.filter(({ name }) => name === "8x8/r2c3").flatMap((asked) =>
      [asked, { ...asked, name: "again" }].map((each) =>
        rejected(each, { kind: "wrong-start", expected: [2, 3], found: [3, 2] }),
      ),
    ),
  ],
])("nothing is said of the starts where %s", async (_, tried) => {
  expect(await causesOf(tried)).toEqual([]);
});

const saysNone = (asked: TourCase) =>
  asked.answer === "none" ? accepted(asked) : rejected(asked, { kind: "says-no-tour", tour: asked.tour });

test("a program that never finds a tour is told so, unless it finds one", async () => {
  expect(await causesOf(TOURS.map(saysNone))).toMatchObject([{ kind: "always-no-tour" }]);
  expect(await causesOf(TOURS.map((asked, at) => (at === 20 ? accepted(asked) : saysNone(asked))))).toEqual(
    [],
  );
});

test("of a program that also says what was not understood, it is not said that it never finds a tour", async () => {
  const unread = (asked: TourCase): CaseAttempt => ({
    asked,
    verdict: "PE",
    finding: { kind: "unreadable-answer", formats: ["grid"], quote: "YES" },
  });
  expect(await causesOf(TOURS.map((asked, at) => (at === 20 ? unread(asked) : saysNone(asked))))).toEqual([]);
});

test("of a program that prints several tours no start is named", async () => {
  const note = { kind: "last-of-several", said: "tour" } as const;
  const several = startingAt(() => [0, 0]).map((each) => ({ ...each, note }) as CaseAttempt);
  expect(await causesOf(several)).toEqual([]);
});

const closed = TOURS.filter(({ tour }) => tour === "closed");
const open = (asked: TourCase) => {
  const defect: Finding<"not-closed"> = { kind: "not-closed", at: [0, 1], first: [0, 0] };
  return rejected(
    asked,
    asked.answer === "none" ? { kind: "should-be-no-tour", tour: "closed", defect } : defect,
  );
};

test("open tours where closed ones are asked for are told, also if one is closed by chance", async () => {
  const others = CHESSBOARD.map(accepted);
  const kinds = async (some: readonly CaseAttempt[]) =>
    (await causesOf([...some, ...others])).map(({ kind }) => kind);
  expect(await kinds(closed.map(open))).toEqual(["closed-ignored"]);
  const closedFrom = (first: number) => closed.map((asked, at) => (at < first ? open : accepted)(asked));
  expect(await kinds(closedFrom(closed.length - 1))).toEqual(["closed-ignored"]);
  expect(await kinds(closedFrom(2))).toEqual([]);
});

const lacking = (quote: string) => (asked: TourCase) =>
  ({ asked, verdict: "RTE", finding: { kind: "exit-code", code: 1, quote } }) as const;

test.each([
  ["FileNotFoundError: [Errno 2] No such file or directory: 'dados/caso050.txt'", "dados/caso050.txt"],
  ["Exception: java.io.FileNotFoundException: entrada.txt (No such file or directory)", "entrada.txt"],
  ["Não foi possível abrir tabuleiro.txt", "tabuleiro.txt"],
  ["FileNotFoundException: C:\\Users\\João\\teste1.txt (No such file)", "C:\\Users\\João\\teste1.txt"],
])("a file that a program misses everywhere is named: %s", async (quote, file) => {
  expect(await causesOf(CHESSBOARD.map(lacking(quote)))).toMatchObject([{ kind: "fixed-file", file }]);
});

test.each([
  ["another program error", CHESSBOARD.map(lacking("TypeError: x is not a function"))],
  ["another file each time", CHESSBOARD.map((asked, at) => lacking(`No such file: ${at}.txt`)(asked))],
  [
    "a program that goes on without it",
    CHESSBOARD.map((asked, at) => (at ? accepted : lacking("No such file: a.txt"))(asked)),
  ],
])("no file is named at %s", async (_, tried) => {
  expect(await causesOf(tried)).toEqual([]);
});

const isSquare = ({ rows, columns }: TourCase) => rows === columns;
const crash: Finding = { kind: "exit-code", code: 1 };

test("of failures off square boards all are counted, however they fail", async () => {
  const others = TOURS.filter((asked) => !isSquare(asked));
  const tried = others.map(
    (asked, at): CaseAttempt =>
      at === 0
        ? { asked, verdict: "PE", finding: { kind: "unreadable-answer", formats: [] } }
        : { asked, verdict: "RTE", finding: crash },
  );
  expect(await causesOf([...CHESSBOARD.map(accepted), ...tried])).toMatchObject([
    { kind: "fails-off-square", cases: others.length },
  ]);
});

test("breaking off on boards that are not square, and on no other, is told where it is no chance", async () => {
  const others = TOURS.filter((asked) => !isSquare(asked));
  const crashing = (cases: readonly TourCase[], breaksOff: (asked: TourCase) => boolean) =>
    cases.map(
      (asked): CaseAttempt =>
        breaksOff(asked) ? { asked, verdict: "RTE", finding: crash } : accepted(asked),
    );
  const all = [...CHESSBOARD, ...others];
  expect(await causesOf(crashing(all, (asked) => !isSquare(asked)))).toMatchObject([
    { kind: "fails-off-square" },
  ]);
  expect(
    await causesOf(crashing([...CHESSBOARD.slice(0, 3), ...others], (asked) => !isSquare(asked))),
  ).toEqual([]);
  expect(await causesOf(crashing(all, (asked) => !isSquare(asked) || asked.name === "8x8/r0c0"))).toEqual([]);
  const wrong = (asked: TourCase) => saysNone({ ...asked, answer: "tour" });
  const denied = (isWrong: (asked: TourCase) => boolean) =>
    all.map((asked) => (isWrong(asked) ? wrong(asked) : accepted(asked)));
  expect(await causesOf(denied((asked) => !isSquare(asked)))).toMatchObject([{ kind: "fails-off-square" }]);
  expect(await causesOf(denied((asked) => !isSquare(asked) && asked !== others[0]))).toEqual([]);
  expect(await causesOf(crashing(all, () => true))).toEqual([]);
  expect(await causesOf(crashing(all, () => false))).toEqual([]);
});

test("a size beyond which every case is wrong is told, also by further boards, unless a case was too slow", async () => {
  const all = loadCases({
    files: path.join(PACKAGE_FOLDER, "cases"),
    problem: "lost-knight",
  }) as LostKnightCase[];
  const crashOn =
    (isWrong: (asked: LostKnightCase) => boolean) =>
    (asked: LostKnightCase): CaseAttempt =>
      isWrong(asked) ? { asked, verdict: "RTE", finding: crash } : { asked, verdict: "AC" };
  const causes = (isWrong: (asked: LostKnightCase) => boolean, cases = all) =>
    diagnose(cases.map(crashOn(isWrong)), async (asked) => crashOn(isWrong)(asked as LostKnightCase));
  const isWide = ({ columns }: LostKnightCase) => columns > 255;
  const known = all.filter((asked) => !isWide(asked));
  expect(await causes(isWide)).toMatchObject([
    { kind: "wrong-beyond", quantity: "columns", most: 250, least: 300, limit: 255, right: known.length },
  ]);
  // Cases without a way have no number of moves.
  const near = all.filter(({ answer }) => Number(answer) <= 100);
  expect(await causes(({ answer }) => Number(answer) > 100)).toMatchObject([
    { quantity: "moves", right: near.length },
  ]);
  expect(await causes(({ rows, columns }) => rows * columns > 30_000)).toMatchObject([
    { quantity: "squares" },
  ]);
  expect(await causes(({ rows, columns }) => Math.max(rows, columns) > 500)).toMatchObject([
    { quantity: "longer-side" },
  ]);
  const square = all.filter(({ rows, columns }) => rows === columns);
  expect(await causes(isWide, square)).toMatchObject([{ quantity: "columns", limit: 255 }]);
  const tooSlow: CaseAttempt = { asked: all[0]!, verdict: "TLE", finding: crash };
  expect(await causesOf(all.map(crashOn(isWide)).with(0, tooSlow))).toEqual([]);
});

const took = (cpuMs: number): Measured => ({
  end: { kind: "exited", code: 0 },
  cpuMs,
  wallMs: cpuMs,
  writtenBytes: 0,
});

/** Runs on boards of side n with these CPU times, and one run over the limit. */
function timed(sides: readonly number[], cpuMs: (side: number) => number): CaseAttempt[] {
  const asked = (side: number) => ({ ...TOURS[0]!, name: `${side}`, rows: side, columns: side });
  const slow: Finding = { kind: "cpu-limit", limitMs: 2000 };
  return [
    ...sides.map((side): CaseAttempt => ({ asked: asked(side), verdict: "AC", measured: took(cpuMs(side)) })),
    { asked: asked(1000), verdict: "TLE", finding: slow, measured: took(2500) },
  ];
}

const SIDES = [5, 20, 40, 60, 80, 100, 120, 150];

/** Grows like n^2 up to side 80, and like n^4 beyond it, as where memory runs short. */
const bent = (side: number) => 40 + 60 * (Math.min(side, 80) / 20) ** 2 * (Math.max(side, 80) / 80) ** 4;

test.each([2, 3, 4])("time that grows like n^%i is told so, whatever the start took", async (exponent) => {
  const [growth] = await causesOf(timed(SIDES, (side) => 40 + 30 * (side / 20) ** exponent));
  if (growth?.kind !== "slow-growth") throw new Error(`${growth?.kind}`);
  expect(Math.abs(growth.exponent - exponent)).toBeLessThanOrEqual(growth.uncertainty);
});

test.each([
  ["there are few sizes", timed(SIDES.slice(0, 4), (side) => side ** 2)],
  ["the sizes are much alike", timed([5, 40, 42, 44, 46, 48, 50], (side) => side ** 2)],
  ["the time goes up and down", timed(SIDES, (side) => (side % 40 === 0 ? 1000 : side))],
  ["large boards take longer than the others let expect", timed(SIDES, bent)],
  ["most runs are of one size", timed([5, 6, 7, ...Array(60).fill(8), 12], (side) => side ** 2)],
  [
    "tours are wrong",
    timed(SIDES, (side) => side ** 3).map((each) => ({ ...each, verdict: "WA" }) as CaseAttempt),
  ],
  ["no run was too slow", timed(SIDES, (side) => side ** 2).slice(0, -1)],
])("nothing is said of the growth where %s", async (_, tried) => {
  expect(await causesOf(tried)).toEqual([]);
});

test("a clue on few of many wrong answers is chance", () => {
  const wrong = CHESSBOARD.map(
    (asked): CaseAttempt => rejected(asked, { kind: "wrong-start", expected: [0, 0], found: [1, 1] }),
  );
  const clued = (count: number) =>
    wrong.map((each, at) =>
      at < count ? ({ ...each, clue: { kind: "tour-reversed" } } as CaseAttempt) : each,
    );
  expect(withoutRareClues(clued(31))).toEqual(wrong);
  expect(withoutRareClues(clued(32))).toEqual(clued(32));
});

test("where a tour got stuck is told, however few others did", () => {
  const clue: Clue = { kind: "dead-end", at: [7, 7], left: 15 };
  const [stuck, ...others] = startingAt(() => [0, 0]).filter(({ verdict }) => verdict === "WA");
  const tried = [{ ...stuck!, clue } as CaseAttempt, ...others];
  expect(withoutRareClues(tried)).toEqual(tried);
});
