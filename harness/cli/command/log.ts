import { printable } from "../../base/text.ts";
import { earnedIn } from "../../grade/store/difference.ts";
import type { ResultLine } from "../../grade/store/history.ts";
import { countVerdicts } from "../../report/record/score.ts";
import { verdictCounts } from "../../report/words/words.ts";
import type { Io } from "../console/console.ts";
import { EXIT_CODES } from "../console/exit-codes.ts";
import { classOf } from "../session/class-of.ts";
import { readClass } from "../session/damage.ts";
import { type KeptWords, wordsFor } from "../session/kept-words.ts";
import type { ClassOptions } from "../session/options.ts";
import { resultsOf } from "../session/student.ts";

/** Prints all results of a student, the oldest first, each with the hash of the program. */
export function printLog([student]: [string], options: ClassOptions, io: Io): number {
  const { history } = readClass(classOf(options).out, io);
  const words = wordsFor(history.state, options);
  for (const line of resultsOf(student, history)) io.out.write(`${lineFor(line, words)}\n`);
  return EXIT_CODES.ok;
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
