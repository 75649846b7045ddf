import type { FormattedReading } from "../../../answer/read.ts";
import type { Locale } from "../../../base/locale.ts";
import { type Sentence, say } from "../../../base/sentence.ts";
import { wordsInEach } from "../../../report/catalogue/words-in-each.ts";

/** Reason for which a reading of an output counts, or does not. */
export type Rank =
  | { readonly kind: "likeliest" | "proven" | "of-all-outputs" }
  | { readonly kind: "few-squares" | "not-of-all-outputs" | "lighter" | "not-proven" | "later" }
  /** It would count if a manifest had these keys. */
  | { readonly kind: "undeclared"; readonly keys: string };

/** A reading of an output, and what became of it. */
interface RankedReading extends Pick<FormattedReading, "format" | "from"> {
  /** Words for its answer. */
  readonly said: string;
  readonly isRight: boolean;
  readonly rank: Rank;
}

interface ReadingWords {
  readonly title: string;
  readonly reading: (reading: RankedReading) => string;
  /** Says what counts if it is none of the listed readings. */
  readonly counts: (said: string) => string;
}

/** Texts of a list of all readings of an output. */
export const READING_WORDS: Readonly<Record<Locale, ReadingWords>> = wordsInEach<ReadingWords>(
  "reading",
  ({ locale, text }) => ({
    title: text`Readings, the likeliest first`,
    reading({ said, format, from, isRight, rank }) {
      const place = from ? text`${format}, line ${from.line}` : format;
      return `${said} (${place}): ${isRight ? text`right` : text`wrong`}. ${rankOf(rank)[locale]}.`;
    },
    counts: (said) => text`${said}: this counts, because all outputs of the program together show it.`,
  }),
);

function rankOf(rank: Rank): Sentence {
  switch (rank.kind) {
    case "likeliest":
      return say`It counts, because it looks most like a whole answer`;
    case "proven":
      return say`It counts, because its own steps prove how it is meant`;
    case "of-all-outputs":
      return say`It counts, because all outputs of the program together show that its answers stand there`;
    case "few-squares":
      return say`It does not count, because so few squares may stand in a prompt or in a log`;
    case "not-proven":
      return say`It does not count, because the steps of another one prove how that is meant`;
    case "not-of-all-outputs":
      return say`It does not count, because all outputs of the program together show that its answers stand elsewhere`;
    case "lighter":
      return say`It does not count, because it looks less like a whole answer`;
    case "later":
      return say`It does not count, because a likelier format comes first`;
    case "undeclared":
      return say`It does not count, because no manifest says ${rank.keys}`;
  }
}
