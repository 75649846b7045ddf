import type { Locale } from "../../base/locale.ts";
import { excerpt, printable } from "../../base/text.ts";
import { toMarkSentences } from "../../class/by-hand/to-mark.ts";
import type { Grade } from "../../class/grades.ts";
import type { ClassResults } from "../../class/results.ts";
import { openCause } from "../../class/settle/settling.ts";
import { CLASS_WORDS } from "../../class/words.ts";
import type { ByHandLine, DecisionLine } from "../../grade/store/desk-lines.ts";
import { CATALOGUES } from "../../report/catalogue/index.ts";
import { wordsInEach } from "../../report/catalogue/words-in-each.ts";
import { sayByHand, sayDecision } from "./desk-words.ts";

interface SettleWords {
  readonly settled: (count: number, names: string) => string;
  readonly undone: Readonly<Record<DecisionLine["kind"] | ByHandLine["kind"], (name: string) => string>>;
  readonly gradeAgain: (folder: string) => string;
  readonly withoutPage: (names: string) => string;
  readonly open: (count: number) => string;
  readonly nothingOpen: string;
  /** Reasons that no finding tells. */
  readonly claimed: string;
  readonly outdated: string;
  readonly decisions: string;
  readonly byHand: string;
  readonly comments: (count: number) => string;
  readonly how: readonly string[];
}

export const SETTLE_WORDS: Readonly<Record<Locale, SettleWords>> = wordsInEach<SettleWords>(
  "settle",
  ({ counted, number, text }) => ({
    settled: (count, names) => `${count === 1 ? text`Settled` : text`${number(count)} settled`}: ${names}`,
    undone: {
      decided: (name) => text`Taken back: the last decision about ${name}`,
      noted: (name) => text`Taken back: the last comment for ${name}`,
      marked: (name) => text`Taken back: the last points by the rubric for ${name}`,
      adjusted: (name) => text`Taken back: the last adjustment for ${name}`,
    },
    gradeAgain: (folder) => text`It counts from the next grading on: cavalo grade ${folder}`,
    withoutPage: (names) =>
      text`There is no hand-in, and so no page: ${names} will not read the sentence unless it goes into a gradebook with the grade.`,
    open: (count) => text`Only you can settle (${number(count)})`,
    nothingOpen: text`Nothing is left to settle.`,
    claimed: text`several hand-ins may be theirs. Say in grading.yaml whose they are (match)`,
    outdated: text`handed in another program after you gave a grade`,
    decisions: text`Your decisions`,
    byHand: text`By hand`,
    comments: (count) => counted(count, "comment", "comments"),
    how: [
      text`A grade and a sentence that the student reads: cavalo settle "NAME" 7.5 "SENTENCE"`,
      text`For all with one cause: cavalo settle --cause CAUSE 0 "SENTENCE"`,
      text`The points as they were judged: cavalo settle "NAME" --confirm`,
    ],
  }),
);

/** Lists what only the instructor can settle, by its cause, and what is decided already. */
export function settledLines(
  results: ClassResults,
  decisions: readonly DecisionLine[],
  locale: Locale,
): string[] {
  const words = SETTLE_WORDS[locale];
  const open = results.grades.filter(({ result }) => result.kind === "to-look-at");
  const groups = new Map<string, { sentence: string; names: string[] }>();
  for (const grade of open) {
    const { kind, sentence } = causeOf(grade, results, locale);
    const group = groups.get(kind) ?? { sentence, names: [] };
    group.names.push(printable(grade.person.name));
    groups.set(kind, group);
  }
  const namesOf = (grades: readonly Grade[]) => grades.map(({ person }) => printable(person.name)).join(", ");
  const toMark = toMarkSentences(results.grades, CLASS_WORDS[locale], namesOf);
  return [
    ...(open.length > 0 ? [words.open(open.length)] : toMark.length > 0 ? [] : [words.nothingOpen]),
    ...Array.from(groups).flatMap(([kind, { sentence, names }]) => [
      `  ${kind} (${names.length}): ${sentence}`,
      `    ${names.join(", ")}`,
    ]),
    ...(open.length > 0 ? words.how : []),
    ...toMark,
    ...(decisions.length > 0 ? [words.decisions] : []),
    ...decisions.map((line) => `  ${printable(line.name)}: ${sayDecision(line, locale)} (${signed(line)})`),
    ...byHandLines(results, locale),
  ];
}

/** Lists what graders said by hand, a line for each person. */
function byHandLines({ grades, byHand }: ClassResults, locale: Locale): string[] {
  const words = SETTLE_WORDS[locale];
  const lines = grades.flatMap(({ person }) => {
    const said = byHand.of.get(person.key) ?? [];
    const comments = said.filter(({ kind }) => kind === "noted").length;
    const others = said.filter(({ kind }) => kind !== "noted");
    const parts = [
      ...others.map((line) => `${sayByHand(line, locale)} (${printable(line.by)})`),
      ...(comments > 0 ? [words.comments(comments)] : []),
    ];
    return parts.length > 0 ? [`  ${printable(person.name)}: ${parts.join("; ")}`] : [];
  });
  return lines.length > 0 ? [words.byHand, ...lines] : [];
}

/** Names why a grade is open, in words that fit everybody with the same reason. */
function causeOf(grade: Grade, results: ClassResults, locale: Locale): { kind: string; sentence: string } {
  const words = SETTLE_WORDS[locale];
  const { result, claimedBy = [] } = grade;
  if (result.kind === "to-look-at" && result.isOutdated) return { kind: "changed", sentence: words.outdated };
  const cause = openCause(grade, results);
  if (cause) {
    const titles: Readonly<Record<string, string>> = CATALOGUES[locale].page.looks;
    return { kind: cause.kind, sentence: titles[cause.kind] ?? excerpt(cause.message) };
  }
  return { kind: "match", sentence: claimedBy.length > 0 ? words.claimed : "" };
}

function signed({ at, by }: DecisionLine): string {
  return `${printable(by)}, ${at.slice(0, 10)}`;
}
