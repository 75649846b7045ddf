import type { Finding } from "../../../finding/index.ts";
import { type Catalogue, sentenceOf } from "../catalogue.ts";
import { findings } from "./findings.ts";
import { levels, verdicts, words } from "./words.ts";

/** English. */
export const en: Catalogue = { findings, verdicts, levels, words };

/** A finding in one sentence, where nobody chooses a language: for instructors, and for those who work on Cavalo. */
export function inEnglish(finding: Finding): string {
  return sentenceOf(finding, findings);
}
