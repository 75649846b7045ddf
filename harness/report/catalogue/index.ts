import type { Locale } from "../../base/locale.ts";
import { inEach, type Sentence } from "../../base/sentence.ts";
import type { Finding } from "../../finding/index.ts";
import { CATALOGUES_OF_LANGUAGES } from "../../locale/catalogues.ts";
import { type Catalogue, sentenceOf } from "./catalogue.ts";
import { en } from "./en/index.ts";

/** All texts of a report, by language. */
export const CATALOGUES: Readonly<Record<Locale, Catalogue>> = { en, ...CATALOGUES_OF_LANGUAGES };

/** Writes a finding as one sentence in every language. */
export function inEachLanguage(finding: Finding): Sentence {
  return inEach((locale) => sentenceOf(finding, CATALOGUES[locale].findings));
}
