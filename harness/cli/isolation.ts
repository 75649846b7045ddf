import { ExpectedError } from "../base/errors.ts";
import { dropMarkedMemory, markUserMemory } from "../base/user-memory.ts";
import { en } from "../report/catalogue/en/index.ts";
import { type Isolation, isAtLeast, type LevelName } from "../run/isolation/level.ts";
import { bestIsolation, probeLevel } from "../run/isolation/probe.ts";

/** Lowest level for programs of other people. */
const LEAST_FOR_OTHERS: LevelName = "B";

export interface IsolationOptions {
  readonly isolation: LevelName | "auto";
  /** Allows lower levels, for programs that the user wrote or trusts. */
  readonly trusted: boolean;
}

/**
 * Chooses the best level of isolation on this machine.
 *
 * @throws ExpectedError if it is lower than the level asked for, or too low for programs of other people
 */
export async function chooseIsolation({ isolation: least, trusted }: IsolationOptions): Promise<Isolation> {
  const best = await bestIsolation();
  const needed = least === "auto" ? undefined : least;
  if (needed !== undefined && !isAtLeast(best.level, needed)) {
    throw new ExpectedError(`isolation level ${needed} is not available here: ${await obstacleTo(needed)}`);
  }
  if (!trusted && !isAtLeast(best.level, LEAST_FOR_OTHERS)) {
    throw new ExpectedError(
      `this machine has only isolation level ${best.level} (${en.levels[best.level].title}), which does not contain programs of others ` +
        `(level ${LEAST_FOR_OTHERS}: ${await obstacleTo(LEAST_FOR_OTHERS)}). If you trust all these programs, use --trust-submissions`,
    );
  }
  if (isAtLeast(best.level, LEAST_FOR_OTHERS)) dropMarkedMemory();
  else markUserMemory();
  return best;
}

async function obstacleTo(level: LevelName): Promise<string> {
  const probe = await probeLevel(level);
  if (probe.works) return "";
  const { reason, cure } = probe.obstacle;
  return cure === undefined ? reason : `${reason}. \`${cure}\` may help`;
}
