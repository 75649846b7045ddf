import { UNSHARED } from "../run/isolation/namespaces.ts";
import { IS_ROOT } from "../run/isolation/ownership.ts";
import { probeLevel } from "../run/isolation/probe.ts";
import { findProgram } from "../run/isolation/programs.ts";
import { sandboxView } from "../run/isolation/sandbox.ts";
import { SANDBOX_UID } from "../run/isolation/unprivileged.ts";
import { workplaceFor } from "../run/isolation/workplace.ts";
import { run } from "../run/run.ts";
import { withRunFolder } from "../run/run-folder.ts";
import { createScratch, type Scratch } from "../run/scratch/scratch.ts";
import { smallRun } from "../run/small-run.ts";
import { printGoal } from "./goals.ts";
import { type Costs, medianMsOf } from "./measure.ts";
import { bareSpawn } from "./programs.ts";

const ROUNDS = 300;
const EMPTY = ["/bin/true"];

/** Most times that bubblewrap alone may take for a run at level B. */
export const RUN_FACTOR = 1.3;

/**
 * Starts an empty program at level B, in bubblewrap alone and barely, in turns; the median times.
 *
 * @returns undefined if level B does not work here
 */
export async function emptyRuns(rounds: number): Promise<Costs<"spawn" | "bubblewrap" | "run"> | undefined> {
  if (!(await probeLevel("B")).works) return undefined;
  const scratch = createScratch();
  const times = await medianMsOf(
    {
      spawn: () => bareSpawn({ command: EMPTY }),
      bubblewrap: () => bubblewrapAlone(scratch),
      run: () => atLevelB(scratch),
    },
    rounds,
  );
  scratch.remove();
  return times;
}

/**
 * Measures a run of an empty program at level B beside bubblewrap alone and a bare spawn.
 *
 * @returns the time of bubblewrap alone in milliseconds; undefined if level B does not work here
 */
export async function benchOverhead(): Promise<number | undefined> {
  const times = await emptyRuns(ROUNDS);
  if (!times) {
    console.log("5   level B does not work here");
    return undefined;
  }
  printGoal({
    number: "5",
    title: `an empty program, run at level B as ${IS_ROOT ? "root" : "a user"}`,
    measured: times.run,
    most: RUN_FACTOR * times.bubblewrap,
    unit: "ms",
    because: `${RUN_FACTOR} x bubblewrap alone; a bare spawn takes ${times.spawn.toFixed(2)} ms`,
  });
  return times.bubblewrap;
}

/** Runs the same sandbox without limits and measurements, in a folder that stays. */
function bubblewrapAlone(scratch: Scratch): Promise<void> {
  return withRunFolder({ scratch, level: "B" }, (folder) => {
    const request = smallRun(EMPTY, folder);
    const view = [...sandboxView(request, (file) => file), ...workplaceFor(request, 4).options];
    const command = [findProgram("bwrap")!, ...UNSHARED, ...view, "--", ...request.command];
    return bareSpawn({ command, ...(IS_ROOT && { user: SANDBOX_UID }) });
  });
}

function atLevelB(scratch: Scratch): Promise<void> {
  return withRunFolder({ scratch, level: "B" }, async (folder) => {
    const { end } = await run(smallRun(EMPTY, folder), { level: "B", chainCpuMs: 0 });
    if (end.kind !== "exited" || end.code !== 0) throw new Error(JSON.stringify(end));
  });
}
