import { readFileSync } from "node:fs";
import path from "node:path";
import { inEach, type Sentence } from "../../base/sentence.ts";
import { printable } from "../../base/text.ts";
import type { CaseFiles } from "../../case/case-folders.ts";
import { knownProblems, knowProblemsIn } from "../../case/known-problems.ts";
import { isCoded, type ProblemName } from "../../case/names.ts";
import { CATALOGUES } from "../../report/catalogue/index.ts";
import { folderAt } from "../../submission/find/discover.ts";
import { problemOfFolder } from "../../submission/find/folders.ts";
import { guessProblem } from "../../submission/find/shape/guess.ts";
import { MANIFEST } from "../../submission/find/tree/sources.ts";
import { COURSE_FILE } from "../console/locale.ts";
import type { Course } from "./course.ts";
import { onlyProblemOf } from "./session-cases.ts";

/** The problem of a program that does not state it, and where it was seen. */
export interface Guess {
  readonly problem: ProblemName;
  readonly because: Sentence;
}

/**
 * Finds the problem of a program by the name of its folder, the settings of its course, the cases or its sources;
 * undefined if its manifest states it, or if nothing shows it.
 */
export async function guessFor(folder: string, files: CaseFiles, course: Course): Promise<Guess | undefined> {
  const place = folderAt(folder);
  if (statesProblem(place)) return undefined;
  knowProblemsIn(files);
  const named = problemOfFolder(place);
  if (named !== undefined)
    return { problem: named, because: { en: "the name of the folder", "pt-BR": "o nome da pasta" } };
  if (course.problem !== undefined) return { problem: course.problem, because: inEach(() => COURSE_FILE) };
  const only = onlyProblemOf(files);
  if (only !== undefined) return { problem: only, because: { en: "the cases", "pt-BR": "os casos" } };
  const guess = await guessProblem(place);
  return guess && { problem: guess.problem, because: inEach(() => printable(guess.file)) };
}

/** Says which problem was found, and how to choose another one. */
export function guessSentence({ problem, because }: Guess): Sentence {
  const others = knownProblems()
    .filter((name) => name !== problem)
    .map((name) => `--problem ${name}`)
    .join(", ");
  const title = inEach((locale) => (isCoded(problem) ? CATALOGUES[locale].page.problems[problem] : problem));
  return {
    en: `Problem: ${title.en}, because of ${because.en}. Another one: ${others}`,
    "pt-BR": `Problema: ${title["pt-BR"]}, deduzido de ${because["pt-BR"]}. Outro: ${others}`,
  };
}

/** Tests if a manifest names the problem. Mistakes in it are told when it is read. */
function statesProblem(folder: string): boolean {
  try {
    return /^["']?problem\b/m.test(readFileSync(path.join(folder, MANIFEST), "utf8"));
  } catch {
    return false;
  }
}
