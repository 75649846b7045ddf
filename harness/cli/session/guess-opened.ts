import path from "node:path";
import { ExpectedError } from "../../base/errors.ts";
import { displayPath } from "../../base/files.ts";
import { placed, type Sentence } from "../../base/sentence.ts";
import { PROBLEM_NAMES } from "../../case/names.ts";
import { builderIn } from "../../grade/task/program.ts";
import { inEachLanguage } from "../../report/catalogue/index.ts";
import { type Lab, withLab } from "../../run/lab.ts";
import { problemOfFolder, whichProblem } from "../../submission/find/folders.ts";
import { guessProblem, type ProblemGuess } from "../../submission/find/shape/guess.ts";
import type { Submission } from "../../submission/submission.ts";
import type { Io } from "../console/console.ts";
import { openSession, type SessionRequest } from "./session.ts";

/**
 * Guesses the problem of the only program of a folder when its archives are open. If nothing shows it, what keeps the program from
 * being built is told first.
 *
 * @returns undefined if there are several programs, or if something below the folder names the problem
 * @throws ExpectedError if nothing shows the problem
 */
export async function guessOpened(request: SessionRequest, io: Io): Promise<ProblemGuess | undefined> {
  const [problem = PROBLEM_NAMES[0]] = request.caseFiles.problems();
  const session = await openSession({ ...request, options: { ...request.options, problem } }, io);
  try {
    const [only, ...others] = session.submissions;
    if (!only || others.length > 0 || statesProblem(only)) return undefined;
    const guess = await guessProblem(only.folder, request.main);
    if (guess) return guess;
    const place = displayPath(path.resolve(request.folders[0]!));
    if (only.kind.kind === "unclear")
      throw new ExpectedError(placed(place, inEachLanguage(only.kind.finding)));
    const fault = await withLab(session, (lab) => faultOfBuild(only, lab));
    throw new ExpectedError([...(fault ? [placed(place, fault)] : []), placed(place, whichProblem())]);
  } finally {
    await session.close();
  }
}

function statesProblem({ folder, manifest, kind }: Submission): boolean {
  const isOther = kind.kind === "unclear" && kind.finding.kind === "other-problem";
  return isOther || manifest.problem !== undefined || problemOfFolder(folder) !== undefined;
}

function faultOfBuild(submission: Submission, { scratch, ...lab }: Lab): Promise<Sentence | undefined> {
  return scratch.within(async (folder) => {
    const built = await builderIn(folder, submission, { scratch, ...lab }).buildWith({});
    const isRefused = built.kind === "compile-error" || built.kind === "skipped";
    return isRefused ? inEachLanguage(built.finding) : undefined;
  });
}
