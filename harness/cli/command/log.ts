import type { Locale } from "../../base/locale.ts";
import { printable } from "../../base/text.ts";
import type { ByHandLine, DeskLine } from "../../grade/store/desk-lines.ts";
import { earnedIn } from "../../grade/store/difference.ts";
import type { ResultLine } from "../../grade/store/history.ts";
import { countVerdicts } from "../../report/record/score.ts";
import { verdictCounts } from "../../report/words/words.ts";
import type { Io } from "../console/console.ts";
import { EXIT_CODES } from "../console/exit-codes.ts";
import { classOf } from "../session/class-of.ts";
import { readClass } from "../session/damage.ts";
import { type KeptWords, localeOf, wordsFor } from "../session/kept-words.ts";
import type { ClassOptions } from "../session/options.ts";
import { resultsOf } from "../session/student.ts";
import { DESK_WORDS, sayByHand, sayDecision } from "./desk-words.ts";

/** Prints all results of a student and all that people said of them, the oldest first. */
export function printLog([student]: [string], options: ClassOptions, io: Io): number {
  const { history } = readClass(classOf(options).out, io);
  const [{ student: key }] = resultsOf(student, history);
  const words = wordsFor(history.state, options);
  const locale = localeOf(history.state, options);
  const all = history.about(key);
  for (const line of all) {
    const told =
      line.kind === "result" ? lineFor(line, words) : `${words.time(line.at)}  ${sayOf(line, all, locale)}`;
    io.out.write(`${told}\n`);
  }
  return EXIT_CODES.ok;
}

/** Says what somebody wrote about a student, and who it was. */
function sayOf(line: DeskLine, all: readonly (ResultLine | DeskLine)[], locale: Locale): string {
  const words = DESK_WORDS[locale];
  const retracted = (id: string) =>
    all.findLast((each): each is ByHandLine => "id" in each && each.id === id);
  const what = () => {
    if (line.kind === "decided") return sayDecision(line, locale);
    if (line.kind === "undone") return words.takenBack(words.lastDecision);
    if (line.kind !== "retracted") return sayByHand(line, locale);
    return words.takenBack(sayByHand(retracted(line.of)!, locale));
  };
  // A student may be a team.
  const who = "name" in line ? ` -> ${printable(line.name)}` : "";
  return `${printable(line.by)}${who}: ${what()}`;
}

/** Writes a result as one line of a log. */
export function lineFor(line: ResultLine, words: KeptWords): string {
  const { at, record, basis, source, lower } = line;
  const verdicts = countVerdicts(record.results.map(({ attempt }) => attempt.verdict));
  return [
    words.time(at),
    record.problem,
    words.points(earnedIn(line)),
    verdictCounts(verdicts),
    words.program(basis.sources.slice(0, 8)),
    words.from(printable(source.root)),
    ...(lower ? [words.lower] : []),
  ].join("  ");
}
