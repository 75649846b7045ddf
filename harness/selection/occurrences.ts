import { rememberedLately } from "../base/remembered.ts";
import type { NumberToken, TemplateLine } from "./template-lines.ts";

/** A number at a place of an output. */
export interface Occurrence {
  readonly line: TemplateLine;
  /** Position of the line among the lines of its output. */
  readonly at: number;
  readonly token: NumberToken;
  readonly value: number;
}

/**
 * Kinds of names of places, the surest first: the text of the line; the line above; the text before or behind
 * the number; the line counted from the end or from the beginning.
 */
const KINDS = { text: 0, above: 1, before: 2, behind: 3, end: 4, beginning: 5 } as const;

/** Characters that make a text before or behind a number a name. */
const BEFORE = 18;
const BEHIND = 8;
const EDGE_LINES = 3;

/** Numbers of an output by the names of their places. If a place appears several times, the last one counts. */
export interface Occurrences {
  readonly byPlace: ReadonlyMap<string, Occurrence>;
  /** Lines whose text stands on several lines with different numbers: logs, and candidates in turn. */
  isRepeated(occurrence: Occurrence): boolean;
}

export function occurrencesIn(lines: readonly TemplateLine[]): Occurrences {
  const byPlace = new Map<string, Occurrence>();
  const numbers = new Map<string, string>();
  const repeated = new Set<string>();
  for (const [at, line] of lines.entries()) {
    if (line.tokens.length === 0) continue;
    const said = line.tokens.map(({ value }) => value).join();
    const name = nameOf(lines, at);
    const known = numbers.get(name);
    if (known !== undefined && known !== said) repeated.add(name);
    numbers.set(name, said);
    for (const [index, token] of line.tokens.entries()) {
      const { value } = token;
      if (value === undefined) continue;
      const occurrence = { line, at, token, value };
      for (const key of placesOf(lines, at, index)) byPlace.set(key, occurrence);
    }
  }
  return { byPlace, isRepeated: ({ at }) => repeated.has(nameOf(lines, at)) };
}

/** The text of a line. Numbers alone have their name in the line above. */
function nameOf(lines: readonly TemplateLine[], at: number): string {
  const { template } = lines[at]!;
  return hasWords(template) ? template : `${above(lines, at)}\n${template}`;
}

/**
 * The text above a line of numbers alone. In a short block of such lines, each has the whole text from the words above
 * the block on. The lines of a longer one are a log, and have the same name.
 */
function above(lines: readonly TemplateLine[], at: number): string {
  const near = lines.slice(Math.max(0, at - EDGE_LINES), at).map(({ template }) => template);
  const words = near.findLastIndex(hasWords);
  if (words >= 0) return near.slice(words).join("\n");
  return at < EDGE_LINES ? ["^", ...near].join("\n") : near.at(-1)!;
}

function hasWords(template: string): boolean {
  return /[a-z]/.test(template);
}

/** Names of the places of a number, which the outputs of a program have in common. */
function placesOf(lines: readonly TemplateLine[], at: number, index: number): string[] {
  const { template, tokens } = lines[at]!;
  return [
    ...placesInText(template)[index]!,
    ...(hasWords(template) ? [] : [place("above", `${above(lines, at)} ${template} ${index}`)]),
    ...(lines.length - at <= EDGE_LINES
      ? [
          place("end", `${lines.length - at} ${index}`),
          place("end", `${lines.length - at} -${tokens.length - index}`),
        ]
      : []),
    ...(at < EDGE_LINES ? [place("beginning", `${at} ${index}`)] : []),
  ];
}

/** Names of the places of each number in a text. They are kept, because a program prints the same text in all cases. */
const placesInText = rememberedLately((template: string): string[][] => {
  const parts = template.split("#");
  return parts.slice(1).map((_, index) => {
    const before = `^${parts.slice(0, index + 1).join("#")}`.slice(-BEFORE);
    const behind = `${parts.slice(index + 1).join("#")}$`.slice(0, BEHIND);
    return [
      place("text", `${template} ${index}`),
      ...(/[^\s#]{3}/.test(before.slice(1)) ? [place("before", before)] : []),
      ...(/[^\s#]{3}/.test(behind.slice(0, -1)) ? [place("behind", behind)] : []),
    ];
  });
});

function place(kind: keyof typeof KINDS, name: string): string {
  return `${KINDS[kind]} ${name}`;
}

/** Tests if a place is named by its line's number only, so that its text may be any. */
export function isPositional(key: string): boolean {
  return Number(key[0]) >= KINDS.end;
}
