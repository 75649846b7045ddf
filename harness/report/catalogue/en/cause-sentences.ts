import { squareName } from "../../../case/square-schema.ts";
import type { CaseProperty, IdeaDetail, LargestNumber, Pitfall, Quantity } from "../../../finding/ideas.ts";
import type { Finding } from "../../../finding/index.ts";
import { type CauseSentences, inSentences } from "../catalogue.ts";
import { lineNamed } from "../line-named.ts";
import { boardInLine, quantitiesIn, timesAtTwiceTheSide } from "../quantities.ts";
import { ofNumbers, signIn } from "../remainder.ts";
import { startNamed } from "../start-named.ts";
import { direction } from "./direction.ts";
import { EDGE_WORDS, IDEAS, SEARCH_IDEAS, START_IDEAS } from "./ideas.ts";

const lineIn = lineNamed("line", "cell");

const startName = startNamed("read as");

const { counted, number } = quantitiesIn("en");

type Answer = number | "impossible";
type Given = Record<"expected" | "found", Answer> & Pick<Finding<"wrong-idea">, "isPath">;

const moves = (answer: Answer) =>
  answer === "impossible" ? '"impossible"' : counted(answer, "move", "moves");
const instead = ({ expected, found }: Record<"expected" | "found", Answer>) => {
  const answered = expected === "impossible" || found === "impossible" ? moves(found) : number(found);
  return `${answered} instead of ${moves(expected)}`;
};
/** Tells an answer beside the right one. Of a path alone, the moves were counted. */
const answers = ({ isPath, ...given }: Given) =>
  isPath
    ? `the program prints a path of ${moves(given.found)} instead of ${moves(given.expected)}`
    : `the program answers ${instead(given)}`;
const squaresLeft = (count: number) => `${counted(count, "square", "squares")} left`;
const cases = (count: number) => counted(count, "case", "cases");

