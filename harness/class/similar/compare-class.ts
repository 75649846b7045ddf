import { type StudentResults, sameWrongAnswers } from "./answers.ts";
import { compareInWorker } from "./in-worker.ts";
import { type ComparedProgram, givenPrograms } from "./programs.ts";
import { joined, SharedAnswers, type Similarities, similaritiesOf } from "./similar.ts";

/** The programs that a class handed in for one problem. */
export interface ProblemPrograms {
  readonly programs: readonly ComparedProgram[];
  /** Results of the class. */
  readonly results: readonly StudentResults[];
  /** Folders of programs that everybody was given. */
  readonly given: readonly string[];
}

/**
 * Compares the programs of each problem with one another, in a thread of its own.
 *
 * @throws StoppedError if the signal is aborted meanwhile
 */
export async function compareClass(
  problems: readonly ProblemPrograms[],
  signal: AbortSignal,
): Promise<Similarities> {
  const all: Similarities[] = [];
  for (const { programs, results, given } of problems) {
    const answers = new SharedAnswers(programs, sameWrongAnswers(results));
    const request = { listings: programs, given: await givenPrograms(given), asked: answers.pairs };
    all.push(similaritiesOf(programs, await compareInWorker(request, signal), answers));
  }
  return joined(all);
}
