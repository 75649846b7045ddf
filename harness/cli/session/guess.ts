import { readFileSync } from "node:fs";
import path from "node:path";
import { inEach, type Sentence, say } from "../../base/sentence.ts";
import { printable } from "../../base/text.ts";
import { knownProblems, knowProblemsIn } from "../../case/known-problems.ts";
import { isCoded, type ProblemName } from "../../case/names.ts";
import { CATALOGUES } from "../../report/catalogue/index.ts";
import { folderAt } from "../../submission/find/discover.ts";
import { problemOfFolder } from "../../submission/find/folders.ts";
import { guessProblem } from "../../submission/find/shape/guess.ts";
import { MANIFEST } from "../../submission/find/tree/sources.ts";
import type { Io } from "../console/console.ts";
import { COURSE_FILE } from "../console/locale.ts";
import type { Course } from "./course.ts";
import type { ProgramPlace } from "./program-place.ts";
import type { SessionRequest } from "./session.ts";
import { onlyProblemOf } from "./session-cases.ts";

/** The problem of a program that does not state it, and where it was seen. */
export interface Guess {
  readonly problem: ProblemName;
  readonly because: Sentence;
}

/**
 * Finds the problem of a program by the name of its folder, the settings of its course, the cases or its sources;
 * undefined if its manifest states it, or if there are several programs.
 *
 * @throws ExpectedError if nothing shows the problem of the only program
 */
export async function guessFor(
  { folder, main }: ProgramPlace,
  request: SessionRequest,
  { course, io }: { readonly course: Course; readonly io: Io },
): Promise<Guess | undefined> {
  const place = folderAt(folder);
  if (statesProblem(place)) return undefined;
  knowProblemsIn(request.caseFiles);
  const named = problemOfFolder(place);
  if (named !== undefined) return { problem: named, because: say`the name of the folder` };
  if (course.problem !== undefined) return { problem: course.problem, because: inEach(() => COURSE_FILE) };
  const only = onlyProblemOf(request.caseFiles);
  if (only !== undefined) return { problem: only, because: say`the cases` };
  const { guessOpened } = await import("./guess-opened.ts");
  const guess = (await guessProblem(place, main)) ?? (await guessOpened(request, io));
  return guess && { problem: guess.problem, because: inEach(() => printable(guess.file)) };
}

/** Says which problem was found, and how to choose another one. */
export function guessSentence({ problem, because }: Guess): Sentence {
  const others = knownProblems()
    .filter((name) => name !== problem)
    .map((name) => `--problem ${name}`)
    .join(", ");
  const title = inEach((locale) => (isCoded(problem) ? CATALOGUES[locale].page.problems[problem] : problem));
  return say`Problem: ${title}, because of ${because}. Another one: ${others}`;
}

/** Tests if the manifest in a folder names the problem. Mistakes in it are told when it is read. */
function statesProblem(folder: string): boolean {
  try {
    return /^["']?problem\b/m.test(readFileSync(path.join(folder, MANIFEST), "utf8"));
  } catch {
    return false;
  }
}
