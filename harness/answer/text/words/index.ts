import { ENGLISH } from "./english.ts";
import { GERMAN } from "./german.ts";
import { PORTUGUESE } from "./portuguese.ts";
import { SPANISH } from "./spanish.ts";
import type { WordGroup, Words } from "./words.ts";

/** Languages of which words are known. Other languages are understood by what a program prints in all cases. */
export const WORD_LANGUAGES = ["de", "en", "es", "pt"] as const;
type WordLanguage = (typeof WORD_LANGUAGES)[number];

const WORDS: Readonly<Record<WordLanguage, Words>> = { de: GERMAN, en: ENGLISH, es: SPANISH, pt: PORTUGUESE };

/** Lists the words of a group in a language. */
export function wordsOf(language: WordLanguage, group: WordGroup): readonly string[] {
  const words = WORDS[language][group];
  return words === "" ? [] : words.split(", ");
}

/** Writes groups of words as alternatives of a regular expression, of all languages or of one. */
export function anyOf(
  groups: WordGroup | readonly WordGroup[],
  languages: readonly WordLanguage[] = WORD_LANGUAGES,
): string {
  const words = [groups].flat().flatMap((group) => languages.flatMap((language) => wordsOf(language, group)));
  return alternatives(words);
}

/** Writes the words of a group that put no thing at a place in another language, as the Portuguese "no" does. */
export function anyClear(group: WordGroup): string {
  return alternatives(WORD_LANGUAGES.flatMap((language) => wordsOf(language, group)).filter(isClear));
}

/** Tests if a word does not also put a thing at a place. */
export function isClear(each: string): boolean {
  return !WORD_LANGUAGES.some((language) => wordsOf(language, "on").includes(each));
}

function alternatives(words: readonly string[]): string {
  const patterns = Array.from(new Set(words), (each) => each.replace(".", "\\.").replace("*", "\\w*"));
  // A longer word first, because the first alternative that fits is taken.
  return `(?:${patterns.toSorted((a, b) => b.length - a.length).join("|")})`;
}
