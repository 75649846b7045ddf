import { expect, test } from "vitest";
import type { Case } from "../../case/any-case.ts";
import { parseBoard } from "../../case/board.ts";
import type { Diagnosis, Finding } from "../../finding/index.ts";
import type { Attempt } from "../../finding/ruling.ts";
import { CHESSBOARD_TOUR, tourCase } from "../tours.ts";
import { type Checked, statementsOn } from "./index.ts";

const boardText = "C....\n..x..\n.....\n.....\n..S..\n";
const torus = (name: string): Case => ({
  ...tourCase(),
  problem: "lost-knight",
  name,
  boardText,
  board: parseBoard(boardText, String),
  rows: 5,
  columns: 5,
  answer: 1,
});
const chessboard = tourCase();
const drawn = (change: (step: number) => number) =>
  CHESSBOARD_TOUR.map((line) => line.map(change).join(" ")).join("\n");
const WALK = Array.from({ length: 60 }, (_, at) =>
  CHESSBOARD_TOUR.flatMap((line, row) => (line.includes(at + 1) ? `${row},${line.indexOf(at + 1)}` : [])),
).join(" ");

/** Part of a program's record: what it printed in a case, and what is said of it. */
interface Said {
  readonly asked: Case;
  readonly printed: string;
  readonly finding: Finding;
  readonly clue?: Finding;
  readonly diagnoses?: readonly Diagnosis[];
}

function statements({ asked, printed, diagnoses = [], ...found }: Said): Checked[] {
  const attempt = { verdict: "WA", ...found } as Attempt;
  const record = {
    problem: asked.problem,
    name: "program",
    diagnoses,
    results: [{ case: asked.name, worth: 1, attempt }],
  };
  return statementsOn({
    record,
    cases: [asked],
    printed: () => ({ answer: printed, errors: "" }),
    source: () => undefined,
    timeFactor: 1,
  });
}

const TRUE: readonly Said[] = [
  {
    asked: torus("torus"),
    printed: "Em 5 movimentos.",
    finding: { kind: "wrong-number-of-moves", expected: 1, found: 5 },
    diagnoses: [{ kind: "same-number", case: "torus", expected: 1, found: 5, wrong: 1, cases: 1 }],
  },
  {
    asked: torus("torus"),
    printed: "1 movimento: (0, 0) (1, 2)",
    finding: { kind: "path-blocked", at: [1, 2], step: 1, walk: "0: 0,0 1,2" },
  },
  {
    asked: chessboard,
    printed: drawn((step) => (step > 60 ? 0 : step)),
    finding: { kind: "squares-missing", at: [4, 7], expected: 64, found: 60, walk: `1: ${WALK}` },
    clue: { kind: "stopped-early", at: [4, 5], to: [6, 6], left: 4 },
  },
  {
    asked: chessboard,
    printed: drawn((step) => (step === 40 ? 39 : step)),
    finding: { kind: "step-repeated", at: [1, 1], earlier: [0, 3], number: 39 },
  },
];

test("what is said truly is found to be so", () => {
  for (const said of TRUE) {
    const all = statements(said);
    expect(all.filter(({ holds }) => holds === false)).toEqual([]);
    expect(all.filter(({ holds }) => holds).length).toBeGreaterThan(2);
  }
});

/** Changes one number of a record at a time. */
function* altered(value: unknown): Generator<unknown> {
  if (typeof value === "number") yield value + 1;
  if (typeof value !== "object" || value === null) return;
  for (const [key, each] of Object.entries(value))
    for (const other of altered(each))
      yield Array.isArray(value) ? value.with(Number(key), other) : { ...value, [key]: other };
}

test("with any of its numbers changed, it is found to be false", () => {
  for (const said of TRUE) {
    const { finding, clue, diagnoses } = said;
    for (const other of altered({ finding, ...(clue && { clue }), ...(diagnoses && { diagnoses }) })) {
      const found = statements({ ...said, ...(other as Pick<Said, "finding">) });
      expect({ other, isFalse: found.some(({ holds }) => holds === false) }).toMatchObject({ isFalse: true });
    }
  }
});

test("an answer that was not printed is found", () => {
  for (const said of TRUE)
    expect(statements({ ...said, printed: "90 90 90" }).some(({ holds }) => holds === false)).toBe(
      said.finding.kind !== "step-repeated",
    );
});
