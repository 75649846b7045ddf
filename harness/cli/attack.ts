import { ATTACKS } from "../attack/attacks/index.ts";
import { carryOut } from "../attack/battery.ts";
import { attackTable, isAsKnown } from "../attack/table.ts";
import { ExpectedError } from "../base/errors.ts";
import type { ProgressState } from "../report/catalogue/catalogue.ts";
import { en } from "../report/catalogue/en/index.ts";
import type { LevelName } from "../run/isolation/level.ts";
import { bestIsolation, probeLevel } from "../run/isolation/probe.ts";
import type { Io } from "./console.ts";
import { progressLine } from "./progress.ts";

/** Which hostile programs are sent against which level. */
export interface AttackOptions {
  /** The best one of this machine where it is absent. */
  readonly level?: LevelName | undefined;
  /** Only attacks whose name or program has this in it. */
  readonly only: string;
}

/**
 * Runs hostile programs in the real chain and prints what it holds.
 *
 * @returns whether the level does what is known of it
 * @throws ExpectedError if the level is not to be had, or no attack is meant
 */
export async function attack({ level, only }: AttackOptions, { out, err }: Io): Promise<boolean> {
  const isolation = level === undefined ? await bestIsolation() : await isolationAt(level);
  const attacks = ATTACKS.filter(({ name, program }) => `${name} ${program}`.includes(only));
  if (attacks.length === 0)
    throw new ExpectedError(`no attack has a name with ${JSON.stringify(only)} in it`);
  const line = progressLine(err, attacksDone);
  let done = 0;
  const results = await carryOut(attacks, isolation, ({ attack: { name } }) => {
    line.show({ done: ++done, total: attacks.length, last: name });
  }).finally(line.clear);
  out.write(attackTable(results, isolation.level));
  return isAsKnown(results);
}

function attacksDone({ done, total, last, secondsLeft }: ProgressState): string {
  const left = secondsLeft === undefined ? [] : [en.words.timeLeft(secondsLeft)];
  return [`${done}/${total} ${last}`, ...left].join(", ");
}

async function isolationAt(level: LevelName) {
  const probe = await probeLevel(level);
  if (!probe.works) {
    throw new ExpectedError(`isolation level ${level} is not available here: ${probe.obstacle.reason}`);
  }
  return probe.isolation;
}
