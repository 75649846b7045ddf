import { existsSync } from "node:fs";
import path from "node:path";
import { PACKAGE_FOLDER } from "../base/package.ts";
import type { Case } from "../case/any-case.ts";
import { CaseFiles } from "../case/case-folders.ts";
import { isCoded, type ProblemName } from "../case/names.ts";
import type { Verdict } from "../finding/verdict.ts";
import { expectedVerdict } from "../submission/expectation.ts";
import { discoverSubmissions } from "../submission/find/discover.ts";
import type { Submission } from "../submission/submission.ts";
import { derivedMutants } from "./mutant/derived.ts";
import { loadMutants, type Mutant, plantMutant } from "./mutant/mutant.ts";

export interface Programs {
  /** Programs that state AC for every case. */
  readonly right: readonly Submission[];
  /** Programs that state TLE for some case. */
  readonly tooSlow: readonly Submission[];
  /** Programs that state another verdict than AC for some case. */
  readonly wrong: readonly Submission[];
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
  const [first] = cases;
  const { problem } = first!;
  const places = [path.join(PACKAGE_FOLDER, "submissions", problem), samplesBeside(first!)];
  const known = await Promise.all(
    places.filter((place) => existsSync(place)).map((place) => discoverSubmissions(place, problem)),
  );
  const stating = known.flat();
  const states = ({ manifest }: Submission, verdict: Verdict) => {
    return ({ name }: Case) => expectedVerdict(manifest, name) === verdict;
  };
  return {
    right: stating.filter((submission) => cases.every(states(submission, "AC"))),
    tooSlow: stating.filter((submission) => cases.some(states(submission, "TLE"))),
    wrong: stating.filter(({ manifest }) =>
      cases.some(({ name }) => (expectedVerdict(manifest, name) ?? "AC") !== "AC"),
    ),
    mutants: await plantMutants(mutantsFor(first!), { problem, folder: path.join(folder, problem) }),
  };
}

/** Programs that lie in the folder of a problem, as those of an imported one do. */
function samplesBeside({ file }: Case): string {
  return path.join(path.dirname(new CaseFiles(file).folderOf(file).file.path), "samples");
}

function mutantsFor(asked: Case): Mutant[] {
  const { problem } = asked;
  if (isCoded(problem)) return loadMutants(problem);
  return "programs" in asked ? derivedMutants(asked) : [];
}

async function plantMutants(
  mutants: readonly Mutant[],
  { problem, folder }: { readonly problem: ProblemName; readonly folder: string },
): Promise<PlantedMutant[]> {
  if (mutants.length === 0) return [];
  for (const mutant of mutants) plantMutant(mutant, path.join(folder, mutant.name));
  const found = await discoverSubmissions(folder, problem);
  const submissions = new Map(found.map((submission) => [submission.name, submission]));
  return mutants.map((mutant) => ({ mutant, submission: submissions.get(mutant.name)! }));
}