export const diagnoses: CauseSentences = {
  "wrong-idea": ({ idea, case: asked, example, ...given }) =>
    inSentences([
      `every answer is as if ${IDEAS[idea]}`,
      detailOf(given),
      `in ${asked} ${answers(given)}`,
      example &&
        `a board to try by hand: ${boardInLine(example.board)} (right: ${moves(example.expected)}; with this mistake: ${moves(example.found)})`,
    ]),
  "first-way": ({ case: asked, ...given }) =>
    `every answer can be the length of a path to the exit, but often not of a shortest one. In ${asked} ${answers(given)}. Depth-first search gives such answers if it keeps the first path it finds. Breadth-first search finds a shortest path: it takes out of its queue the square that entered first, not the newest one`,
  "wrong-search": ({ idea, boards, case: asked, ...given }) =>
    `on ${counted(boards, "board", "boards")} that the program was put to, its wrong answer is that of a search ${SEARCH_IDEAS[idea]}. In ${asked} ${answers(given)}`,
  "next-depth": ({ case: asked, ...given }) =>
    `some answers are one too many. In ${asked} ${answers(given)}. A search that answers with the depth of the next square in its queue does so. Take the depth of S itself`,
  "squares-counted": ({ case: asked, ...given }) =>
    `every answer can be the number of squares that the search went through, not of moves. In ${asked} ${answers(given)}. If 1 is added for each square that leaves the queue, that is the mistake. The depth of a square is that of the square before it, plus 1`,
  "path-not-wrapped": ({ case: asked, step, at, to }) =>
    `the number of moves is right, and so are the printed paths once their squares are brought back onto the board. In ${asked} step ${step} is ${squareName(at)}, and should be ${squareName(to)}. The search goes around the edges, but the squares that are printed do not. Take row and column modulo the size of the board there, too`,
  "same-number": ({ case: asked, cases: answered, wrong: _, ...given }) =>
    `the answer is the same in all ${cases(answered)} that the program answers. In ${asked} it is ${instead(given)}. Check that the program reads the board that it is given`,
  "answers-vary": ({ case: asked, found: [first, second] }) =>
    `two runs on ${asked} gave different answers: ${moves(first)} and ${moves(second)}. For one board there is only one right answer. Check random numbers, and variables that are read before they get a value`,
  "closed-ignored": ({ case: asked, wrong, closed }) =>
    `of ${counted(closed, "answer", "answers")} where a closed tour is asked for, ${number(wrong)} are valid open tours. One of them is that of ${asked}. Check that the program learns that the tour must be closed, and tests the last square`,
  "denies-tours": ({ where, case: asked, wrong }) =>
    ({
      "odd-squares": `the program says that there is no tour in every case with an odd number of squares, and on three further boards. That is wrong in ${cases(wrong)}, for example in ${asked}. Only a closed tour needs an even number of squares. An open one can begin on the colour of the corners`,
      closed: `the program finds open tours, and says in every case that asks for a closed one that there is none. That is wrong in ${cases(wrong)}, for example in ${asked}. Check how the last square is tested`,
      some: `the program finds some tours, and says of ${cases(wrong)} that there is none, though there is. One of them is ${asked}. A search that goes back at a dead end and tries all moves finds it. If yours goes back, check that a square becomes free again then, and that nothing ends the search before the last move is tried`,
    })[where],
  "slow-search": ({ most, least, case: asked }) =>
    `the program finds right open tours on boards of up to ${counted(most, "square", "squares")}. From ${counted(least, "square", "squares")} on (${asked}), it uses all its computing time in most cases. A search that tries the moves in a fixed order takes many times as long for every few squares more. Warnsdorff's rule helps: try the square with the fewest free moves first. Check that the free moves are counted anew at each step, and that the squares are really sorted by them`,
  "squares-again": ({ moves: far }) =>
    `each move more to S multiplies the computing time. On an open board of 64 x 64 squares this shows at ${moves(far)}. A search that looks at the same squares again and again does so. Mark a square as visited when it enters the queue, and check that the program looks at this mark before it puts a square there`,
  "slow-squares": ({ squares, factor }) =>
    `twice the squares take more than twice the computing time: on open boards of up to ${counted(squares, "square", "squares")} about ${number(factor)} times as long. Check what is done for each square: a search in a list, or a copy of the board or of a path, takes the longer the more squares there are`,
  "fixed-file": ({ file, cases: count }) =>
    `in all ${cases(count)} the program looks for the file ${file}, which does not exist. Take the name of the file from the arguments, or read standard input`,
  "fails-off-square": ({ case: asked, cases: count }) =>
    `the program fails in ${cases(count)}, for example in ${asked}. None of these boards is square. In the cases with a square board it is right. Check each place that uses the number of rows or that of columns: one may stand for the other, or for both`,
  "fails-only-where": ({ property, ending, cases: count, case: asked, example }) =>
    inSentences([
      `the program ${ENDINGS[ending]} in ${count === 1 ? "the only case" : `all ${cases(count)}`} ${PROPERTIES[property]}, ${asked}${count === 1 ? "" : " for example"}, and is right in all others`,
      RIGHT_ANSWERS[property],
      example && `a small board of this kind, on which it fails, too: ${boardInLine(example.board)}`,
    ]),
  "wrong-beyond": ({ quantity, most, least, limit, right, wrong, case: asked }) =>
    inSentences([
      `the program is right in all ${cases(right)} with ${QUANTITIES[quantity]} up to ${number(most)}, and wrong in all ${cases(wrong)} with ${number(least)} or more, for example in ${asked}`,
      limit !== undefined && `further boards show that it is right up to ${number(limit)}. ${LIMITS[limit]}`,
      HINTS[quantity],
    ]),
  "wrong-start-idea": ({ idea, case: asked, expected, ...start }) =>
    `${START_IDEAS[idea]}. In ${asked} the tour starts on ${startName(start)} instead of ${squareName(expected)}`,
  "always-no-tour": ({ case: asked, wrong }) =>
    `every answer is that there is no tour. That is wrong in ${cases(wrong)}, for example in ${asked}. Check whether the program reads its input as the assignment gives it, and whether the search backtracks at a dead end`,
  "slow-growth": ({ exponent, uncertainty, sizes }) =>
    `a board with twice the side takes about ${number(timesAtTwiceTheSide(exponent))} times the computing time. It has 4 times the squares. Measured on boards of ${counted(sizes, "size", "sizes")}: with side n the time grows like n^${number(exponent)} (± ${number(uncertainty)})`,
  "deep-recursion": ({ error, cases: count, case: asked, ...place }) =>
    `in ${cases(count)} with many squares to reach, for example in ${asked}, there are too many calls within calls (${error} in ${lineIn(place)}). With few squares, there are not. A search that calls itself for each square can go as deep as there are free squares. One with a queue (breadth-first search) does not, and finds a shortest path`,
  "negative-remainder": ({ language, quote, instead, taken = "x % n", board, case: _, ...place }) =>
    inSentences([
      `a remainder (${signIn(taken)}) is negative in ${lineIn(place)} (${quote})`,
      `in ${language}, ${ofNumbers(taken)} is -1, not 6. Write ${instead} in place of ${taken}, in each line that brings a square back onto the board`,
      `with this line alone changed so, the program is right on a board where the move to S goes over an edge, and as it is, it is not: ${boardInLine(board)}`,
    ]),
  "second-opinion": ({ case: asked, file, line, column, quote }) =>
    `one more run on ${asked} with the compiler's checks (${column === undefined ? "-fcheck" : "-fsanitize"}) reports ${file}, line ${line}${column === undefined ? "" : `, column ${column}`}: ${quote}`,
  pitfall: ({ pitfall, quote, ...place }) =>
    inSentences([`${lineIn(place)}: ${PITFALLS[pitfall]}`, `the line is: ${quote}`]),

  "dead-end": ({ at, left, rescue }) =>
    inSentences([
      `the knight got stuck on ${squareName(at)} with ${squaresLeft(left)}`,
      rescue &&
        `back on ${squareName(rescue.from)}, a move to ${squareName(rescue.to)} can lead to a complete tour`,
    ]),
  "stopped-early": ({ at, to, left }) =>
    `the tour stops on ${squareName(at)} with ${squaresLeft(left)}. The knight could still move to ${squareName(to)}`,
  "eight-bit-steps": ({ most }) =>
    `the printed numbers end at ${most}, and many appear again. A tour of this board needs larger ones. Eight bits hold no more: check the type of the step numbers`,
  "start-not-marked": ({ at, second, number: step }) =>
    `the tour goes on from the start: step 2, ${squareName(second)}, is one move away from it. But ${squareName(at)}, the start, has the number ${step} instead of 1. Check that the start is marked as visited before the search begins`,
  "straight-end": ({ at, first }) =>
    `the last square, ${squareName(at)}, is three squares away from the first, ${squareName(first)}, in a straight line. A knight moves two squares and one. If the program tests the sum of both distances, 3 + 0 is as much as 2 + 1`,
  "closed-at-the-corner": ({ at, first }) =>
    `the last square, ${squareName(at)}, is one knight move away from (0, 0), and not from the first square, ${squareName(first)}. Check which square the last one is compared with`,
  "dead-end-filled": ({ at, step, left }) =>
    `after step ${step} the knight is stuck on ${squareName(at)}. ${left === 1 ? "The square that is left has" : `The ${number(left)} squares that are left have`} a number all the same, without a move to ${left === 1 ? "it" : "them"}. Check what the program does at a dead end: it has to go back`,
  "numbers-skipped": ({ before, after }) =>
    `the numbers skip from ${before} to ${after}, and in their order the squares are a valid tour. If a counter grows with each square, it has to fall again where the search goes back`,
  "numbers-begin-anew": ({ most, squares }) =>
    `the numbers are those of a valid tour of ${number(squares)} squares, but after ${number(most)} they begin anew with 0. Check the type of the numbers, and what is printed of them (% ${number(most + 1)})`,
  "squares-kept": ({ listed, squares }) =>
    `the list has ${number(listed)} squares. If only the last place of each of the ${number(squares)} squares counts, they are a valid tour. Take a square off the list again where the search goes back`,
  "beyond-the-board": ({ times, number: step, at, rows, columns }) =>
    `${counted(times, "number is", "numbers are")} missing, and each fits on a square just beyond the board, in row ${rows} or column ${columns}. The first is ${step}, on ${squareName(at)}. Rows go from 0 to ${rows - 1} and columns from 0 to ${columns - 1}: check for \`<=\` in place of \`<\``,
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
  "uncaught-error": ({ error, code, isRecursion, ...place }) =>
    `an error (${error}) ended the program${isRecursion ? ", in calls within calls, such as the one" : ""} in ${lineIn(place)}${code === undefined ? "" : `: ${code}`}`,
};

