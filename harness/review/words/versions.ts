import type { Locale } from "../../base/locale.ts";
import { wordsInEach } from "../../report/catalogue/words-in-each.ts";

/** Texts about the versions that a student handed in. */
export interface VersionWords {
  readonly versions: (count: number) => string;
  readonly toStudent: string;
  readonly handedIn: (at: string) => string;
  readonly graded: (at: string) => string;
  readonly points: (earned: number, possible: number) => string;
  readonly counts: string;
  /** Says that the versions before these are not listed. */
  readonly olderLeftOut: (count: number) => string;
  readonly changes: (before: number, after: number) => string;
  readonly first: (number: number) => string;
  readonly sameVerdicts: string;
  readonly becomes: string;
  readonly cases: (count: number) => string;
  readonly notKept: string;
  readonly lines: (added: number, removed: number) => string;
  readonly sameFile: string;
  readonly newFile: string;
  readonly removedFile: string;
  readonly sameLines: (count: number) => string;
  readonly moreLines: (count: number) => string;
}

export const VERSION_WORDS: Readonly<Record<Locale, VersionWords>> = wordsInEach<VersionWords>(
  "versions",
  ({ counted, number, text }) => ({
    versions: (count) => text`Versions (${number(count)})`,
    toStudent: text`To the student`,
    handedIn: (at) => text`handed in ${at}`,
    graded: (at) => text`graded ${at}`,
    points: (earned, possible) => text`${number(earned)} of ${number(possible)} points`,
    counts: text`this one counts`,
    olderLeftOut: (count) =>
      text`${counted(count, "older version is", "older versions are")} not listed here; \`cavalo log\` has them.`,
    changes: (before, after) => text`From version ${before} to version ${after}`,
    first: (number) => text`Version ${number}`,
    sameVerdicts: text`No verdict changed.`,
    becomes: text`became`,
    cases: (count) => counted(count, "case", "cases"),
    notKept: text`The files of this version are not kept.`,
    lines: (added, removed) => `+${number(added)} −${number(removed)}`,
    sameFile: text`unchanged`,
    newFile: text`new file`,
    removedFile: text`not there any more`,
    sameLines: (count) => counted(count, "line the same", "lines the same"),
    moreLines: (count) => counted(count, "more line is not shown.", "more lines are not shown."),
  }),
);
