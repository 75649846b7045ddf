import type { Finding } from "../../../finding/index.ts";
import { type Catalogue, sentenceOf } from "../catalogue.ts";
import { causes } from "./cause-titles.ts";
import { findings } from "./findings.ts";
import { page } from "./page.ts";
import { levels, verdicts, words } from "./words.ts";

export const en: Catalogue = { findings, verdicts, levels, words, causes, page };

/** Writes a finding in English if nobody chooses a language: for instructors and for developers of Cavalo. */
export function inEnglish(finding: Finding): string {
  return sentenceOf(finding, findings);
}
