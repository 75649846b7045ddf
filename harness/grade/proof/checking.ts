import { textOf } from "../../base/text.ts";
import type { Case } from "../../case/any-case.ts";
import { problemOf } from "../../problem/index.ts";
import { ACCEPTED, type Judgement, rejected } from "../../problem/judgement.ts";
import type { Lab } from "../../run/lab.ts";
import { unpackOutcome } from "../../run/packed.ts";
import { writtenIn } from "../task/judge.ts";
import { contractDelivery, type Task, withJudgement } from "../task/task.ts";
import { notRun, type TaskRun } from "../task/task-run.ts";
import { askProgram } from "./judging-program.ts";

/** A task with a run of it. */
export interface TaskWithRun {
  readonly task: Task;
  readonly run: TaskRun;
}

/** Has the checker of a problem judge what a program printed, if it has one: the check then repeats its judgement. */
export async function checked({ task, run }: TaskWithRun, lab: Lab): Promise<TaskWithRun> {
  const { asked } = task;
  const checker = problemOf(asked.problem).authorship?.programsOf(asked).checker;
  if (!checker || run.kind !== "ran") return { task, run };
  const output = writtenIn(task, unpackOutcome(run.outcome));
  if (!output) return { task, run };
  const word = await askProgram(
    { kind: "checker", program: checker, asked },
    {
      // A byte that is no text may crash a checker.
      stdin: textOf(output),
      files: { input: inputTextOf(asked), answer: String(asked.answer ?? "") },
      arguments: ["input", "answer", "feedback/"],
    },
    lab,
  );
  if (word.kind === "none") return { task, run: notRun(word.attempt) };
  const judgement: Judgement =
    word.kind === "yes"
      ? ACCEPTED
      : rejected({ kind: "checker-rejects", ...(word.quote !== undefined && { quote: word.quote }) });
  return { task: withJudgement(task, judgement), run };
}

/** The input of a case as one text: what comes in on standard input, or else its file or its arguments. */
export function inputTextOf(asked: Case): string {
  const { stdin, files, arguments: words } = contractDelivery(asked);
  return stdin !== "" ? stdin : (Object.values(files)[0] ?? words.join(" "));
}
