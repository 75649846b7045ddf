import { expect } from "vitest";
import { LOCALES, type Locale } from "../base/locale.ts";
import type { Finding } from "../finding/index.ts";
import { sentenceOf } from "../report/catalogue/catalogue.ts";
import { CATALOGUES } from "../report/catalogue/index.ts";

/** Tells a finding: its kind, then its sentence in English and in Portuguese. */
export function told(finding: Finding | undefined): readonly string[] {
  if (!finding) return [];
  return [finding.kind, sentenceIn("en", finding), sentenceIn("pt-BR", finding)];
}

/** Tells a finding in each language, English first. */
export function toldInEach(finding: Finding): readonly string[] {
  return LOCALES.map((locale) => sentenceIn(locale, finding));
}

function sentenceIn(locale: Locale, finding: Finding): string {
  return sentenceOf(finding, CATALOGUES[locale].findings);
}

/** Expects a sentence in each language, without a trace of what could not be said. */
export function expectSentences(sentences: readonly string[]): void {
  expect(new Set(sentences).size).toBe(LOCALES.length);
  for (const sentence of sentences) {
    expect(sentence).toMatch(/\S/);
    expect(sentence).not.toMatch(/\b(?:undefined|NaN|null)\b|\[object|\.$/);
  }
}
