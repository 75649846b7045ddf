import type { Catalogue } from "../catalogue.ts";
import { findings } from "./findings.ts";
import { levels, verdicts, words } from "./words.ts";

/** Brazilian Portuguese. */
export const ptBR: Catalogue = { findings, verdicts, levels, words };
