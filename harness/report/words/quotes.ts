import type { ToldFinding } from "../record/report.ts";

interface Quoting {
  readonly quote?: unknown;
  readonly code?: unknown;
  readonly place?: { readonly code?: unknown };
}

/** Texts in the sentence of a finding that a program, a compiler or an author wrote. */
export function quotesIn(told: ToldFinding | undefined): string[] {
  const { quote } = (told ?? {}) as Quoting;
  return [quote, ...sourceLinesIn(told)].filter(isText);
}

function sourceLinesIn(told: ToldFinding | undefined): string[] {
  const { code, place } = (told ?? {}) as Quoting;
  return [code, place?.code].filter(isText);
}

function isText(value: unknown): value is string {
  return typeof value === "string" && value !== "";
}

/** Tests if the sentence of a finding ends in a line of a source: a full stop behind it would seem to be a part of it. */
export function endsInSource(told: ToldFinding): boolean {
  return sourceLinesIn(told).some((line) => told.message.endsWith(line));
}

/** Ends a text by a full stop, unless it ends in a quote from one of the findings that it tells of. */
export function closed(text: string, ...told: readonly (ToldFinding | undefined)[]): string {
  const isClosed = /[.!?…:]$/.test(text) || told.flatMap(quotesIn).some((quote) => text.endsWith(quote));
  return isClosed ? text : `${text}.`;
}
