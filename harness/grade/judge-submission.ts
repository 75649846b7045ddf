import { beginningOf } from "../base/text.ts";
import type { Attempt } from "../finding/ruling.ts";
import { isJudged } from "../finding/verdict.ts";
import type { Measured } from "../run/outcome.ts";
import { type PackedOutcome, unpackOutcome } from "../run/packed.ts";
import { judge } from "./judge.ts";
import { ownFault } from "./retry.ts";
import type { Task } from "./task.ts";
import type { TaskRun } from "./task-run.ts";

/**
 * Judges a submission from its runs. All of them are known here, so that one can be read in the light of the others.
 *
 * @param runs one for each task, in the same order
 * @returns one attempt for each task, in the same order
 */
export function judgeSubmission(tasks: readonly Task[], runs: readonly TaskRun[]): Attempt[] {
  return tasks.map((task, at) => {
    try {
      return judgeRun(task, runs[at]!);
    } catch (error) {
      return { verdict: "JE", finding: ownFault(error) };
    }
  });
}

function judgeRun(task: Task, run: TaskRun): Attempt {
  if (run.kind === "not-run") return run.attempt;
  // Outputs are unpacked one after the other, because all together may fill the memory.
  const outcome = unpackOutcome(run.outcome);
  const ruling = judge(task, outcome, run.sources);
  const printed =
    ruling.verdict === "AC" ? "" : beginningOf(outcome.answerFile?.bytes ?? outcome.stdout.bytes);
  const kept = { measured: measuredIn(run.outcome), ...(printed !== "" && { printed }) };
  return run.note && isJudged(ruling.verdict)
    ? ({ ...ruling, note: run.note, ...kept } as Attempt)
    : { ...ruling, ...kept };
}

/** Drops the output, because the output of many runs would fill the memory. */
function measuredIn({
  stdout: _,
  stderr: __,
  answerFile: ___,
  denial: ____,
  ...measured
}: PackedOutcome): Measured {
  return measured;
}
