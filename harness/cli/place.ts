import { ExpectedError } from "../base/errors.ts";
import type { Case } from "../case/any-case.ts";
import { isCoded } from "../case/names.ts";
import { factorFor, statedFactor } from "../grade/calibration.ts";
import type { Executor } from "../grade/executor.ts";
import { type Isolation, isAtLeast } from "../run/isolation/level.ts";
import type { Io } from "./console.ts";
import { unavailable } from "./isolation.ts";
import { showing } from "./lines.ts";
import type { CommonOptions } from "./options.ts";

/** The place where submissions are judged: this machine, or the workers of a queue. */
export interface Place {
  readonly isolation: Isolation;
  /** Factor of the time limits there: the known one, or else a new measurement. */
  readonly measure: (known?: number) => Promise<number>;
  readonly executor?: Executor;
  readonly leave?: () => void;
}

interface Grading {
  readonly cases: readonly Case[];
  readonly io: Io;
  readonly signal: AbortSignal;
}

/**
 * Finds the workers of a queue.
 *
 * @throws ExpectedError if it cannot be used, if its workers contain programs less well than asked for, or if a case is
 *   of a custom problem
 */
export async function queuePlace(
  url: string,
  least: CommonOptions["isolation"],
  { cases, io, signal }: Grading,
): Promise<Place> {
  refuseCustomProblems(cases);
  const { openWorkers } = await import("../queue/executor.ts");
  const { executor, standard, close } = await openWorkers({ url, signal, tell: showing(io) });
  const { level, slowness } = standard;
  if (least !== "auto" && !isAtLeast(level, least)) {
    close();
    throw new ExpectedError(
      unavailable(least, { en: `the workers have ${level}`, "pt-BR": `os workers têm ${level}` }),
    );
  }
  return {
    // No program is run here.
    isolation: { level, chainCpuMs: 0 },
    measure: async () => statedFactor() ?? factorFor(slowness),
    executor,
    leave: close,
  };
}

/** The programs of a custom problem's author are on this machine only. */
function refuseCustomProblems(cases: readonly Case[]): void {
  const custom = cases.find(({ problem }) => !isCoded(problem));
  if (custom)
    throw new ExpectedError({
      en: `workers cannot judge the custom problem ${custom.problem}. Grade it without --queue, or choose another one with --problem`,
      "pt-BR": `os workers não podem julgar ${custom.problem}, um problema criado fora do Cavalo. Avalie-o sem --queue ou escolha outro com --problem`,
    });
}
