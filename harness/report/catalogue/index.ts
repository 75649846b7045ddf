import type { Locale } from "../../base/locale.ts";
import type { Catalogue } from "./catalogue.ts";
import { en } from "./en/index.ts";
import { ptBR } from "./pt-BR/index.ts";

/** Everything that a report says, by language. A new language is a folder, a line here and one in the list of locales. */
export const CATALOGUES: Readonly<Record<Locale, Catalogue>> = { en, "pt-BR": ptBR };