/** Example: `the edges concerned are the upper and the left one`. */
function detailOf({ edges = [], move, instead }: IdeaDetail): string | undefined {
  const words = new Intl.ListFormat("en").format(edges.map((edge) => EDGE_WORDS[edge]));
  if (edges.length > 0)
    return `the ${edges.length === 1 ? "edge concerned is" : "edges concerned are"} ${words} one`;
  if (!move) return undefined;
  if (!instead) return `the move in question is ${direction(move)}`;
  return `the move ${direction(move)} goes ${direction(instead)} instead`;
}

/** Sentences on what a line does. */
const PITFALLS: Readonly<Record<Pitfall, string>> = {
  "rows-are-one":
    "all rows that are made here are one and the same list. What is written into one of them stands in all of them",
  "comparator-of-truths":
    "this comparison gives true or false. To sort, it has to give a number: negative, 0 or positive",
};

const ENDINGS = {
  unread: "prints no answer that can be read",
  wrong: "is wrong",
  "breaks-off": "breaks off",
  "no-end": "does not end in time",
  several: "fails",
};

/** Completes "the program fails in all 2 cases ...". */
export const PROPERTIES: Readonly<Record<CaseProperty, string>> = {
  "no-path": "without a path to S",
  "no-tour": "without a tour",
  closed: "that ask for a closed tour",
};

