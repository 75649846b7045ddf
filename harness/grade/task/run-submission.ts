import { createHash } from "node:crypto";
import { squaresOf } from "../../case/any-case.ts";
import { isTimeOut } from "./retry.ts";
import type { Task } from "./task.ts";
import { notRun, type TaskRun } from "./task-run.ts";
import { runUntilTooSlow, TIME_OUTS } from "./until-too-slow.ts";

interface Runs {
  /** Never fails. */
  readonly run: (at: number) => Promise<TaskRun>;
  readonly isRun: (at: number) => boolean;
}

/**
 * Puts tasks to a submission, from the smallest to the largest. Those whose problem says so are not all run if the
 * submission is too slow on smaller boards.
 *
 * @returns one run for each task
 */
export async function runSubmission(tasks: readonly Task[], { run, isRun }: Runs): Promise<TaskRun[]> {
  const all = tasks.map((_, at) => at);
  const stopping = all.filter((at) => tasks[at]!.asked.stopsAfterTimeouts);
  // Cases without a board stand in the order of their names, which is their author's.
  const sizes = stopping.map((at, turn) =>
    "asking" in tasks[at]!.asked ? turn : squaresOf(tasks[at]!.asked),
  );
  let sources = "";
  // As it is before the first of them begins.
  const known = new Set(stopping.flatMap((at, turn) => (isRun(at) ? [turn] : [])));
  const turns = {
    isRun: (turn: number) => known.has(turn),
    run: async (turn: number) => {
      const at = stopping[turn]!;
      const ran = await run(at);
      if (ran.kind === "ran") sources = JSON.stringify(ran.sources ?? []);
      return { ran, task: tasks[at]! };
    },
    isTimeOut: ({ ran, task }: { ran: TaskRun; task: Task }) =>
      ran.kind === "ran" && isTimeOut(ran.outcome, task),
    draw: (count: number) => createHash("sha256").update(sources).digest().readUInt32BE() % count,
  };
  const [others, turned] = await Promise.all([
    Promise.all(all.map((at) => (stopping.includes(at) ? undefined : run(at)))),
    runUntilTooSlow(sizes, turns),
  ]);
  return all.map((at) => others[at] ?? turned[stopping.indexOf(at)]?.ran ?? tooSlow());
}

function tooSlow(): TaskRun {
  return notRun({ verdict: "TLE", finding: { kind: "not-run-too-slow", timeOuts: TIME_OUTS } });
}
