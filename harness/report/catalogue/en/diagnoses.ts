import { squareName } from "../../../case/square-schema.ts";
import type { IdeaName, StartIdeaName } from "../../../finding/ideas.ts";
import { type CauseSentences, inSentences } from "../catalogue.ts";
import { boardInLine, quantitiesIn, timesAtTwiceTheSide } from "../quantities.ts";
import { startNamed } from "../start-named.ts";

const startName = startNamed("read as");

const { counted, number } = quantitiesIn("en");

type Answer = number | "impossible";

const moves = (answer: Answer) =>
  answer === "impossible" ? '"impossible"' : counted(answer, "move", "moves");
const instead = ({ expected, found }: Record<"expected" | "found", Answer>) => {
  const answered = expected === "impossible" || found === "impossible" ? moves(found) : number(found);
  return `${answered} instead of ${moves(expected)}`;
};
const squaresLeft = (count: number) => `${counted(count, "square", "squares")} left`;
const cases = (count: number) => counted(count, "case", "cases");

export const diagnoses: CauseSentences = {
  "wrong-idea": ({ idea, case: asked, example, ...given }) =>
    inSentences([
      `every answer is as if ${IDEAS[idea]}`,
      `in ${asked} the program answers ${instead(given)}`,
      example &&
        `a board to try by hand: ${boardInLine(example.board)} (right: ${moves(example.expected)}; with this mistake: ${moves(example.found)})`,
    ]),
  "first-way": ({ case: asked, ...given }) =>
    `every answer can be the length of a path to the exit, but often not of a shortest one. In ${asked} the program answers ${instead(given)}. Depth-first search gives such answers if it keeps the first path it finds. Breadth-first search finds a shortest path`,
  "estimate-too-large": ({ case: asked, ...given }) =>
    `the answers are lengths of paths to the exit, but often not of shortest ones. In ${asked} the program answers ${instead(given)}. A search led by an estimate (A* or greedy) gives these answers if the estimate can be larger than the true number of moves, like a distance in rows and columns`,
  "next-depth": ({ case: asked, ...given }) =>
    `some answers are one too many. In ${asked} the program answers ${instead(given)}. The program answers with the depth of the next square in its queue. Take the depth of S itself`,
  "same-number": ({ case: asked, cases: answered, wrong: _, ...given }) =>
    `the answer is the same in all ${cases(answered)} that the program answers. In ${asked} it is ${instead(given)}. Check that the program reads the board that it is given`,
  "answers-vary": ({ case: asked, found: [first, second] }) =>
    `two runs on ${asked} gave different answers: ${moves(first)} and ${moves(second)}. For one board there is only one right answer. Check random numbers, and variables that are read before they get a value`,
  "closed-ignored": ({ case: asked, wrong }) =>
    `wherever a closed tour is asked for and the program prints one, in ${cases(wrong)}, it is valid but open. The first is ${asked}. Check that the program learns that the tour must be closed, and tests the last square`,
  "fixed-file": ({ file, cases: count }) =>
    `in all ${cases(count)} the program looks for the file ${file}, which does not exist. Take the name of the file from the arguments, or read standard input`,
  "fails-off-square": ({ case: asked, cases: count }) =>
    `the program fails in ${cases(count)}, the first is ${asked}. None of these boards is square. On square boards the program is right. Check whether rows and columns are exchanged somewhere`,
  "wrong-beyond": ({ quantity, most, least, right, wrong, case: asked }) =>
    `the program is right in all ${cases(right)} with at most ${number(most)} ${quantity}, and wrong in all ${cases(wrong)} with ${number(least)} or more, the first is ${asked}. Check the sizes of arrays and buffers, and the largest number that each variable can hold`,
  "wrong-start-idea": ({ idea, case: asked, expected, ...start }) =>
    `${START_IDEAS[idea]}. In ${asked} the tour starts on ${startName(start)} instead of ${squareName(expected)}`,
  "always-no-tour": ({ case: asked, wrong }) =>
    `every answer is that there is no tour. That is wrong in ${cases(wrong)}, the first is ${asked}. Check whether the search backtracks at a dead end`,
  "slow-growth": ({ exponent, uncertainty, sizes }) =>
    `a board with twice the side takes about ${number(timesAtTwiceTheSide(exponent))} times the computing time. It has 4 times the squares. Measured on boards of ${counted(sizes, "size", "sizes")}: with side n the time grows like n^${number(exponent)} (± ${number(uncertainty)})`,
  "second-opinion": ({ case: asked, file, line, column, quote }) =>
    `one more run on ${asked} with the compiler's checks (-fsanitize) reports ${file}, line ${line}, column ${column}: ${quote}`,

  "dead-end": ({ at, left, rescue }) =>
    inSentences([
      `the knight got stuck on ${squareName(at)} with ${squaresLeft(left)}`,
      rescue &&
        `back on step ${rescue.step}, ${squareName(rescue.from)}, a move to ${squareName(rescue.to)} can lead to a complete tour`,
    ]),
  "stopped-early": ({ at, to, left }) =>
    `the tour stops on ${squareName(at)} with ${squaresLeft(left)}. The knight could still move to ${squareName(to)}`,
  "numbers-shifted": ({ first, last }) =>
    `the numbers go from ${first} to ${last}. Counted from 1, the tour would be valid`,
  "start-not-counted": ({ at, number: step }) =>
    `the start is not counted as the first step. The next square, ${squareName(at)}, has the number ${step}. With the start counted, the tour would be valid`,
  "start-overwritten": ({ at, number: step }) =>
    `the start, ${squareName(at)}, has the number ${step}. With 1 on the start, every step is a knight move. Check that the start keeps its number when the tour is closed`,
  "row-by-row": () =>
    "the squares come row by row, in the order of the board. They should come in the order of the tour",
  "wraps-around": ({ at, from, step }) =>
    `the steps that are not knight moves go around the edges of the board. The first is step ${step} from ${squareName(from)} to ${squareName(at)}. In this problem the board does not wrap around`,
  "last-number-twice": ({ number: step }) =>
    `the number ${step} appears on two squares. With ${step + 1} on the last one, the tour would be valid`,
  "tour-reversed": () => "read backwards, the tour would be valid",
  "illegal-vector": ({ vector, times, step }) =>
    `${counted(times, "move goes", "moves go")} ${direction(vector)} (the first is step ${step}). A knight does not move like that. Check the table of moves`,
  "uncaught-error": ({ error, file, line, code }) =>
    `an error (${error}) ended the program in ${file}, line ${line}${code === undefined ? "" : `: ${code}`}`,
};