const RIGHT_ANSWERS: Readonly<Record<CaseProperty, string | undefined>> = {
  "no-path": "expected there: that it is impossible",
  "no-tour": "expected there: that there is no tour",
  closed: undefined,
};

/** Quantities, as they are counted. */
export const QUANTITIES: Readonly<Record<Quantity, string>> = {
  rows: "a number of rows",
  columns: "a number of columns",
  "longer-side": "a longer side",
  squares: "a number of squares",
  moves: "a number of moves",
  searched: "a number of squares no farther than S",
  "exit-place": "S on a place (row * columns + column, counted from 0)",
  "exit-line": "S in a row or column (the larger of both, counted from 0)",
};

const OF_SIZES = "Check the sizes of arrays and buffers, and the largest number that each variable can hold";
const OF_SEARCHES =
  "Check the room in the queue and in arrays, the types of the numbers, and what ends the search early";

const HINTS: Readonly<Record<Quantity, string>> = {
  rows: OF_SIZES,
  columns: OF_SIZES,
  "longer-side": OF_SIZES,
  squares: OF_SIZES,
  moves: OF_SEARCHES,
  searched: OF_SEARCHES,
  "exit-place": OF_SIZES,
  "exit-line": OF_SIZES,
};

/** Sentences on types that a number is the largest of. */
const LIMITS: Readonly<Record<LargestNumber, string>> = {
  127: "A variable of eight bits with a sign (char in C, byte in Java) holds no more. In Java, == compares Integer objects by their numbers only up to 127: use equals",
  255: "A variable of eight bits holds no more",
  32767: "16 bits with a sign hold no more",
  65535: "16 bits hold no more",
};
