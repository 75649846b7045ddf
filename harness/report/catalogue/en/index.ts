import type { Finding } from "../../../finding/index.ts";
import { type Catalogue, sentenceOf } from "../catalogue.ts";
import { findings } from "./findings.ts";
import { levels, verdicts, words } from "./words.ts";

export const en: Catalogue = { findings, verdicts, levels, words };

/** Writes a finding in English if nobody chooses a language: for instructors and for developers of Cavalo. */
export function inEnglish(finding: Finding): string {
  return sentenceOf(finding, findings);
}
