import { LEVEL_NAMES, type LevelName } from "../run/isolation/level.ts";
import { UNSHARED } from "../run/isolation/namespaces.ts";
import { IS_ROOT } from "../run/isolation/ownership.ts";
import { probeLevel } from "../run/isolation/probe.ts";
import { findProgram } from "../run/isolation/programs.ts";
import { sandboxView } from "../run/isolation/sandbox.ts";
import { SANDBOX_UID } from "../run/isolation/unprivileged.ts";
import { workplaceFor } from "../run/isolation/workplace.ts";
import { run } from "../run/run.ts";
import { withRunFolder } from "../run/run-folder.ts";
import { createScratch, type Scratch } from "../run/scratch.ts";
import { smallRun } from "../run/small-run.ts";
import { type Contenders, medianMsOf } from "./measure.ts";
import { bareSpawn } from "./programs.ts";

const ROUNDS = 150;
const EMPTY = ["/bin/true"];

/**
 * Measures a run of an empty program at each level that works here, beside a bare spawn and bubblewrap alone.
 */
export async function benchOverhead(): Promise<void> {
  console.log("\nA run of an empty program: ms, times a bare spawn, times bubblewrap alone");
  const scratch = createScratch();
  const contenders = await contendersIn(scratch);
  for (const atOnce of [1, 2, 4]) {
    const times = await medianMsOf(contenders, { rounds: ROUNDS, atOnce });
    for (const [name, ms] of times) {
      const ratioTo = (yardstick: string) =>
        times.has(yardstick) ? `${(ms / times.get(yardstick)!).toFixed(2)} x` : "skipped";
      const cells = [`${ms.toFixed(2)} ms`, ratioTo("bare spawn"), ratioTo("bubblewrap")];
      console.log(`${atOnce} at once  ${name.padEnd(12)}${cells.map((cell) => cell.padStart(10)).join("")}`);
    }
  }
  scratch.remove();
}

async function contendersIn(scratch: Scratch): Promise<Contenders> {
  const levels: LevelName[] = [];
  for (const name of LEVEL_NAMES) if ((await probeLevel(name)).works) levels.push(name);
  return {
    "bare spawn": () => bareSpawn({ command: EMPTY }),
    ...(levels.includes("B") && { bubblewrap: () => bubblewrapAlone(scratch) }),
    ...Object.fromEntries(levels.map((name) => [`level ${name}`, () => atLevel(name, scratch)])),
  };
}

/** Runs the same sandbox without limits and measurements. It also needs a folder for its program. */
function bubblewrapAlone(scratch: Scratch): Promise<void> {
  return scratch.within((folder) => {
    const request = smallRun(EMPTY, folder);
    const view = [...sandboxView(request, (file) => file), ...workplaceFor(request, 4).options];
    const command = [findProgram("bwrap")!, ...UNSHARED, ...view, "--", ...request.command];
    return bareSpawn({ command, ...(IS_ROOT && { user: SANDBOX_UID }) });
  });
}

function atLevel(level: LevelName, scratch: Scratch): Promise<void> {
  return withRunFolder({ scratch, level }, async (folder) => {
    const { end } = await run(smallRun(EMPTY, folder), { level, chainCpuMs: 0 });
    if (end.kind !== "exited" || end.code !== 0) throw new Error(`level ${level}: ${JSON.stringify(end)}`);
  });
}
