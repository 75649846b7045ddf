import { es } from "./es/index.ts";
import type { Language } from "./language.ts";
import { ptBR } from "./pt-BR/index.ts";

/** Languages of people besides English. A new one is a folder, a line here, and one in the table of catalogues. */
export const LANGUAGES = { "pt-BR": ptBR, es } as const satisfies Readonly<Record<string, Language>>;
