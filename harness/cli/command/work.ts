import { availableParallelism, totalmem } from "node:os";
import { adoptWhileGrading } from "../../adopt/while-grading.ts";
import { say } from "../../base/sentence.ts";
import { slowness } from "../../grade/task/calibration.ts";
import { machineClass } from "../../grade/task/keys.ts";
import type { Toolchains } from "../../queue/fleet.ts";
import { openLink } from "../../queue/link.ts";
import { performer } from "../../queue/perform.ts";
import { proveReference } from "../../queue/self-test.ts";
import { work } from "../../queue/worker.ts";
import type { Isolation } from "../../run/isolation/level.ts";
import { withLab } from "../../run/lab.ts";
import { findOtherToolchains, findToolchain } from "../../submission/build/toolchain.ts";
import { LANGUAGES } from "../../submission/language/index.ts";
import { LANGUAGE_NAMES } from "../../submission/language/names.ts";
import { type Io, twoStops } from "../console/console.ts";
import { EXIT_CODES } from "../console/exit-codes.ts";
import { showing } from "../console/lines.ts";
import { chooseIsolation } from "../session/isolation.ts";
import { neededQueue } from "../session/options.ts";

export interface WorkCommandOptions {
  readonly queue?: string;
  readonly jobs?: number;
  readonly lock: number;
}

/** Memory that a program and the harness need for it. */
const BYTES_A_JOB = 512 * 1024 * 1024;

/** Judges submissions for gradings on other machines, until it is stopped. */
export async function workHere(_: [], options: WorkCommandOptions, io: Io): Promise<number> {
  const url = neededQueue(options);
  const { finish, giveBack } = twoStops();
  const tell = showing(io);
  const isolation = await chooseIsolation({ isolation: "B", trusted: false });
  const link = await openLink(url, "patient", tell);
  try {
    const slots = options.jobs ?? placesHere();
    await withLab({ isolation, jobs: slots, signal: giveBack }, async (lab) => {
      await proveReference(lab);
      const machine = await machineHere(isolation, giveBack);
      const { level } = machine;
      tell(
        say`Ready: ${slots} at once, isolation level ${level}. Ctrl-C ends it when the running jobs are done, a second one at once`,
      );
      const perform = performer(link, lab, adoptWhileGrading);
      await work(link, { machine, slots, lab, perform, lockMs: options.lock * 1000, finish, giveBack, tell });
    });
    return EXIT_CODES.ok;
  } finally {
    link.close();
  }
}

/** Programs that this machine can run at once. */
function placesHere(): number {
  // A container may have less memory than its machine.
  const bytes = Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);
  return Math.max(1, Math.min(availableParallelism(), Math.floor(bytes / BYTES_A_JOB)));
}

async function machineHere({ level }: Isolation, signal: AbortSignal) {
  return {
    level,
    machine: machineClass(),
    slowness: await slowness(signal),
    toolchains: await toolchainsHere(),
  };
}

/** Versions of all tools, because a program may be built with an unusual one. */
async function toolchainsHere(): Promise<Toolchains> {
  const versions = await Promise.all(
    LANGUAGE_NAMES.map(async (name) => {
      const usual = await findToolchain(LANGUAGES[name]).catch(() => undefined);
      if (!usual?.found) return [];
      const others = await findOtherToolchains(LANGUAGES[name]).catch(() => []);
      const all = [usual.toolchain, ...others].map(({ version }) => version);
      return [[name, all.join("; ")] as const];
    }),
  );
  return Object.fromEntries(versions.flat());
}
