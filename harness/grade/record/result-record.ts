import { printable } from "../../base/text.ts";
import type { Attempt } from "../../finding/ruling.ts";
import type { CommandsRecord, ResultRecord } from "../../report/record/record.ts";
import { expectedVerdict } from "../../submission/expectation.ts";
import type { Submission } from "../../submission/submission.ts";
import type { Task } from "../task/task.ts";
import { earningOf } from "./asked-record.ts";
import { byHandOf, isGivenOtherwise } from "./by-hand.ts";

/** A submission, and what is known of its building. */
interface Built {
  readonly submission: Submission;
  readonly program: { readonly commands: CommandsRecord | undefined };
}

/** Makes the record of one result. */
export function resultRecord(task: Task, attempt: Attempt, built: Built): ResultRecord {
  const { asked } = task;
  const expected = expectedVerdict(built.submission.manifest, asked.name);
  const wasRun = attempt.verdict !== "AC" && attempt.measured !== undefined;
  const byHand = wasRun ? byHandOf(task, commandsIn(built)) : undefined;
  return {
    ...earningOf(asked),
    attempt,
    ...(expected !== undefined && { expected }),
    ...(attempt.measured && isGivenOtherwise(task) && { givenOtherwise: true }),
    ...(byHand && { byHand }),
  };
}

/** Gives the commands of a program, and the folder of the hand-in in which they are typed. */
export function commandsIn({
  submission: { inner },
  program: { commands },
}: Built): CommandsRecord | undefined {
  return commands && inner !== undefined ? { ...commands, folder: printable(inner) } : commands;
}
