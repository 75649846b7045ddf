import { behindPrompt } from "../answer/text/prompts.ts";
import { patternsOfDenials } from "../answer/text/wording-patterns.ts";
import { saysNone, statedMoves } from "../answer/text/wordings.ts";
import { occurrencesIn } from "./occurrences.ts";
import { reread, type ScannedTranscript } from "./scanned-transcript.ts";
import type { TemplateLine } from "./template-lines.ts";

/** Fewer outputs do not show that a phrase is a set one. */
const LEAST_OUTPUTS = 3;

/**
 * Listens again without the phrases that deny a path in every output of a program which goes on to say
 * something else in most of them: "se nao houver caminho, imprime impossivel".
 */
export function withoutSetPhrases(scanned: readonly ScannedTranscript[]): readonly ScannedTranscript[] {
  const texts = scanned.map(textsIn);
  // Where it stands once more, it is the answer.
  const phrases = Array.from(commonTo(texts)).flatMap(([text, times]) =>
    saysNone(text) && texts.every((each) => each.get(text) === times) ? text : [],
  );
  if (scanned.length < LEAST_OUTPUTS || phrases.length === 0) return scanned;
  const ignored = new Set(phrases);
  const again = scanned.map((each) => reread(each, { ...each.plan, ignored }));
  return 2 * again.filter(saysSomething).length > again.length ? again : scanned;
}

/**
 * Leaves the numbers of lines that are the same in every output out of the places of answers. A line that stands once
 * more in one output may be its answer.
 */
export function withoutConstantNumbers(scanned: readonly ScannedTranscript[]): readonly ScannedTranscript[] {
  const constant = Array.from(commonTo(scanned.map(textsIn))).filter(([text]) => /\d/.test(text));
  if (scanned.length < LEAST_OUTPUTS || constant.length === 0) return scanned;
  return scanned.map((each) => {
    const more = textsIn(each);
    for (const [text, times] of constant) more.set(text, more.get(text)! - times);
    const lines = each.lines.map((line) => {
      const { text } = line;
      const left = more.get(text)!;
      more.set(text, left - 1);
      return left > 0 ? line : { ...line, tokens: [] };
    });
    return { ...each, lines, occurrences: occurrencesIn(lines) };
  });
}

/** Counts the lines that all outputs have, by their texts as `simplified` returns them. */
function commonTo([first = new Map(), ...others]: readonly ReadonlyMap<string, number>[]): Map<
  string,
  number
> {
  const common = Array.from(first, ([text, times]) => {
    const least = Math.min(times, ...others.map((texts) => texts.get(text) ?? 0));
    return [text, least] as const;
  });
  return new Map(common.filter(([, times]) => times > 0));
}

function textsIn({ lines }: ScannedTranscript): Map<string, number> {
  const times = new Map<string, number>();
  for (const { text } of lines) {
    times.set(text, (times.get(text) ?? 0) + 1);
  }
  return times;
}

function saysSomething({ worded, lines }: ScannedTranscript): boolean {
  return worded.length > 0 || lines.some((line) => line.hedges() || isListOfNumbers(line));
}

function isListOfNumbers({ text, tokens }: TemplateLine): boolean {
  return tokens.length === 0 && /\d/.test(text) && statedMoves(text) === undefined;
}

/** Rows of a drawn board. In a template, `n` stands for the sign of a number. */
export const DRAWN = /^[.xcson*_ |+-]{4,}$/;

/**
 * Finds the lines of an output that this program prints in no case with a number: its own words for "no".
 *
 * @param numbered templates of the lines of all outputs with a number
 */
export function noSolutionPhrase(
  lines: readonly TemplateLine[],
  numbered: ReadonlySet<string>,
): TemplateLine | undefined {
  const own = lines.filter(({ template }) => !numbered.has(template) && !DRAWN.test(template));
  const { notOwnDenials } = patternsOfDenials();
  // A prompt may ask for a file, which the words behind it are not about.
  const isOther = ({ text, template }: TemplateLine) => notOwnDenials.test(behindPrompt(text) ?? template);
  return own.some(isOther) ? undefined : own.at(-1);
}
