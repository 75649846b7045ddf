import { LANGUAGES } from "../locale/index.ts";
import type { Texts } from "../locale/language.ts";
import { forEachLocale, type Locale } from "./locale.ts";
import { remembered } from "./remembered.ts";

/** A sentence in each language of the users. */
export type Sentence = Readonly<Record<Locale, string>>;

/** A part of a sentence that is not always the same. */
type Hole = string | number | Sentence | ((locale: Locale) => string);

const textsOf = remembered((locale: Locale) => (locale === "en" ? undefined : LANGUAGES[locale].texts()));

/** Makes a sentence by a rule that all languages share. */
export function inEach(write: (locale: Locale) => string): Sentence {
  return forEachLocale(write);
}

/**
 * Makes a sentence from its English text. The other languages have theirs in `harness/locale/`, by the English one.
 *
 * @example say`cannot be written (${code})`
 */
export function say(english: TemplateStringsArray, ...holes: readonly Hole[]): Sentence {
  return inEach((locale) =>
    written(
      english,
      holes.map((hole) => filledIn(hole, locale)),
      textsOf(locale),
    ),
  );
}

/** Makes a sentence from a text that is data, as a title: it is found in other languages if it is one of ours. */
export function saidOf(english: string): Sentence {
  return inEach((locale) => textFor(english, textsOf(locale)));
}

/** Writes an English text with its holes in the language of the given texts. */
export function written(
  english: readonly string[],
  holes: readonly string[],
  texts: Texts | undefined,
): string {
  const ofOthers = texts?.[english.reduce((before, after, at) => `${before}{${at - 1}}${after}`)];
  if (ofOthers === undefined) return english.reduce((before, after, at) => before + holes[at - 1] + after);
  return ofOthers.replace(/\{(\d+)\}/g, (hole, at: string) => holes[Number(at)] ?? hole);
}

function textFor(english: string, texts: Texts | undefined): string {
  return texts !== undefined && Object.hasOwn(texts, english) ? texts[english]! : english;
}

function filledIn(hole: Hole, locale: Locale): string {
  if (typeof hole === "function") return hole(locale);
  return typeof hole === "object" ? hole[locale] : `${hole}`;
}

/** Counts something in a sentence: `1 case`, `2 cases`, and `0 cases` in every language. */
export function countedInEach(count: number, one: string, many: string): Sentence {
  return inEach((locale) => {
    const [single, several] = nounIn(one, many, textsOf(locale));
    return `${count} ${count === 1 ? single : several}`;
  });
}

/** Finds a noun and its plural in a language. */
export function nounIn(one: string, many: string, texts: Texts | undefined): readonly [string, string] {
  const [single = one, several = many] = textFor(`${one}|${many}`, texts).split("|");
  return [single, several];
}

/** Joins sentences. */
export function listed(sentences: readonly Sentence[], between: string): Sentence {
  return inEach((locale) => sentences.map((each) => each[locale]).join(between));
}

/** Joins alternatives: `a or b`. `before` stands before each but the first. */
export function orInEach(names: readonly string[], before = ""): Sentence {
  return inEach((locale) => names.join(` ${say`or`[locale]} ${before}`));
}

/** Joins names: `a and b`. */
export function andInEach(names: readonly string[]): Sentence {
  const [first = "", ...others] = names;
  return others.reduce<Sentence>(
    (before, name) => say`${before} and ${name}`,
    inEach(() => first),
  );
}

/** Puts a place before a sentence: `cases/tiny.yaml:3:1: unknown key`. */
export function placed(place: string | Sentence, sentence: Sentence): Sentence {
  const places = typeof place === "string" ? inEach(() => place) : place;
  return inEach((locale) => `${places[locale]}: ${sentence[locale]}`);
}

export const NO_FOLDER: Sentence = say`no such folder`;
