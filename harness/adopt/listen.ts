import type { Case } from "../case/any-case.ts";
import { taskFor } from "../grade/task.ts";
import type { Input } from "../problem/asking.ts";
import type { Outcome } from "../run/outcome.ts";
import { unpackOutcome } from "../run/packed.ts";
import type { Subject } from "./try.ts";
import { lacksTerminal } from "./wants-terminal.ts";

/** Types an input, and gives all that the program prints meanwhile; undefined if it was not run. */
export type Listen = (input: Input) => Promise<Buffer | undefined>;

/** A program that is not understood may complain for ever, or wait in a loop for what is never typed. */
const LIMITS = { outputBytes: 64 * 1024, cpuMs: 700 };

/**
 * Listens to a program on one case, for half of the time that it may have. A program that ended for lack of a terminal is
 * given one. So is a program that had to be stopped, and kept what it had to say in its memory: to a terminal, most say each
 * line at once.
 */
export function listenTo(asked: Case, { program, allowance }: Subject): Listen {
  let terminal = false;
  const hear = async (input: Input): Promise<Outcome | undefined> => {
    const task = taskFor(asked, { input: terminal ? { ...input, typing: "keys" } : input });
    if (task.misfit || allowance.isHalfSpent) return undefined;
    const run = await program.run({ ...task, limits: { ...task.limits, ...LIMITS } });
    if (run.kind !== "ran") return undefined;
    allowance.spend(run.outcome);
    return unpackOutcome(run.outcome);
  };
  return async (input) => {
    const outcome = await hear(input);
    if (terminal || !outcome || !(isMute(outcome) || lacksTerminal(outcome))) return outcome?.stdout.bytes;
    terminal = true;
    return (await hear(input))?.stdout.bytes;
  };
}

function isMute({ end, stdout }: Outcome): boolean {
  return end.kind === "limit" && stdout.bytes.length === 0;
}
