import { isDeepStrictEqual } from "node:util";
import type { FormattedReading } from "../../../answer/read.ts";
import type { Reading } from "../../../answer/reading/answer.ts";
import type { Locale } from "../../../base/locale.ts";
import { readOr } from "../../../base/reading-time.ts";
import { readingsIn } from "../../../grade/task/judge.ts";
import { selectedReadingsOf } from "../../../grade/task/judge-submission.ts";
import { countingReading, isFewSquares, provesItself } from "../../../problem/readings.ts";
import { declarationOf } from "../../../report/catalogue/catalogue.ts";
import { unpackOutcome } from "../../../run/packed.ts";
import { KEPT_WORDS } from "../../session/kept-words.ts";
import { type Rank, READING_WORDS } from "./reading-words.ts";
import type { ShownRuns } from "./shown-runs.ts";

/** More of them are not told: a list of squares has a reading for each way to turn the board. */
const MOST_READINGS = 12;

/** Gives the reading of an output that counts in the light of all outputs of the program; undefined if none does. */
export function readingThatCounts({ task, run, all }: ShownRuns): Reading | undefined {
  return readOr(undefined, () => {
    const selected = selectedReadingsOf(
      all.map((each) => each.task),
      all.map((each) => each.run),
    ).get(task);
    const readings = selected?.() ?? readingsIn(task, unpackOutcome(run.outcome));
    return countingReading(readings, task.check)?.reading;
  });
}

/** Lists the readings of an output: what each says, if that is right, and why it counts or does not. */
export function readingLines(runs: ShownRuns, locale: Locale): string[] {
  const { task } = runs;
  const counts = readingThatCounts(runs);
  const found = readOr([], () => firstReadings(runs));
  const alone = countingReading(found, task.check)?.reading;
  const taken = counts && found.find(({ answer }) => isDeepStrictEqual(answer, counts.answer));
  const isRight = ({ answer }: Reading) => task.check(answer).kind === "accepted";
  const rankOf = (reading: FormattedReading): Rank => {
    const { assuming = {}, weight } = reading;
    if (reading === taken && taken !== alone) return { kind: "of-all-outputs" };
    if (reading === taken) return { kind: provesItself(reading) ? "proven" : "likeliest" };
    if (isFewSquares(reading) && !isRight(reading)) return { kind: "few-squares" };
    if (!counts || taken !== alone) return { kind: "not-of-all-outputs" };
    if (weight < counts.weight) return { kind: "lighter" };
    if (Object.keys(assuming).length > 0)
      return { kind: "undeclared", keys: declarationOf({ declared: assuming }) };
    return { kind: provesItself(counts) ? "not-proven" : "later" };
  };
  const words = READING_WORDS[locale];
  const { answer: say, noAnswer } = KEPT_WORDS[locale];
  const lines = found.map((reading) =>
    words.reading({
      ...reading,
      said: say(reading.answer),
      isRight: isRight(reading),
      rank: rankOf(reading),
    }),
  );
  if (counts && !taken) return [words.counts(say(counts.answer)), ...lines];
  return lines.length === 0 ? [noAnswer] : lines;
}

function firstReadings({ task, run }: ShownRuns): FormattedReading[] {
  const readings: FormattedReading[] = [];
  for (const reading of readingsIn(task, unpackOutcome(run.outcome))) {
    readings.push(reading);
    if (readings.length === MOST_READINGS) break;
  }
  return readings;
}
