import type { Case } from "../../case/any-case.ts";
import type { Finding, FindingKind } from "../../finding/index.ts";
import type { CaseResult, SubmissionReport } from "../../report/record/report.ts";
import { withoutScratch } from "../../run/scratch/told.ts";

/** Something that a finding says, and if it is so; undefined if what is stored does not show it. */
export interface Statement {
  readonly says: string;
  readonly holds: boolean | undefined;
}

/** Everything that a program printed in one run, as text. */
export interface Printed {
  /** Where its answer is read from. */
  readonly answer: string;
  readonly errors: string;
  /** On standard output, if its answer is read from elsewhere. */
  readonly beside?: string;
}

/** A case that was put to a program. */
export interface Put {
  readonly asked: Case;
  readonly result: CaseResult;
  /** Absent if no run is stored. */
  readonly printed?: Printed | undefined;
}

/** All that is known of a program beside what is said of it. */
export interface Known {
  readonly submission: Pick<SubmissionReport, "notices" | "toLookAt">;
  readonly puts: readonly Put[];
  /** Factor of the time limits. */
  readonly timeFactor: number;
  /** Reads a file of the hand-in; undefined if it is not there. */
  readonly source: (file: string) => string | undefined;
}

/** A program, and the run that a finding is about; absent if it is about the whole program. */
export interface Seen extends Known {
  readonly put?: Put;
}

/** Lists what a finding says. */
export type Claim<Kind extends FindingKind> = (finding: Finding<Kind>, seen: Seen) => Iterable<Statement>;

export type Claims<Kind extends FindingKind> = { readonly [Each in Kind]: Claim<Each> };

/** Claim of a kind that quotes nothing that could be looked up. */
export const nothing = (): Statement[] => [];

export function says(text: string, holds: boolean | undefined): Statement {
  return { says: text, holds };
}

export function putOn(name: string, { puts }: Known): Put | undefined {
  return puts.find(({ asked }) => asked.name === name);
}

/** Tests if a verdict is about the program. */
export function isJudged({ result: { verdict } }: Put): boolean {
  return verdict !== "SK" && verdict !== "JE";
}

/** The folders of a path from the root, which quotes leave out of those of a program's own files. */
const FOLDERS = /(?<![\w.])\/(?:[^\s/'":]+\/)+/g;

/** Says that a text stands somewhere. Signs that quotes escape or shorten are left out. */
export function quoted(quote: string | undefined, ...texts: readonly (string | undefined)[]): Statement[] {
  if (quote === undefined) return [];
  const plain = (text: string) => text.replace(/\s+/g, " ");
  const known = texts
    .filter((text) => text !== undefined)
    .flatMap((text) => [text, withoutScratch(text), text.replace(FOLDERS, "")].map(plain));
  const parts = quote.split(/…|\\u\{[0-9a-f]+\}|[^\p{L}\p{N}\p{P}\p{S} ]/u).map((part) => plain(part).trim());
  const stands = known.some((text) => parts.every((part) => text.includes(part)));
  return [says(`"${quote}" was printed`, known.length === 0 ? undefined : stands)];
}
