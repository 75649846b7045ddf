import { LOCALES, type Locale } from "./locale.ts";

/** A sentence in each language of the users. */
export type Sentence = Readonly<Record<Locale, string>>;

/** Makes a sentence by a rule that all languages share. */
export function inEach(say: (locale: Locale) => string): Sentence {
  return Object.fromEntries(LOCALES.map((locale) => [locale, say(locale)])) as Sentence;
}

/** Puts a place before a sentence: `cases/tiny.yaml:3:1: unknown key`. */
export function placed(place: string | Sentence, sentence: Sentence): Sentence {
  const places = typeof place === "string" ? inEach(() => place) : place;
  return inEach((locale) => `${places[locale]}: ${sentence[locale]}`);
}

export const NO_FOLDER: Sentence = { en: "no such folder", "pt-BR": "esta pasta não existe" };
