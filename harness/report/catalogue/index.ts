import type { Locale } from "../../base/locale.ts";
import type { Catalogue } from "./catalogue.ts";
import { en } from "./en/index.ts";
import { ptBR } from "./pt-BR/index.ts";

/** All texts of a report, by language. A new language needs a folder, a line here and a locale. */
export const CATALOGUES: Readonly<Record<Locale, Catalogue>> = { en, "pt-BR": ptBR };
