import { printable } from "../base/text.ts";
import { earnedIn } from "../grade/difference.ts";
import type { ResultLine } from "../grade/history.ts";
import { readStore } from "../grade/store-index.ts";
import { countVerdicts } from "../report/score.ts";
import { verdictCounts } from "../report/words.ts";
import type { Io } from "./console.ts";
import { EXIT_CODES } from "./exit-codes.ts";
import type { ClassOptions } from "./options.ts";
import { resultsOf } from "./student.ts";

/** Prints all results of a student, the oldest first, each with the hash of the program. */
export function printLog([student]: [string], { out }: ClassOptions, io: Io): number {
  for (const line of resultsOf(student, readStore(out).history)) io.out.write(`${lineFor(line)}\n`);
  return EXIT_CODES.ok;
}

/** Writes a result as one line of a log. */
export function lineFor(line: ResultLine): string {
  const { at, record, basis, source, lower } = line;
  const verdicts = countVerdicts(record.results.map(({ attempt }) => attempt.verdict));
  return [
    `${at.slice(0, 19).replace("T", " ")}`,
    record.problem,
    `${earnedIn(line)} points`,
    verdictCounts(verdicts),
    `program ${basis.sources.slice(0, 8)}`,
    `from ${printable(source.root)}`,
    ...(lower ? ["does not count, because a former result is higher"] : []),
  ].join("  ");
}
