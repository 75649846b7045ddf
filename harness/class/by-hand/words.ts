import type { Locale } from "../../base/locale.ts";
import type { SourceLine } from "../../base/source-line.ts";
import { lineNamed } from "../../report/catalogue/line-named.ts";
import { wordsInEach } from "../../report/catalogue/words-in-each.ts";

/** Texts beside what graders said by hand. */
export interface ByHandWords {
  readonly comments: string;
  readonly line: (place: SourceLine) => string;
  readonly case: (name: string) => string;
  /** Titles of comments on cases that have no name for students. */
  readonly hiddenCase: string;
  readonly formerCase: string;
  /** Sentences on a comment, for the student. */
  readonly outdated: string;
  readonly notFound: string;
}

export const BY_HAND_WORDS: Readonly<Record<Locale, ByHandWords>> = wordsInEach<ByHandWords>(
  "by-hand",
  ({ text }) => ({
    comments: text`Comments`,
    line: lineNamed(text`line`, text`cell`),
    case: (name) => text`case ${name}`,
    hiddenCase: text`A hidden case`,
    formerCase: text`A case that does not count any more`,
    outdated: text`Written for another version of the program.`,
    notFound: text`This line was not found again in the version that counts.`,
  }),
);
