import { readFileSync } from "node:fs";
import path from "node:path";
import { Type } from "@sinclair/typebox";
import { parse } from "yaml";
import { PACKAGE_FOLDER } from "../../base/package.ts";
import { remembered } from "../../base/remembered.ts";

/** Languages of which words are known. Other languages are understood by what a program prints in all cases. */
export const WORD_LANGUAGES = ["de", "en", "es", "pt"] as const;
type WordLanguage = (typeof WORD_LANGUAGES)[number];

/** Groups of words, by their use in an output. */
const GROUPS = {
  move: "one move; with a number behind it, a line of a listing",
  moves: "several moves; the number may stand behind the word without a sign between",
  steps: "other words for one or more moves",
  measure: "measures of a path",
  answer: "words for the answer itself",
  result: "words that may announce any answer",
  says: "verbs and prepositions between such a word and its number",
  least: "words for the least number",
  way: "words for the path",
  place: "words before a coordinate",
  numbered: "things that have a number as a name",
  square: "things that are counted, but are no moves",
  tried: "words for moves that were tried",
  possible: "words for moves that are possible",
  trouble: "words about a program's own troubles; such a line says nothing about the board",
  failed:
    "words of a search that failed: where such a line is all that stands in place of a tour, it found none",
  file: "words about files and arguments",
  goal: "things that a denial denies: the path, the exit, the tour",
  whole: "words for what a tour is that was found; to deny them is not to deny that there is a tour",
  closed: "words for a tour whose last square is one move from its first",
  open: "words for a tour whose last square need not be so",
  without: "words that deny the thing behind them",
  never: "words that deny the verb behind them",
  on: "words that put a thing at a place: the thing is not denied",
  compared: "comparisons with the path that was found, and instructions",
  condition: "words that begin a condition",
  about: "bounds before a number",
  perhaps: "words of a guess, of a number as of a denial",
  gaveUp: "words of a program that gave up",
  ownTrouble: "words in lines that are not a program's own words for no",
  command: "commands to type something",
  question: "words of questions",
  label: "words for a size, place, time, count or result, which make no prompt",
} as const;
export type WordGroup = keyof typeof GROUPS;
export const WORD_GROUPS = Object.keys(GROUPS) as WordGroup[];

const word = Type.String({
  pattern: "^[a-z]+( [a-z]+)*[.*]?$",
  description: "in lower case, without accents; a star at the end stands for any ending",
});

/** Format of `words/<language>.yaml`. */
export const wordsSchema = Type.Object(
  Object.fromEntries(
    WORD_GROUPS.map((group) => [group, Type.Array(word, { description: GROUPS[group] })]),
  ) as Record<WordGroup, ReturnType<typeof Type.Array<typeof word>>>,
  { additionalProperties: false, $id: "words.schema.json", title: "Words of a language" },
);

/** Folder with one file for each language. */
export const WORDS_FOLDER = path.join(PACKAGE_FOLDER, "harness", "answer", "text", "words");

/** Reads the words of a language. A test checks our own files, because that takes longer than to read them. */
export const wordsOf = remembered(
  (language: WordLanguage): Readonly<Record<WordGroup, readonly string[]>> =>
    parse(readFileSync(wordsFile(language), "utf8")),
);

export function wordsFile(language: WordLanguage): string {
  return path.join(WORDS_FOLDER, `${language}.yaml`);
}

/** Writes groups of words as alternatives of a regular expression, of all languages or of one. */
export function anyOf(
  groups: WordGroup | readonly WordGroup[],
  languages: readonly WordLanguage[] = WORD_LANGUAGES,
): string {
  const words = [groups].flat().flatMap((group) => languages.flatMap((language) => wordsOf(language)[group]));
  return alternatives(words);
}

/** Writes the words of a group that put no thing at a place in another language, as the Portuguese "no" does. */
export function anyClear(group: WordGroup): string {
  return alternatives(WORD_LANGUAGES.flatMap((language) => wordsOf(language)[group]).filter(isClear));
}

/** Tests if a word does not also put a thing at a place. */
export function isClear(each: string): boolean {
  return !WORD_LANGUAGES.some((language) => wordsOf(language).on.includes(each));
}

function alternatives(words: readonly string[]): string {
  const patterns = Array.from(new Set(words), (each) => each.replace(".", "\\.").replace("*", "\\w*"));
  // A longer word first, because the first alternative that fits is taken.
  return `(?:${patterns.toSorted((a, b) => b.length - a.length).join("|")})`;
}
