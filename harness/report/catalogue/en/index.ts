import type { Catalogue } from "../catalogue.ts";
import { findings } from "./findings.ts";
import { levels, verdicts, words } from "./words.ts";

/** English. */
export const en: Catalogue = { findings, verdicts, levels, words };
