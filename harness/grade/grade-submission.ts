import { ExpectedError, StoppedError, systemErrorCode } from "../base/errors.ts";
import { withClueTime } from "../base/reading-time.ts";
import type { SubmissionRecord } from "../report/record/record.ts";
import type { Assignment } from "./asking/assignment.ts";
import { explain } from "./stages/explain.ts";
import { judgeTogether } from "./stages/judge-together.ts";
import type { Means, StageMeans } from "./stages/means.ts";
import { proveCases } from "./stages/prove-cases.ts";
import { runAll } from "./stages/run-all.ts";
import { selectProgram } from "./stages/select-program.ts";
import { submissionRecord } from "./stages/submission-record.ts";
import { unjudged } from "./unjudged.ts";

/** Grades a submission. Each stage adds to what the one before has found. */
async function gradeInStages(assignment: Assignment, means: StageMeans): Promise<SubmissionRecord> {
  const selected = await selectProgram(assignment, means);
  const { fault } = selected.inputMode;
  if (fault) return unjudged({ ...assignment, submission: selected.given }, { finding: fault });
  const ran = await runAll(selected, means);
  const proven = await proveCases(ran, means);
  const judged = await judgeTogether(proven, means);
  const explained = await explain(judged, means);
  return submissionRecord(explained);
}

/**
 * Grades a submission on the cases of its problem. A mistake in our own code costs nobody points, and does not end the grading of
 * the others.
 *
 * @throws ExpectedError, or an error of the system
 */
export async function gradeSubmission(assignment: Assignment, means: Means): Promise<SubmissionRecord> {
  try {
    return await withClueTime(async (time) => {
      const record = await means.lab.scratch.within((folder) =>
        gradeInStages(assignment, { ...means, folder }),
      );
      if (!time.isOver) return record;
      return { ...record, notices: [...(record.notices ?? []), { kind: "clues-given-up" }] };
    });
  } catch (error) {
    if (error instanceof StoppedError) return unjudged(assignment, "stopped");
    const isOfSystem = !(systemErrorCode(error) ?? "ERR_").startsWith("ERR_");
    if (error instanceof ExpectedError || isOfSystem || means.lab.signal?.aborted) throw error;
    return unjudged(assignment, { fault: String(error) });
  }
}
