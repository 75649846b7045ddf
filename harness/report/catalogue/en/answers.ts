import { squareName } from "../../../case/square-schema.ts";
import type { Finding } from "../../../finding/index.ts";
import { isLargest } from "../../../finding/lost-knight.ts";
import { onTorus } from "../../../finding/view.ts";
import { type AnswerSentences, inSentences, sentenceOf } from "../catalogue.ts";
import { quantitiesIn } from "../quantities.ts";
import { startNamed } from "../start-named.ts";
import { direction } from "./direction.ts";

const startName = startNamed("read as");

const { counted } = quantitiesIn("en");

const moves = (count: number) => counted(count, "move", "moves");
const squares = (count: number) => counted(count, "square", "squares");

/** The largest number that is read also stands for all larger ones. */
const orBeyond = (found: number) => (isLargest(found) ? (found > 0 ? " or more" : " or less") : "");

/** Begins the sentence on a path that is wrong beside a number that is right. */
const wrongPath = "the number of moves is right, but not the printed path";

export const answers: AnswerSentences = {
  "wrong-number-of-moves": ({ expected, found, isPath }) =>
    `the least number of moves is ${expected}, but ${isPath ? `the printed path has ${squares(found + 1)}, so ${moves(found)}` : `the program answered ${found}${orBeyond(found)}`}`,
  "says-impossible": ({ expected }) =>
    `the exit can be reached in ${moves(expected)}, but the program says that it is impossible`,
  "should-be-impossible": ({ found, isPath }) =>
    `the exit cannot be reached, but the program ${isPath ? `printed a path of ${squares(found + 1)}` : `answered ${moves(found)}${orBeyond(found)}`}`,
  "path-leaves-board": ({ rows, columns, ...place }) =>
    `${wrongPath}: ${pathStep(place)}, is outside the ${rows} x ${columns} board. The board wraps around, so this is the square ${squareName(onTorus({ rows, columns }, place.at))}`,
  "path-blocked": (place) => `${wrongPath}: ${pathStep(place)}, is a blocked square`,
  "path-not-a-knight-move": ({ from, at, by, step }) =>
    `${wrongPath}: step ${step} goes from ${squareName(from)} to ${squareName(at)}${by ? `, ${direction(by)}` : ""}, which is not a knight move`,
  "path-ends-elsewhere": ({ expected, found }) =>
    `${wrongPath}: it ends on ${squareName(found)}, but the exit is on ${squareName(expected)}`,

  "square-off-board": ({ at, step, rows, columns }) =>
    `step ${step}, ${squareName(at)}, is outside the ${rows} x ${columns} board`,
  "square-visited-twice": ({ at, earlierStep, step }) =>
    `the square ${squareName(at)} is visited in step ${earlierStep} and again in step ${step}`,
  "step-repeated": ({ at, earlier, number }) =>
    `the number ${number} appears on ${squareName(earlier)} and again on ${squareName(at)}`,
  "step-out-of-range": ({ at, number, first, last }) =>
    `the square ${squareName(at)} has the number ${number}, but the steps go from ${first} to ${last}`,
  "step-missing": ({ at, number }) =>
    `no square has the number ${number}. The square ${squareName(at)} has no step number`,
  "not-a-knight-move": ({ at, from, step }) =>
    `step ${step} goes from ${squareName(from)} to ${squareName(at)}, ${direction([at[0] - from[0], at[1] - from[1]])}, which is not a knight move`,
  "wrong-start": ({ expected, ...start }) =>
    `the tour starts on ${startName(start)}, but it should start on ${squareName(expected)}`,
  "squares-missing": ({ at, expected, found }) =>
    `the tour ends after ${squares(found)}. ${notVisited(expected - found)} ${squareName(at)}`,
  "not-closed": ({ at, first }) =>
    `the tour is not closed. Its last square, ${squareName(at)}, is not a knight move away from its first, ${squareName(first)}`,
  "says-no-tour": (asked) => `there is a ${tour(asked)}, but the program says that it found none`,
  "should-be-no-tour": ({ defect, ...asked }) =>
    inSentences([
      `there is no ${tour(asked)}, so the right answer is "no tour"`,
      `the printed tour is not valid: ${sentenceOf(defect, answers)}`,
    ]),
  "case-wrong": (asked) => `the case says that there is no ${tour(asked)}, but the program printed one`,
};

function pathStep({ at, step }: Pick<Finding<"path-blocked">, "at" | "step">): string {
  return `step ${step}, ${squareName(at)}`;
}

function notVisited(count: number): string {
  return count === 1 ? "1 square is not visited:" : `${count} squares are not visited, the first is`;
}

function tour({ tour: kind, start }: Pick<Finding<"says-no-tour">, "tour" | "start">): string {
  return `${kind === "closed" ? "closed tour" : "tour"}${start ? ` from ${squareName(start)}` : ""}`;
}
