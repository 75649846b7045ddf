import stringWidth from "string-width";
import { shorten } from "../base/text.ts";
import { isCoded } from "../case/names.ts";
import type { Catalogue, FailureLabel, ReportWords } from "./catalogue/catalogue.ts";
import type { CaseResult, ReportedCase } from "./record/report.ts";
import { rightAnswer } from "./words/answer-words.ts";
import { byHandLines, showing } from "./words/by-hand-lines.ts";
import { drawingOf, wayDrawing } from "./words/drawing.ts";
import { paintFor } from "./words/paint.ts";

/** A case as far as a failure shows it. */
export type ShownCase = Pick<
  ReportedCase,
  "problem" | "name" | "title" | "input" | "answer" | "rows" | "columns" | "picture"
>;

export interface DetailStyle {
  /** Width of the terminal; lines are not broken if it is not known. */
  readonly columns?: number | undefined;
  /** Allows signs beyond ASCII. */
  readonly unicode: boolean;
  readonly colours?: boolean;
}

/** Space before the lines that belong to a failure. */
const INDENT = 4;

/** Inputs up to this size are shown. */
const SMALL = { rows: 10, columns: 40 } as const;

/** Lines of a program's output that are shown. */
const MOST_PRINTED = 5;

/** Texts that stand beside a label. */
type Parts = Partial<Readonly<Record<FailureLabel, readonly string[]>>>;

/**
 * Shows what is known of a failure: its place in the sources, the input, the right answer and the program's own, and how
 * to run the case by hand.
 */
export function detailsOf(
  result: CaseResult,
  { asked, catalogue }: { readonly asked: ShownCase | undefined; readonly catalogue: Catalogue },
  style: DetailStyle,
): string[] {
  const { finding, timings } = result;
  const { words, page } = catalogue;
  const wasRun = timings !== undefined;
  const answer = result.verdict === "WA" ? asked?.answer : undefined;
  const parts: Parts = {
    place: placeOf(result),
    ...(asked && wasRun && { input: result.givenOtherwise ? [] : inputLines(asked) }),
    ...(answer !== undefined && {
      expected: [rightAnswer({ ...asked!, answer }, result, page)],
    }),
    printed: printedLines(result, words, style),
    byHand: result.byHand ? byHandLines(result.byHand, showing(result.case)) : [],
  };
  const drawn = { ...style, legend: words.legend };
  const place = finding ? drawingOf(finding, drawn) : [];
  const drawing = place.length === 0 && asked && result.verdict === "WA" ? wayDrawing(asked, drawn) : place;
  return [...labelledLines(parts, words.failure, style), ...drawing.map((line) => " ".repeat(INDENT) + line)];
}

function labelledLines(
  parts: Parts,
  labels: Readonly<Record<FailureLabel, string>>,
  style: DetailStyle,
): string[] {
  const paint = paintFor(style);
  const width = Math.max(...Object.values(labels).map((label) => stringWidth(label))) + 2;
  return Object.entries(labels).flatMap(([name, label]) =>
    (parts[name as FailureLabel] ?? []).map((text, at) => {
      const space = " ".repeat(at === 0 ? width - stringWidth(label) : width);
      const margin = " ".repeat(INDENT) + (at === 0 ? paint("label", label) : "") + space;
      return margin + text;
    }),
  );
}

/** The line of the program that a compiler or a crash names, as editors find it. Of a notebook they find none. */
function placeOf({ finding, clue }: CaseResult): string[] {
  if (finding?.kind === "not-compiled" && finding.place)
    return [`${finding.place.file}:${finding.place.line}: ${finding.quote ?? ""}`];
  if (clue?.kind !== "uncaught-error" || clue.cell) return [];
  return [`${clue.file}:${clue.line}: ${clue.error}`];
}

function inputLines({ problem, name, input, rows, columns }: ShownCase): string[] {
  const lines = input?.trimEnd().split("\n") ?? [];
  const isSmall =
    input !== undefined && lines.length <= SMALL.rows && lines.every(({ length }) => length <= SMALL.columns);
  const size = isCoded(problem) ? `${rows} x ${columns}: ` : "";
  return isSmall ? lines : [`${size}${showing(name)}`];
}

/** The first lines of what was printed. The line that the answer was read from is named, if there are others, and so is the one that is wrong. */
function printedLines(
  { printed, read, wrong }: CaseResult,
  words: ReportWords,
  style: DetailStyle,
): string[] {
  const paint = paintFor(style);
  const arrow = style.unicode ? "←" : "<-";
  const lines = printed?.split("\n") ?? [];
  const named = (text: string, line: number) => {
    const mark = line === wrong?.line ? words.wrongHere : line === read?.line ? words.readHere : undefined;
    return mark === undefined || lines.length === 1 ? text : `${paint("quoted", text)}  ${arrow} ${mark}`;
  };
  const first = lines.slice(0, MOST_PRINTED);
  // What was left out before a wrong step is marked once.
  const whole = first.includes("…") ? first.slice(0, first.indexOf("…")) : first;
  const shown = whole.map((line, at) => named(shorten(line, 2 * SMALL.columns), at + 1));
  const later = [read, wrong].flatMap((each) =>
    each && each.line > whole.length ? [named(`${each.line}: ${each.quote}`, each.line)] : [],
  );
  return [...shown, ...(whole.length < lines.length ? ["…"] : []), ...later];
}
