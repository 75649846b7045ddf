import type { Source } from "../answer/reading/answer.ts";
import { bounded } from "../answer/text/integers.ts";
import { plainOutput, sentencesIn } from "../answer/text/output.ts";
import { hedges } from "../answer/text/wordings.ts";
import { claimOf } from "./claim.ts";

/** A number in a line. */
export interface NumberToken {
  /** Undefined if it is not a whole number by itself: `0.35`, the 2 in `T2`. */
  readonly value: number | undefined;
}

/** A line of an output, split into its numbers and the text around them. */
export interface TemplateLine {
  readonly from: Source;
  /** The line as `simplified` returns it. */
  readonly text: string;
  /** The line without accents and capitals, with `#` for every number. */
  readonly template: string;
  /** Empty if the line is a row of a table. */
  readonly tokens: readonly NumberToken[];
  /** Tells how much the words claim to be the answer with a number, or with a denial. Words above a number alone are its own. */
  claimOf(said: number | "none"): number;
  /** Tests if the line gives a bound or a guess, and not an answer. */
  hedges(): boolean;
}

/** Lines from each end of an output that are compared. A longer output is a log. */
const MOST_LINES = 500;

/** Numbers in a row of a table or in a list of squares; no answer is picked out of so many. */
const MANY = 8;

/** Dates and times of day are one number, which is no whole one. */
const NUMBER = /\d+(?:([:/-])\d+)(?:\1\d+)+(?:\.\d+)?|-?\d+(?:\.\d+)*(?:e[+-]?\d+)?/g;

/** Numbers in groups of three, `1 234` or `1,234`; a line of numbers alone is a table. */
const GROUPED = /(?<![\d.,([]|\d )(\d{1,3})((?:[ ,'’]\d{3})+)(?![\d,.])(?=[^\d]*$|[^\d]*[a-z])/g;

/** Splits an output into lines. */
export function templateLines(output: Buffer): TemplateLine[] {
  return sentencesIn(plainOutput(output), MOST_LINES)
    .filter(({ text }) => text !== "")
    .map(({ line, printed, text }, at, all) => {
      const grouped = /[a-z]/.test(text) ? text.replace(GROUPED, (whole) => whole.replace(/\D/g, "")) : text;
      const tokens = Array.from(grouped.matchAll(NUMBER), (match) => tokenOf(match, grouped));
      return {
        from: { line, text: printed },
        text,
        template: templateOf(grouped),
        tokens: tokens.length < MANY ? tokens : [],
        claimOf: (said) => claimOf(titled(grouped, all.slice(Math.max(0, at - NEAR_LINES), at)), said),
        hedges: () => hedges(grouped),
      };
    });
}

/** Lines above a number alone that may hold its words. */
const NEAR_LINES = 3;

/** Writes the words above a number alone in front of it, as in "Movimentos:" and "68" below it. */
function titled(text: string, above: readonly { readonly text: string }[]): string {
  if (!/^\D*\d+\D*$/.test(text) || /[a-z]/.test(text)) return text;
  const title = above.findLast((line) => /[a-z\d]/.test(line.text))?.text ?? "";
  return /\d/.test(title) ? text : `${title.replace(/\W+$/, "")}: ${text}`;
}

/** Replaces numbers by `#`, and negative ones by `-#`. */
function templateOf(text: string): string {
  return text.replaceAll("#", "n").replace(NUMBER, (number) => (number.startsWith("-") ? "-#" : "#"));
}

function tokenOf({ 0: text, index }: RegExpExecArray, line: string): NumberToken {
  const before = line.slice(Math.max(0, index - 2), index);
  // The sign in `8-12` and `a-1` is a dash, and a number within a word is a part of a name.
  const isName = /[a-z_]$|\w\.$/.test(before) || (text.startsWith("-") && /[\d)\]]$/.test(before));
  if (isName) return { value: undefined };
  if (/^-?\d+(?:\.0+)?$/.test(text)) return { value: bounded(Number(text)) };
  return {
    value: /^[1-9]\d{0,2}(?:\.\d{3})+$/.test(text) ? bounded(Number(text.replaceAll(".", ""))) : undefined,
  };
}
