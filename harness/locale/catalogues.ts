import type { Catalogue } from "../report/catalogue/catalogue.ts";
import { es } from "./es/catalogue/index.ts";
import type { LANGUAGES } from "./index.ts";
import { ptBR } from "./pt-BR/catalogue/index.ts";

/** Texts of a report in the languages besides English. */
export const CATALOGUES_OF_LANGUAGES: Readonly<Record<keyof typeof LANGUAGES, Catalogue>> = {
  "pt-BR": ptBR,
  es,
};
