import type { Case } from "../../case/any-case.ts";
import { taskFor } from "../../grade/task/task.ts";
import type { SourceLocation } from "../../problem/input/clues.ts";
import type { Input } from "../../problem/input/input-schemas.ts";
import type { Outcome } from "../../run/outcome.ts";
import { unpackOutcome } from "../../run/packed.ts";
import type { Subject } from "../attempt/try.ts";
import { promptsIn } from "../source/printed-prompts.ts";
import { endedAlike, LINE_BY_LINE, linesOf, type Manner, terminalFor } from "./in-turn.ts";
import { lacksTerminal } from "./wants-terminal.ts";

/** Types an input, and gives all that the program prints meanwhile; undefined if it was not run. */
export type Listen = (input: Input) => Promise<Buffer | undefined>;

export interface Listener {
  readonly listen: Listen;
  /** Gives the manner of typing that the program needs, as far as it was listened to; undefined if it takes all at once. */
  readonly manner: () => Manner | undefined;
}

/** A program that is not understood may complain for ever, or wait in a loop for what is never typed. */
const LIMITS = { outputBytes: 64 * 1024, cpuMs: 700 };

/**
 * Listens to a program on one case, for half of the time that it may have. A program that ended for lack of a terminal is
 * given one. So is a program that had to be stopped, and kept what it had to say in its memory: to a terminal, most say each
 * line at once. One that asks a second time and does not get the second line is typed to line by line.
 *
 * @param terminalCheck place in the sources that may look for a terminal
 */
export function listenTo(
  asked: Case,
  { program, allowance }: Subject,
  terminalCheck: SourceLocation | undefined,
): Listener {
  let typed: Manner["typed"] | undefined;
  let manner: Manner | undefined;
  let before: { readonly input: Input; readonly outcome: Outcome } | undefined;

  const hear = async (input: Input, so = typed): Promise<Outcome | undefined> => {
    const task = taskFor(asked, { input: { ...input, ...so } });
    if (task.misfit || allowance.isHalfSpent) return undefined;
    const run = await program.run({ ...task, limits: { ...task.limits, ...LIMITS } });
    if (run.kind !== "ran") return undefined;
    allowance.spend(run.outcome);
    return unpackOutcome(run.outcome);
  };

  /** Finds the manner of typing that a program needs, if what it did with an input shows that it needs one. */
  const mannerAfter = async (input: Input, outcome: Outcome): Promise<Manner | undefined> => {
    if (!before) {
      if (terminalCheck === undefined || promptsIn(outcome.stdout.bytes).questions.length > 0)
        return undefined;
      const byContract = await hear({});
      return byContract && endedAlike(outcome, byContract) ? terminalFor(terminalCheck) : undefined;
    }
    const isLonger = linesOf(input) > linesOf(before.input) && linesOf(before.input) > 0;
    if (!isLonger || !endedAlike(before.outcome, outcome)) return undefined;
    const inTurn = await hear(input, LINE_BY_LINE.typed);
    return inTurn && !endedAlike(outcome, inTurn) ? LINE_BY_LINE : undefined;
  };

  const listen: Listen = async (input) => {
    const outcome = await hear(input);
    if (typed || !outcome) return outcome?.stdout.bytes;
    if (isMute(outcome) || lacksTerminal(outcome)) typed = { typing: "keys" };
    else {
      manner = await mannerAfter(input, outcome);
      typed = manner?.typed;
      before = { input, outcome };
    }
    return typed ? (await hear(input))?.stdout.bytes : outcome.stdout.bytes;
  };
  return { listen, manner: () => manner };
}

function isMute({ end, stdout }: Outcome): boolean {
  return end.kind === "limit" && stdout.bytes.length === 0;
}