/** Example: `3 down and 1 left`. */
function direction([down, right]: readonly [number, number]): string {
  const parts = [
    ...(down === 0 ? [] : [`${Math.abs(down)} ${down > 0 ? "down" : "up"}`]),
    ...(right === 0 ? [] : [`${Math.abs(right)} ${right > 0 ? "right" : "left"}`]),
  ];
  return parts.join(" and ") || "nowhere";
}

/** Completes "every answer is as if ...". */
export const IDEAS: Readonly<Record<IdeaName, string>> = {
  "no-wrap": "the board did not wrap around at its edges",
  "wraps-rows-only":
    "the board wrapped around only at its top and bottom edges, not at its left and right edges",
  "wraps-columns-only":
    "the board wrapped around only at its left and right edges, not at its top and bottom edges",
  "wraps-forward-only":
    "the board wrapped around only downwards and to the right, not upwards and to the left. In C, Java and JavaScript, -1 % n is -1",
  "wraps-backward-only":
    "the board wrapped around only upwards and to the left, not downwards and to the right",
  "wraps-by-abs": "a move up or left over an edge lost its sign there: -1 became 1, as with abs",
  "wraps-one-edge-a-move":
    "a move could go over one edge only. Check for a chain of `else if`: over a corner, two edges are crossed at once",
  "wraps-onto-the-edge": "a move over an edge always landed on the first or last row or column",
  "wraps-off-by-one": "the size of the board were off by one where it wraps around",
  "wraps-one-too-far": "a move over an edge landed one square too far",
  "stops-at-the-edge": "a move over an edge stopped at the edge",
  "bounces-off-the-edge": "a move over an edge bounced back from it",
  "sizes-exchanged": "the numbers of rows and columns were exchanged where the board wraps around",
  "move-missing": "one of the eight moves were missing from the table of moves",
  "move-mistyped": "one number in the table of moves were wrong",
  "half-of-the-moves": "the knight had only four of its eight moves",
  "moves-as-a-king": "the piece moved like a king, one square in every direction",
  "moves-straight-too": "the knight could also move one or two squares straight",
  "moves-as-a-camel": "the piece moved three squares and one, instead of two and one",
  "walks-through-x": "the knight could enter blocked squares",
  "always-impossible": "the knight could not enter the exit. Check whether S counts as a free square",
  "cannot-jump": "the knight could not jump over a blocked square beside it",
  "obstacles-forgotten-at-the-seam": "the knight could enter blocked squares with moves over an edge",
  "square-from-rows": "the board were as wide as it is high",
  "square-from-columns": "the board were as high as it is wide",
  "first-row-skipped": "the first row did not exist",
  "last-row-lost": "the last row did not exist",
  "last-column-lost": "the last column did not exist",
  "blank-line-as-a-row":
    "there were one extra row below the last one. Check how the end of the last line is read",
  "line-end-as-a-column":
    "there were one extra column after the last one. Check how the ends of lines are read",
  "start-transposed": "the row and the column of C were exchanged",
  "exit-transposed": "the row and the column of S were exchanged",
  "distances-as-text": "distances were compared as text, where 10 comes before 9",
  "one-too-many": "the program counted the squares of the path, not its moves (one too many)",
  "one-too-few": "the program left out one of the moves (one too few)",
  "rounds-up-to-even": "an odd number of moves were rounded up to an even one",
  "eight-bit-count": "the number of moves were stored in eight bits, which hold at most 255",
  "zero-if-unreached": "a square that the knight cannot reach were 0 moves away",
  "signed-eight-bit-count":
    "the number of moves were stored in eight bits with a sign, which hold at most 127",
  "names-a-coordinate": "the last number printed were a row or a column of C or S, not the number of moves",
  "names-the-size": "the last number printed were the size of the board, not the number of moves",
};

export const START_IDEAS: Readonly<Record<StartIdeaName, string>> = {
  "always-the-same": "the printed tours start on the same square, whatever start the input names",
  transposed: "row and column are exchanged, either of the start or of the whole tour",
  "one-less":
    "the printed tours start one row and one column before the start. Rows and columns count from 0",
  "one-more": "the printed tours start one row and one column after the start. Rows and columns count from 0",
};
