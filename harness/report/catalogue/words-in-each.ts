import { forEachLocale, type Locale } from "../../base/locale.ts";
import { remembered } from "../../base/remembered.ts";
import { nounIn, written } from "../../base/sentence.ts";
import { LANGUAGES } from "../../locale/index.ts";
import { quantitiesIn } from "./quantities.ts";

/** Means to write words in a language, from the English ones. */
export interface Writing extends ReturnType<typeof quantitiesIn> {
  readonly locale: Locale;
  readonly text: (english: TemplateStringsArray, ...holes: readonly (string | number)[]) => string;
}

/**
 * Makes the words of a page or of a command in each language, from the English ones.
 *
 * @param table the name under which the other languages have theirs
 */
export function wordsInEach<Words>(
  table: string,
  write: (writing: Writing) => Words,
): Readonly<Record<Locale, Words>> {
  return forEachLocale((locale) => write(writingIn(locale, table)));
}

const wordsOf = remembered((locale: Locale) => (locale === "en" ? undefined : LANGUAGES[locale].words()));

function writingIn(locale: Locale, table: string): Writing {
  const texts = wordsOf(locale)?.[table];
  const quantities = quantitiesIn(locale);
  return {
    ...quantities,
    locale,
    text: (english, ...holes) => written(english, holes.map(String), texts),
    counted: (count, one, many) => quantities.counted(count, ...nounIn(one, many, texts)),
  };
}
