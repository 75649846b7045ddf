import type { AnswerFormat } from "../../../answer/formats.ts";
import type { Size } from "../../../case/knight.ts";
import type { Finding } from "../../../finding/index.ts";
import { declarationOf, type ReadingSentences } from "../catalogue.ts";
import { quantitiesIn } from "../quantities.ts";

const { counted } = quantitiesIn("en");

const moves = (count: number) => counted(count, "move", "moves");
const rowsOf = ({ rows, columns }: Size) => `${counted(rows, "row", "rows")} of ${columns}`;

/** What is said of how an output was read. */
export const readings: ReadingSentences = {
  "unreadable-answer": ({ formats, file, onlyYes, quote, onStderr, shape }) => {
    const nothing =
      onStderr === undefined
        ? "nothing was printed"
        : `nothing was printed on standard output; on standard error: ${onStderr}`;
    const printed = quote === undefined ? nothing : `it printed: ${quote}`;
    const enough = onlyYes ? "; that there is one is not enough, it has to be shown" : "";
    const rows = shape
      ? `; ${rowsOf(shape.found)} numbers were found, the board has ${rowsOf(shape.expected)}`
      : "";
    const where = file === undefined ? "" : `in the file ${file}: `;
    return `no answer was found; ${printed}${enough}${rows}; looked for ${where}${formats.map((each) => FORMATS[each]).join("; ")}`;
  },
  "off-board-otherwise": (finding) =>
    `it was read with ${declarationOf(finding)}: the other way round it leaves the board`,
  "every-step-a-move": (finding) =>
    `it was read with ${declarationOf(finding)}: only so every step is a knight move`,
  "whole-from-0": () =>
    "it was read with `counting: 0`: every number from 0 on is there once; counted from 1, a square would be left out",
  "last-of-several": ({ said: answer }) =>
    `several answers were printed; the last, ${answerOf(answer)}, was taken`,
  "right-if-declared": (finding) =>
    `it would be right ${otherwise(finding)}; if that is meant, write ${declarationOf(finding)} under answer in submission.yaml`,
  "also-says": ({ said: answer }) => `it also says ${answerOf(answer)}, which would be right`,
};

const FORMATS: Readonly<Record<AnswerFormat, string>> = {
  "stated-moves":
    'a number beside a word like "moves" or "movimentos", or "impossible" in one of its wordings',
  "bare-number": "a number alone on a line",
  path: "the squares of the path from C to S",
  grid: "a board of step numbers",
  numbers: "the step numbers of a board one after the other",
  coordinates: "a list of coordinates",
  squares: "a list of squares like a1 b3",
  cells: "the numbers of the squares in the order of the tour",
  "no-tour": '"no tour" or "sem solução" in one of their wordings',
};

/** How else an answer may be meant, for readers who do not know the keys of a manifest. */
function otherwise({ declared }: Finding<"right-if-declared">): string {
  const { counting, order, firstRow } = declared;
  const meanings = [
    ...(order ? ["with rows and columns exchanged"] : []),
    ...(firstRow ? [`with the first row at the ${firstRow}`] : []),
    ...(counting === undefined ? [] : [`counted from ${counting}`]),
  ];
  return meanings.join(" and ") || "if it were read in another way";
}

function answerOf(answer: Finding<"also-says">["said"]): string {
  if (answer === "none") return "that there is none";
  return answer === "tour" ? "a tour" : moves(answer);
}
