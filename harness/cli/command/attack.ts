import { ATTACKS } from "../../attack/attacks/index.ts";
import { carryOut } from "../../attack/battery.ts";
import { attackTable, isAsKnown } from "../../attack/table.ts";
import { ExpectedError } from "../../base/errors.ts";
import type { Locale } from "../../base/locale.ts";
import { onAbort } from "../../base/on-abort.ts";
import { say } from "../../base/sentence.ts";
import type { ProgressState } from "../../report/catalogue/catalogue.ts";
import { CATALOGUES } from "../../report/catalogue/index.ts";
import type { LevelName } from "../../run/isolation/level.ts";
import { bestIsolation, probeLevel } from "../../run/isolation/probe.ts";
import type { Io } from "../console/console.ts";
import { EXIT_CODES } from "../console/exit-codes.ts";
import { progressLine } from "../console/progress.ts";
import { unavailable } from "../session/isolation.ts";

export interface AttackOptions {
  /** Level to attack; the best level of this machine if absent. */
  readonly level?: LevelName | undefined;
  /** Text that the name or the program of an attack must contain. */
  readonly only: string;
}

/**
 * Runs hostile programs as a grading would run them, and prints the results.
 *
 * @returns true if all results are as expected of the level
 * @throws ExpectedError if the level is not available, or no attack contains the text
 */
export async function attack({ level, only }: AttackOptions, io: Io): Promise<boolean> {
  const { out, err, locale } = io;
  // Nothing is kept of half a battery. What was put in place for it is removed when the process ends.
  onAbort(io.stopSignal(), () => process.exit(EXIT_CODES.stopped));
  const isolation = level === undefined ? await bestIsolation() : await isolationAt(level);
  const attacks = ATTACKS.filter(({ name, program }) => `${name} ${program}`.includes(only));
  if (attacks.length === 0)
    throw new ExpectedError(say`no attack has a name with ${JSON.stringify(only)} in it`);
  const line = progressLine(err, (state) => attacksDone(state, locale));
  const table = attackTable({ level: isolation.level, locale });
  out.write(table.head);
  let done = 0;
  const results = await carryOut(attacks, isolation, (result) => {
    // On one terminal, it would stand in the way of the next row.
    if (out.isTTY) line.clear();
    out.write(table.row(result));
    line.show({ done: ++done, total: attacks.length, name: result.attack.name });
  }).finally(line.clear);
  out.write(table.foot(results));
  return isAsKnown(results);
}

function attacksDone({ done, total, name, secondsLeft }: ProgressState, locale: Locale): string {
  const left = secondsLeft === undefined ? [] : [CATALOGUES[locale].words.timeLeft(secondsLeft)];
  return [`${done}/${total} ${name}`, ...left].join(", ");
}

async function isolationAt(level: LevelName) {
  const probe = await probeLevel(level);
  if (!probe.works) {
    throw new ExpectedError(unavailable(level, probe.obstacle.reason));
  }
  return probe.isolation;
}
