import path from "node:path";
import { PACKAGE_FOLDER } from "../base/package.ts";
import type { Case } from "../case/any-case.ts";
import { isCoded } from "../case/names.ts";
import type { Verdict } from "../finding/verdict.ts";
import { expectedVerdict } from "../submission/expectation.ts";
import { discoverSubmissions } from "../submission/find/discover.ts";
import type { Submission } from "../submission/submission.ts";
import { loadMutants, type Mutant, plantMutant } from "./mutant/mutant.ts";

export interface Programs {
  /** Bundled programs that state AC for every case. */
  readonly right: readonly Submission[];
  /** Bundled programs that state TLE for some case. */
  readonly tooSlow: readonly Submission[];
  readonly mutants: readonly PlantedMutant[];
}

export interface PlantedMutant {
  readonly mutant: Mutant;
  readonly submission: Submission;
}

/**
 * Finds the programs for the cases of one problem, and writes its mutants.
 *
 * @param folder gets a folder for each mutant
 */
export async function programsFor(cases: readonly Case[], folder: string): Promise<Programs> {
  const { problem } = cases[0]!;
  const bundled = await discoverSubmissions(path.join(PACKAGE_FOLDER, "submissions", problem), problem);
  const states = ({ manifest }: Submission, verdict: Verdict) => {
    return ({ name }: Case) => expectedVerdict(manifest, name) === verdict;
  };
  return {
    right: bundled.filter((submission) => cases.every(states(submission, "AC"))),
    tooSlow: bundled.filter((submission) => cases.some(states(submission, "TLE"))),
    mutants: await plantMutants(isCoded(problem) ? loadMutants(problem) : [], path.join(folder, problem)),
  };
}

async function plantMutants(mutants: readonly Mutant[], folder: string): Promise<PlantedMutant[]> {
  if (mutants.length === 0) return [];
  for (const mutant of mutants) plantMutant(mutant, path.join(folder, mutant.name));
  const found = await discoverSubmissions(folder, undefined);
  const submissions = new Map(found.map((submission) => [submission.name, submission]));
  return mutants.map((mutant) => ({ mutant, submission: submissions.get(mutant.name)! }));
}
