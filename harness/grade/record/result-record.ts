import { printable } from "../../base/text.ts";
import type { CaseAttempt } from "../../problem/cause/case-attempt.ts";
import type { CommandsRecord, ResultRecord } from "../../report/record/record.ts";
import { expectedVerdict } from "../../submission/expectation.ts";
import type { Submission } from "../../submission/submission.ts";
import { taskFor } from "../task/task.ts";
import { earningOf } from "./asked-record.ts";
import { byHandOf, isGivenOtherwise } from "./by-hand.ts";

/** A submission, and what is known of its building. */
interface Built {
  readonly submission: Submission;
  readonly program: { readonly commands: CommandsRecord | undefined };
}

/** Makes the record of one result. */
export function resultRecord({ asked, ...attempt }: CaseAttempt, built: Built): ResultRecord {
  const { manifest } = built.submission;
  const expected = expectedVerdict(manifest, asked.name);
  const wasRun = attempt.verdict !== "AC" && attempt.measured !== undefined;
  const task = taskFor(asked, manifest);
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
