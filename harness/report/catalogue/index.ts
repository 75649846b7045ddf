import type { Locale } from "../../base/locale.ts";
import { inEach, type Sentence } from "../../base/sentence.ts";
import type { Finding } from "../../finding/index.ts";
import { es } from "../../locale/es/catalogue/index.ts";
import { ptBR } from "../../locale/pt-BR/catalogue/index.ts";
import { type Catalogue, sentenceOf } from "./catalogue.ts";
import { en } from "./en/index.ts";

/** All texts of a report, by language. A new one needs a line here and in `locale/`. */
export const CATALOGUES: Readonly<Record<Locale, Catalogue>> = { en, "pt-BR": ptBR, es };

/** Writes a finding as one sentence in every language. */
export function inEachLanguage(finding: Finding): Sentence {
  return inEach((locale) => sentenceOf(finding, CATALOGUES[locale].findings));
}
