import { distance } from "fastest-levenshtein";
import { dayOf } from "../../base/day.ts";
import { collect, ExpectedError } from "../../base/errors.ts";
import { placed, type Sentence, say } from "../../base/sentence.ts";
import { type Case, caseId } from "../../case/any-case.ts";
import { BUNDLED_CASES } from "../../case/bundled.ts";
import type { CaseFiles } from "../../case/case-folders.ts";
import { withKnownPaths } from "../../case/known-paths.ts";
import type { ProblemName } from "../../case/names.ts";
import { visibilityOn } from "../../case/visibility.ts";
import { type ListedCase, loadCases } from "../../problem/load.ts";
import type { Submission } from "../../submission/submission.ts";
import type { CommonOptions } from "./options.ts";

/** Cases as a command line names them. */
export interface CaseRequest {
  readonly options: CommonOptions;
  readonly caseFiles: CaseFiles;
  /** Cases that students see, instead of all. */
  readonly publicOnly: boolean;
  /** Names of the only cases to take; all if left out. */
  readonly names?: readonly string[] | undefined;
}

/** The day of the command, by which cases open for students. */
export function dayIn({ now }: Pick<CommonOptions, "now">): string {
  return now ?? dayOf(new Date());
}

/** Finds the problem that all given cases have; undefined for the bundled cases, or if there are several problems. */
export function onlyProblemOf(files: CaseFiles): ProblemName | undefined {
  if (files.named === BUNDLED_CASES) return undefined;
  const [only, ...others] = files.problems();
  return others.length === 0 ? only : undefined;
}

/**
 * Loads the cases that submissions are put to.
 *
 * @throws ExpectedError if none is public although only those are wanted, and with every name that no case has
 */
export function casesFor(
  submissions: readonly Submission[],
  { options, caseFiles, publicOnly, names }: CaseRequest,
): Case[] {
  const problems = new Set(submissions.map(({ problem }) => problem));
  const day = dayIn(options);
  const choose = (listed: readonly ListedCase[]) => {
    const cases = listed.filter(
      ({ folder, base }) =>
        problems.has(folder.problem) && (!publicOnly || visibilityOn(day, base) === "public"),
    );
    if (publicOnly && cases.length === 0)
      throw new ExpectedError(placed([caseFiles.named].flat().join(", "), NO_PUBLIC_CASE));
    return names ? casesNamed(names, cases) : cases;
  };
  return withKnownPaths(() => loadCases({ files: caseFiles, problem: options.problem, choose }));
}

const NO_PUBLIC_CASE: Sentence = say`there is no public case to check the program with`;

/** @throws ExpectedError with every name that no case has */
function casesNamed(names: readonly string[], cases: readonly ListedCase[]): ListedCase[] {
  return collect(names, (name) => {
    const found = cases.filter((listed) => isNamed(name, listed));
    if (found.length > 0) return found;
    const [likely] = cases.toSorted((a, b) => distance(name, a.base.name) - distance(name, b.base.name));
    throw new ExpectedError(say`there is no case ${name}. Did you mean ${likely!.base.name}?`);
  }).flat();
}

/** Tests if a name is that of a case, with or without its problem. */
export function isNamed(name: string, { folder: { problem }, base }: ListedCase): boolean {
  return name === base.name || name === caseId({ problem, name: base.name });
}
