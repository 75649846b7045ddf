import type { Catalogue } from "../catalogue.ts";
import { findings } from "./findings.ts";
import { levels, verdicts, words } from "./words.ts";

export const ptBR: Catalogue = { findings, verdicts, levels, words };
