import { ExpectedError } from "../base/errors.ts";
import { en } from "../report/catalogue/en/index.ts";
import { type Isolation, isAtLeast, type LevelName } from "../run/isolation/level.ts";
import { bestIsolation, probeLevel } from "../run/isolation/probe.ts";

/** The least that programs of others are run at. */
const LEAST_FOR_OTHERS: LevelName = "B";

/** What was asked for with `--isolation`. */
export interface IsolationOptions {
  readonly isolation: LevelName | "auto";
  /** Whether the programs are the user's own, or trusted. */
  readonly trusted: boolean;
}

/**
 * The best level of isolation on this machine.
 *
 * @throws ExpectedError if it is less than what was asked for, or than what programs of others need
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
  return best;
}

async function obstacleTo(level: LevelName): Promise<string> {
  const probe = await probeLevel(level);
  if (probe.works) return "";
  const { reason, cure } = probe.obstacle;
  return cure === undefined ? reason : `${reason}. \`${cure}\` may help`;
}
