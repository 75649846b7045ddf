import { ExpectedError } from "../../base/errors.ts";
import { say } from "../../base/sentence.ts";
import type { Executor } from "../../grade/executor.ts";
import { factorFor, statedFactor } from "../../grade/task/calibration.ts";
import { type Isolation, isAtLeast } from "../../run/isolation/level.ts";
import type { Io } from "../console/console.ts";
import { showing } from "../console/lines.ts";
import { unavailable } from "./isolation.ts";
import type { CommonOptions } from "./options.ts";

/** The place where submissions are judged: this machine, or the workers of a queue. */
export interface ExecutorChoice {
  readonly isolation: Isolation;
  /** Factor of the time limits there: the known one, or else a new measurement. */
  readonly measure: (known?: number) => Promise<number>;
  readonly executor?: Executor;
  readonly leave?: () => void;
}

interface Grading {
  readonly io: Io;
  readonly signal: AbortSignal;
}

/**
 * Finds the workers of a queue.
 *
 * @throws ExpectedError if it cannot be used, or if its workers contain programs less well than asked for
 */
export async function queuePlace(
  url: string,
  least: CommonOptions["isolation"],
  { io, signal }: Grading,
): Promise<ExecutorChoice> {
  const { openWorkers } = await import("../../queue/open-workers.ts");
  const { executor, standard, close } = await openWorkers({ url, signal, tell: showing(io) });
  const { level, slowness } = standard;
  if (least !== "auto" && !isAtLeast(level, least)) {
    close();
    throw new ExpectedError(unavailable(least, say`the workers have ${level}`));
  }
  return {
    // No program is run here.
    isolation: { level, chainCpuMs: 0 },
    measure: async () => statedFactor() ?? factorFor(slowness),
    executor,
    leave: close,
  };
}
