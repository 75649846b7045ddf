import { squareName } from "../../../case/square-schema.ts";
import type { IdeaName, StartIdeaName } from "../../../finding/ideas.ts";
import type { CauseSentences } from "../catalogue.ts";
import { boardInLine, quantitiesIn, signed } from "../quantities.ts";

const { counted, number } = quantitiesIn("en");

const moves = (answer: number | "impossible") =>
  answer === "impossible" ? '"impossible"' : counted(answer, "move", "moves");
const instead = ({ expected, found }: Record<"expected" | "found", number | "impossible">) =>
  `${moves(found)} instead of ${moves(expected)}`;
const squaresLeft = (count: number) => counted(count, "square is", "squares are");

/** What may be the cause of what is wrong. */
export const diagnoses: CauseSentences = {
  "wrong-idea": ({ idea, case: asked, example, ...given }) => {
    const small =
      example && `; on the small board ${boardInLine(example.board)} it makes ${instead(example)}`;
    return `every answer is as if ${IDEAS[idea]}; in ${asked} that makes ${instead(given)}${small ?? ""}`;
  },
  "first-way": ({ case: asked, ...given }) =>
    `every answer is the length of a way to the exit, but seldom of the shortest one: in ${asked} ${instead(given)}; so it comes out when a search goes deep first and keeps the first way it finds`,
  "fails-off-square": ({ case: asked, cases }) =>
    `it ended with an error on ${counted(cases, "board", "boards")}, first on ${asked}, none of which is square, and is right on all that are; look at where rows may be taken for columns`,
  "wrong-start-idea": ({ idea, case: asked, expected, found }) =>
    `${START_IDEAS[idea]}: in ${asked} the tour starts on ${squareName(found)} instead of ${squareName(expected)}`,
  "always-no-tour": ({ case: asked, wrong }) =>
    `every answer is that there is no tour, also on ${wrong} boards that have one, first on ${asked}; look whether the search goes back at a dead end`,
  "slow-growth": ({ exponent, uncertainty, runs }) =>
    `its time grows like n^${number(exponent)} (± ${number(uncertainty)}) with the side n of the board, by ${runs} runs that came to an end; the number of squares grows like n^2`,
  "second-opinion": ({ case: asked, file, line, column, quote }) =>
    `${file}, line ${line}, column ${column}: ${quote}; so says a second opinion, one more run on ${asked} with the compiler's own checks`,

  "dead-end": ({ at, left, rescue }) => {
    const saved =
      rescue &&
      `; back on step ${rescue.step}, ${squareName(rescue.from)}, a move to ${squareName(rescue.to)} would have led to the end`;
    return `the knight was stuck on ${squareName(at)} while ${squaresLeft(left)} left${saved ?? ""}`;
  },
  "stopped-early": ({ at, to, left }) =>
    `the knight could have gone on from ${squareName(at)} to ${squareName(to)}; ${squaresLeft(left)} left`,
  "numbers-shifted": ({ first, last }) =>
    `the numbers go from ${first} to ${last}: counted from 1 it would be a right tour`,
  "start-not-counted": ({ at, number: step }) =>
    `the second square, ${squareName(at)}, has the number ${step} that the start has already: with the start counted it would be a right tour`,
  "last-number-twice": ({ number: step }) =>
    `the number ${step} stands on two squares: with ${step + 1} on the last one it would be a right tour`,
  "tour-reversed": () => "from its end to its beginning it would be a right tour",
  "illegal-vector": ({ vector: [down, right], times, at, from, step }) =>
    `${times} moves go by (${signed(down)}, ${signed(right)}), first step ${step} from ${squareName(from)} to ${squareName(at)}; look whether the table of moves has it`,
  "uncaught-error": ({ error, file, line, code }) =>
    `${error} in ${file}, line ${line}${code === undefined ? "" : `: ${code}`}`,
};

/** Completes "every answer is as if ...". */
const IDEAS: Readonly<Record<IdeaName, string>> = {
  "no-wrap": "the board did not wrap around at its edges",
  "wraps-rows-only":
    "the board wrapped around at its upper and lower edge only, not at the left and right one",
  "wraps-columns-only":
    "the board wrapped around at its left and right edge only, not at the upper and lower one",
  "wraps-forward-only":
    "the board wrapped around downwards and to the right only, not upwards and to the left",
  "wraps-backward-only":
    "the board wrapped around upwards and to the left only, not downwards and to the right",
  "wraps-off-by-one": "the size of the board were off by one where it wraps around",
  "wraps-one-too-far": "a move over an edge came in one square too far",
  "stops-at-the-edge": "a move over an edge ended on the edge",
  "bounces-off-the-edge": "a move over an edge were reflected there",
  "sizes-exchanged": "the numbers of rows and columns were exchanged where the board wraps around",
  "move-missing": "one of the eight moves were missing in the table of moves",
  "move-mistyped": "one number in the table of moves were another one",
  "half-of-the-moves": "only four of the eight moves were made",
  "moves-as-a-king": "the piece moved as a king does, one square in every direction",
  "moves-as-a-camel": "the piece moved three squares and one, not two and one",
  "walks-through-x": "blocked squares could be entered",
  "always-impossible": "the exit could not be entered; look whether S counts as a free square",
  "cannot-jump": "the knight could not jump over a blocked square beside it",
  "obstacles-forgotten-at-the-seam": "blocked squares could be entered by moves that go over an edge",
  "square-from-rows": "the board were as wide as it is high",
  "square-from-columns": "the board were as high as it is wide",
  "first-row-skipped": "the first row were not there",
  "last-row-lost": "the last row were not there",
  "last-column-lost": "the last column were not there",
  "blank-line-as-a-row": "there were one row more below the last one; look what is made of the last line end",
  "line-end-as-a-column":
    "there were one column more behind the last one; look what is made of the line ends",
  "start-transposed": "row and column of C were exchanged",
  "exit-transposed": "row and column of S were exchanged",
  "one-too-many": "the squares of the way were counted, not its moves: one too many",
  "one-too-few": "one of the moves were not counted: one too few",
  "rounds-up-to-even": "an odd number of moves were rounded up to an even one",
  "eight-bit-count": "the number of moves were kept in eight bits, which hold no more than 255",
  "names-a-coordinate": "the last number printed were a row or a column of C or S, not the number of moves",
  "names-the-size": "the last number printed were the size of the board, not the number of moves",
};

const START_IDEAS: Readonly<Record<StartIdeaName, string>> = {
  "always-the-same": "every tour starts on the same square, whatever start is asked for",
  transposed: "row and column are exchanged, of the start or of the whole tour",
  "one-less": "every tour starts one row and one column before the start; rows and columns count from 0",
  "one-more": "every tour starts one row and one column behind the start; rows and columns count from 0",
};
