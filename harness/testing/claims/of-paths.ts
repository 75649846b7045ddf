import { isOf } from "../../case/any-case.ts";
import type { Size } from "../../case/knight.ts";
import type { LostKnightCase } from "../../case/lost-knight.ts";
import type { Finding } from "../../finding/index.ts";
import type { lostKnightFindings } from "../../finding/lost-knight.ts";
import { type Claims, type Put, type Seen, type Statement, says } from "./statement.ts";
import { lists, names } from "./text.ts";
import { isLeap, leastIn, modulo, placeOf, type Rows, rowsOf } from "./torus.ts";
import { stepsIn } from "./walk.ts";

type PathDefect = Finding<
  "path-leaves-board" | "path-blocked" | "path-not-a-knight-move" | "path-ends-elsewhere"
>;

/** Words and numbers by which programs say that there is no path. */
const DENIAL =
  /imposs|imposib|unreach|n[aã]o |nao\b|\bsem\b|\bno\b|\bnot\b|n't|inalcan|inacess|nenhum|ningun|never|nunca|none|null|nil|nothing|infinit|\binf\b|∞|fail|falh|-\d|\d{5,}/i;

function boardOf({ put }: Pick<Seen, "put">): Rows {
  return rowsOf((put!.asked as LostKnightCase).boardText);
}

/** Says of a number of moves that it is the least. */
export function isLeast(rows: Rows, expected: number | "impossible"): Statement {
  return says(`the least number of moves is ${expected}`, leastIn(rows) === expected);
}

/** Says that a program gave an answer in a run. */
export function isAnswered(
  { asked, printed }: Put,
  { found, isPath }: { readonly found: number | "impossible"; readonly isPath?: true },
): Statement {
  const text = printed?.answer;
  if (text === undefined) return says(`${asked.name}: ${found} was printed`, undefined);
  if (found === "impossible") return says(`${asked.name}: no path was told`, DENIAL.test(text));
  const numbers = text.match(/\d+/g)?.length ?? 0;
  return isPath
    ? says(`${asked.name}: a path of ${found + 1} squares was printed`, numbers > found)
    : says(`${asked.name}: ${found} was printed`, names(text, found));
}

function defectClaims({ walk, ...defect }: PathDefect, seen: Seen): Statement[] {
  const rows = boardOf(seen);
  const size = { rows: rows.length, columns: rows[0]!.length };
  const text = seen.put!.printed?.answer;
  const least = leastIn(rows);
  const right = [
    says(
      `the right number of moves, ${least}, was printed`,
      text === undefined
        ? undefined
        : names(text, Number(least)) || (text.match(/\d+/g)?.length ?? 0) > Number(least),
    ),
  ];
  const isListed = (...squares: [number, number][]) =>
    says(
      `${squares.map((each) => `(${each})`)} was printed`,
      text === undefined ? undefined : lists(text, squares, size),
    );
  const walked = walk === undefined ? undefined : stepsIn(walk);
  const isStep = (step: number, at: readonly number[]) =>
    says(
      `step ${step} is (${at})`,
      walked?.some((each) => each.step === step && each.at.join() === at.join()),
    );
  if (walked) right.push(says("the first square is C", walked[0]?.at.join() === placeOf(rows, "C").join()));
  if (defect.kind === "path-ends-elsewhere") {
    const { expected, found } = defect;
    return [
      ...right,
      says(
        "the exit is there",
        placeOf(rows, "S").join() === expected.join() && expected.join() !== found.join(),
      ),
      says("the last square is so", walked && walked.at(-1)?.at.join() === found.join()),
      isListed(found),
    ];
  }
  const { at, step } = defect;
  const [row, column] = at;
  const isOff = row < 0 || column < 0 || row >= size.rows || column >= size.columns;
  const own = [...right, isStep(step, at)];
  switch (defect.kind) {
    case "path-leaves-board":
      return [
        ...own,
        says(
          "the square is off the board",
          isOff && defect.rows === size.rows && defect.columns === size.columns,
        ),
        isListed(at),
      ];
    case "path-blocked":
      return [...own, says("the square is blocked", rows[row]?.[column] === "x"), isListed(at)];
    case "path-not-a-knight-move":
      return [
        ...own,
        says("it is no knight move", !isLeap(rows, defect.from, at)),
        says(`it goes by (${defect.by})`, defect.by && leadsTo(size, defect.from, defect.by) === at.join()),
        isStep(step - 1, defect.from),
        isListed(defect.from, at),
      ];
  }
}

/** The square to which so many rows and columns lead, at most half of the board. */
function leadsTo({ rows, columns }: Size, [row, column]: Pair, [down, right]: Pair): string | undefined {
  if (2 * Math.abs(down) > rows || 2 * Math.abs(right) > columns) return undefined;
  return [modulo(row + down, rows), modulo(column + right, columns)].join();
}

type Pair = readonly [number, number];

export const ofPaths: Claims<keyof typeof lostKnightFindings> = {
  "wrong-number-of-moves": ({ expected, ...answer }, seen) => [
    isLeast(boardOf(seen), expected),
    says("the numbers differ", expected !== answer.found),
    isAnswered(seen.put!, answer),
  ],
  "says-impossible": ({ expected }, seen) => [
    isLeast(boardOf(seen), expected),
    isAnswered(seen.put!, { found: "impossible" }),
  ],
  "should-be-impossible": (answer, seen) => [
    isLeast(boardOf(seen), "impossible"),
    isAnswered(seen.put!, answer),
  ],
  "path-leaves-board": defectClaims,
  "path-blocked": defectClaims,
  "path-not-a-knight-move": defectClaims,
  "path-ends-elsewhere": defectClaims,
};

/** The board of a run on the lost knight. */
export function rowsIn({ asked }: Put): Rows | undefined {
  return isOf("lost-knight", asked) ? rowsOf(asked.boardText) : undefined;
}
