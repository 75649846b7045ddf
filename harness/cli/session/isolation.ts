import { ExpectedError } from "../../base/errors.ts";
import { inEach, type Sentence, say } from "../../base/sentence.ts";
import { dropMarkedMemory, markUserMemory } from "../../base/user-memory.ts";
import { CATALOGUES } from "../../report/catalogue/index.ts";
import { type Isolation, isAtLeast, type LevelName, type Obstacle } from "../../run/isolation/level.ts";
import { bestIsolation, probeLevel } from "../../run/isolation/probe.ts";

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
    throw new ExpectedError(unavailable(needed, await obstacleTo(needed)));
  }
  if (!trusted && !isAtLeast(best.level, LEAST_FOR_OTHERS)) {
    const reason = await obstacleTo(LEAST_FOR_OTHERS);
    throw new ExpectedError(
      say`this machine has only isolation level ${best.level} (${(locale) => CATALOGUES[locale].levels[best.level].title}), which does not contain programs of others (level ${LEAST_FOR_OTHERS}: ${reason}). If you trust all these programs, use --trust-submissions`,
    );
  }
  if (isAtLeast(best.level, LEAST_FOR_OTHERS)) dropMarkedMemory();
  else markUserMemory();
  return best;
}

async function obstacleTo(level: LevelName): Promise<Sentence> {
  const probe = await probeLevel(level);
  return probe.works ? inEach(() => "") : reasonWithCure(probe.obstacle);
}

/** Says that a level does not work on this machine, and why. */
export function unavailable(level: LevelName, reason: Sentence): Sentence {
  return say`isolation level ${level} is not available here: ${reason}`;
}

function reasonWithCure({ reason, cure }: Obstacle): Sentence {
  if (cure === undefined) return reason;
  return say`${reason}. \`${cure}\` may help`;
}
