import type { Locale } from "../../base/locale.ts";
import { excerpt, printable, shorten } from "../../base/text.ts";
import { BY_HAND_WORDS } from "../../class/by-hand/words.ts";
import type { ByHandLine, CommentPlace, DecisionLine } from "../../grade/store/desk-lines.ts";
import { quantitiesIn } from "../../report/catalogue/quantities.ts";
import { wordsInEach } from "../../report/catalogue/words-in-each.ts";

/** Texts on what people wrote into a journal. */
interface DeskWords {
  readonly grade: (grade: number) => string;
  readonly confirmed: string;
  readonly manifest: (keys: string) => string;
  /** A comment on a place, or on the whole. */
  readonly comment: (place: string | undefined) => string;
  readonly mark: (item: string, points: number) => string;
  readonly adjustment: (points: string) => string;
  readonly takenBack: (what: string) => string;
  readonly lastDecision: string;
}

export const DESK_WORDS: Readonly<Record<Locale, DeskWords>> = wordsInEach<DeskWords>(
  "desk",
  ({ number, text }) => ({
    grade: (grade) => text`grade ${number(grade)}`,
    confirmed: text`the points count as they were judged`,
    manifest: (keys) => text`manifest ${keys}`,
    comment: (place) => (place === undefined ? text`comment` : text`comment on ${place}`),
    mark: (item, points) => text`rubric, ${item}: ${number(points)}`,
    adjustment: (points) => text`adjustment ${points}`,
    takenBack: (what) => text`taken back: ${what}`,
    lastDecision: text`the last decision`,
  }),
);

/** Longest manifest that is shown. */
const MOST_SHOWN = 80;

/** Says what an instructor decided. */
export function sayDecision({ grade, comment, manifest }: DecisionLine, locale: Locale): string {
  const words = DESK_WORDS[locale];
  return [
    ...(grade === undefined ? [] : [grade === "confirm" ? words.confirmed : words.grade(grade)]),
    ...(comment === undefined ? [] : [`"${excerpt(comment)}"`]),
    ...(manifest ? [words.manifest(shorten(printable(JSON.stringify(manifest.keys)), MOST_SHOWN))] : []),
  ].join("; ");
}

/** Says what a grader said by hand. */
export function sayByHand(line: ByHandLine, locale: Locale): string {
  const words = DESK_WORDS[locale];
  switch (line.kind) {
    case "noted":
      return `${words.comment(placeOf(line.on, locale))}: "${excerpt(line.text)}"`;
    case "marked":
      return words.mark(printable(line.item), line.points);
    case "adjusted": {
      const sign = line.points < 0 ? "-" : "+";
      return `${words.adjustment(sign + quantitiesIn(locale).number(Math.abs(line.points)))}: "${excerpt(line.reason)}"`;
    }
  }
}

function placeOf(on: CommentPlace, locale: Locale): string | undefined {
  const words = BY_HAND_WORDS[locale];
  if (on.kind === "line") return words.line({ file: printable(on.file), line: on.line });
  return on.kind === "case" ? words.case(printable(on.case)) : undefined;
}
