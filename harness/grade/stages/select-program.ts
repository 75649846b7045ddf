import type { Remembered } from "../../base/remembered.ts";
import type { Submission } from "../../submission/submission.ts";
import { askedProgram } from "../asking/asked-program.ts";
import type { Assignment } from "../asking/assignment.ts";
import type { InputMode } from "../asking/input-mode.ts";
import { type ProgramRuns, programRuns } from "../store/program-runs.ts";
import { type Task, taskFor } from "../task/task.ts";
import type { TaskRun } from "../task/task-run.ts";
import type { StageMeans } from "./means.ts";

/** The program of a hand-in that is graded, and how it is put to the cases. */
export interface SelectedProgram {
  readonly assignment: Assignment;
  /** The hand-in, with the program that was chosen. */
  readonly given: Submission;
  /** The same, as it is asked. */
  readonly submission: Submission;
  readonly program: ProgramRuns;
  readonly inputMode: InputMode;
  /** One for each case of the assignment, in the same order. */
  readonly tasks: readonly Task[];
  /** Runs a task once. */
  readonly run: Remembered<Promise<TaskRun>, Task>;
}

/**
 * Selects the program that counts, and the way in which it is asked.
 *
 * @throws StoppedError if the grading was stopped before that was known
 */
export async function selectProgram(
  assignment: Assignment,
  { lab, prover, memory, folder, runsOf }: StageMeans,
): Promise<SelectedProgram> {
  const { cases } = assignment;
  const selecting = askedProgram(assignment, {
    runsOf: runsOf ?? ((some) => programRuns(some, { folder, memory }, lab)),
    signal: lab.signal,
  });
  // The build has a place now, so that no proof comes before it.
  prover.begin();
  const { submission: given, tasks: stated, ...meant } = await selecting;
  const submission = askedAs(given, meant.inputMode);
  const tasks = meant.inputMode.adopted ? cases.map((asked) => taskFor(asked, submission.manifest)) : stated;
  return { ...meant, assignment, given, submission, tasks };
}

/** Treats a way of asking that was found like a student's wish: cases that cannot be asked so are for the instructor to settle. */
function askedAs(given: Submission, { adopted }: InputMode): Submission {
  if (!adopted) return given;
  return { ...given, manifest: { ...given.manifest, ...adopted }, manifestIsStudents: true };
}
