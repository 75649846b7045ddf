import type { AnswerFormat } from "../../../answer/reading/formats.ts";
import type { Size } from "../../../case/knight.ts";
import type { Finding } from "../../../finding/index.ts";
import { declarationOf, inSentences, type ReadingSentences } from "../catalogue.ts";
import { alternatives, quantitiesIn } from "../quantities.ts";

const { counted } = quantitiesIn("en");

const moves = (count: number) => counted(count, "move", "moves");
const rowsOf = ({ rows, columns }: Size) => `${counted(rows, "row", "rows")} of ${columns}`;

export const readings: ReadingSentences = {
  "unreadable-answer": ({
    formats,
    file,
    onlyYes,
    quote,
    isOneOfMany,
    isInFile,
    onStderr,
    lacksStart,
    runTogether,
    shape,
  }) => {
    const nothing =
      onStderr === undefined
        ? "the program printed nothing, and ended by itself with exit code 0"
        : `the program printed nothing on standard output. On standard error it printed: ${onStderr}`;
    const expected = file === undefined ? "expected" : `expected in the file ${file}`;
    return inSentences([
      "no answer was recognised",
      quote === undefined
        ? nothing
        : `${isInFile ? "the program wrote into the file" : "the program printed"}${isOneOfMany ? " several lines, among them" : ""}: ${quote}`,
      onlyYes && "print the tour itself, not only that there is one",
      lacksStart &&
        "the printed squares begin one move away from C and lead to S: print C, too, as the first one",
      runTogether && "numbers run together: print a blank between them",
      shape &&
        `${isInFile ? "the file has" : "the output has"} ${shape.isList ? `a list of squares that is a tour of ${rowsOf(shape.found)} squares` : `a block of ${rowsOf(shape.found)} numbers`}, but the board of the case has ${rowsOf(shape.expected)}`,
      `${expected}: ${alternatives(
        formats.map((each) => FORMATS[each]),
        "or",
      )}`,
    ]);
  },
  "off-board-otherwise": (finding) =>
    `the answer was read with ${declarationOf(finding)}. Read the other way round, it leaves the board`,
  "every-step-a-move": (finding) =>
    inSentences([
      `the answer was read with ${declarationOf(finding)}. Only then is every step a knight move`,
      finding.declared.order &&
        "if it was printed row by row, check whether the numbers of rows and columns are exchanged",
    ]),
  "start-left-out": (finding) =>
    `the answer was read with ${declarationOf(finding)}: the list begins behind the start`,
  "squares-left-out": ({ squares }) =>
    `the output has what looks like ${counted(squares, "more square", "more squares")}. The tour is the part of the list that has no square twice`,
  "whole-from-0": () =>
    "the answer was read with `counting: 0`. Every number from 0 on appears once. Counted from 1, one square would be missing",
  "last-of-several": (heard) =>
    heard.said === "tour"
      ? "several tours were read. The last one counts"
      : `several answers were read. The last one counts: ${answerIn(heard)}`,
  "right-if-declared": (finding) =>
    `the answer would be right ${readIn(finding)}. If that is meant, write ${declarationOf(finding)} under answer in submission.yaml`,
  "also-says": (heard) => `another reading of the output would be right: ${answerIn(heard)}`,
};

const FORMATS: Readonly<Record<AnswerFormat, string>> = {
  "stated-moves": 'a sentence such as "68 moves" or "impossible"',
  "bare-number": "a number alone on a line",
  path: "the squares of the path from C to S",
  grid: "a board of step numbers",
  numbers: "the step numbers of a board, one after the other",
  coordinates: "a list of coordinates",
  squares: "a list of squares such as a1 b3",
  cells: "the numbers of the squares in the order of the tour",
  "no-tour": 'a sentence such as "no tour" or "sem solução"',
  printed: "the answer on standard output",
};

/** A way of reading an answer, for readers who do not know the keys of a manifest. */
export function readIn({ declared }: Pick<Finding<"read-by-convention">, "declared">): string {
  const { counting, formats, order, firstRow } = declared;
  const meanings = [
    ...(formats
      ? [
          `as ${alternatives(
            formats.map((each) => FORMATS[each]),
            "or",
          )}`,
        ]
      : []),
    ...(order ? ["with rows and columns exchanged"] : []),
    ...(firstRow ? [`with the first row at the ${firstRow}`] : []),
    ...(counting === undefined ? [] : [`counted from ${counting}`]),
  ];
  return meanings.join(" and ") || "if it were read in another way";
}

function answerIn({ said, isPath, from }: Omit<Finding<"also-says">, "kind">): string {
  const counted = (count: number) => `${isPath ? "a path of " : ""}${moves(count)}`;
  const answer = said === "none" ? "no solution" : said === "tour" ? "a tour" : counted(said);
  return from ? `${answer}, from line ${from.line}: ${from.quote}` : answer;
}
