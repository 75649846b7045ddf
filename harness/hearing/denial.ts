import { patternsOfDenials } from "../answer/wording-patterns.ts";
import { saysNone, simplified, statedMoves } from "../answer/wordings.ts";
import { type Listened, listen } from "./listened.ts";
import { spotsIn } from "./places.ts";
import type { SpokenLine } from "./spoken.ts";

/** Fewer outputs do not show that a phrase is a set one. */
const LEAST_OUTPUTS = 3;

/**
 * Listens again without the phrases that deny a path in every output of a program which goes on to say
 * something else: "se nao houver caminho, imprime impossivel".
 */
export function withoutSetPhrases(listened: readonly Listened[]): readonly Listened[] {
  const phrases = Array.from(commonTo(listened)).filter(saysNone);
  if (listened.length < LEAST_OUTPUTS || phrases.length === 0) return listened;
  const ignored = new Set(phrases);
  const again = listened.map((each) => listen({ ...each, plan: { ...each.plan, ignored } }));
  return again.every(saysSomething) ? again : listened;
}

/** Leaves the numbers of lines that are the same in every output out of the places of answers. */
export function withoutConstantNumbers(listened: readonly Listened[]): readonly Listened[] {
  const constant = commonTo(listened);
  if (listened.length < LEAST_OUTPUTS || constant.size === 0) return listened;
  return listened.map((each) => {
    const lines = each.lines.map((line) =>
      constant.has(simplified(line.from.text)) ? { ...line, tokens: [] } : line,
    );
    return { ...each, lines, spots: spotsIn(lines) };
  });
}

/** Finds the lines that all outputs have, as `simplified` returns them. */
function commonTo(listened: readonly Listened[]): Set<string> {
  const [first = new Set<string>(), ...others] = listened.map(
    ({ lines }) => new Set(lines.map(({ from }) => simplified(from.text))),
  );
  return new Set(Array.from(first).filter((text) => others.every((texts) => texts.has(text))));
}

function saysSomething({ worded, lines }: Listened): boolean {
  return worded.length > 0 || lines.some((line) => line.hedges() || isListOfNumbers(line));
}

function isListOfNumbers({ from, tokens }: SpokenLine): boolean {
  return tokens.length === 0 && /\d/.test(from.text) && statedMoves(simplified(from.text)) === undefined;
}

/** Rows of a drawn board. */
const DRAWN = /^[.xcso#*_ |+-]{4,}$/;

/**
 * Finds the lines of an output that this program prints in no case with a number: its own words for "no".
 *
 * @param numbered templates of the lines of all outputs with a number
 */
export function ownDenial(
  lines: readonly SpokenLine[],
  numbered: ReadonlySet<string>,
): SpokenLine | undefined {
  const own = lines.filter(({ template }) => !numbered.has(template) && !DRAWN.test(template));
  const { notOwnDenials } = patternsOfDenials();
  return own.some(({ template }) => notOwnDenials.test(template)) ? undefined : own.at(-1);
}
