import { availableParallelism } from "node:os";
import path from "node:path";
import { PACKAGE_FOLDER } from "../base/package.ts";
import type { Case } from "../case/any-case.ts";
import { PROBLEM_NAMES } from "../case/names.ts";
import type { Attempt } from "../finding/ruling.ts";
import { grade } from "../grade/grade.ts";
import { taskFor } from "../grade/task.ts";
import { loadCases } from "../problem/load.ts";
import type { CaseRecord, SubmissionRecord } from "../report/record.ts";
import { bestIsolation } from "../run/isolation/probe.ts";
import { discoverSubmissions } from "../submission/find/discover.ts";
import type { Submission } from "../submission/submission.ts";
import { loadMutants, type Mutant } from "../verify/mutant/mutant.ts";
import { type PlantedMutant, programsFor } from "../verify/programs.ts";

/** Time beyond what a case gives, so that a right program is right on a slow and busy machine, too. */
const PATIENCE = 5;

/** Time for a program that never ends. */
const HURRY = { cpuMs: 500, wallMs: 2000 };

/** A program that never ends is put to so many cases: each takes as long as it may. */
const CASES_WITHOUT_END = 3;

/** The bundled cases, with time to spare. */
export const BUNDLED_CASES: readonly Case[] = loadCases({ files: path.join(PACKAGE_FOLDER, "cases") }).map(
  (asked) => ({
    ...asked,
    limits: { ...asked.limits, cpuMs: PATIENCE * asked.limits.cpuMs, wallMs: PATIENCE * asked.limits.wallMs },
  }),
);

/**
 * The cases that mutants are put to. Of the starts on the chessboard those of two rows are enough, and of the boards
 * that differ in nothing but their size the smallest, one in the middle and the largest.
 */
export const MUTANT_CASES = BUNDLED_CASES.filter(
  ({ name }) => !/^8x8\/r[^25]|^board-(?!100|300|550)/.test(name),
);

export const BUNDLED_PROGRAMS: readonly Submission[] = PROBLEM_NAMES.flatMap((problem) =>
  discoverSubmissions(path.join(PACKAGE_FOLDER, "submissions", problem), problem),
);

export const MUTANTS: readonly Mutant[] = PROBLEM_NAMES.flatMap(loadMutants);

/** Every bundled program on every case of its problem, and every mutant on those of its own: graded once. */
export class BundledRecord {
  readonly cases: readonly CaseRecord[];
  readonly #submissions: ReadonlyMap<string, SubmissionRecord>;

  constructor(cases: readonly CaseRecord[], submissions: ReadonlyMap<string, SubmissionRecord>) {
    this.cases = cases;
    this.#submissions = submissions;
  }

  of(problem: string, name: string): SubmissionRecord {
    const record = this.#submissions.get(`${problem}/${name}`);
    if (!record) throw new Error(`${problem}/${name} was not graded`);
    return record;
  }

  attempt({ problem, folder }: Submission, asked: Case): Attempt {
    const result = this.of(problem, path.basename(folder)).results.find((each) => each.case === asked.name);
    if (!result) throw new Error(`${problem}/${path.basename(folder)} was not put to ${asked.name}`);
    return result.attempt;
  }
}

/** @param folder gets the sources of the mutants */
export async function gradeBundled(folder: string): Promise<BundledRecord> {
  const lab = { isolation: await bestIsolation(), jobs: availableParallelism() };
  const programs = PROBLEM_NAMES.map((problem) =>
    programsFor(
      BUNDLED_CASES.filter((asked) => asked.problem === problem),
      folder,
    ),
  );
  const endless = new Set(programs.flatMap(({ tooSlow }) => tooSlow.map(({ folder }) => folder)));
  const submissions = BUNDLED_PROGRAMS.filter((each) => !endless.has(each.folder));
  const bundled = await grade({ ...lab, cases: BUNDLED_CASES, submissions });
  const records = [bundled, await grade({ ...lab, cases: MUTANT_CASES, submissions: mutantsOf(programs) })];
  for (const submission of BUNDLED_PROGRAMS.filter((each) => endless.has(each.folder))) {
    records.push(await grade({ ...lab, cases: someCasesFor(submission), submissions: [submission] }));
  }
  return new BundledRecord(
    bundled.cases,
    new Map(
      records.flatMap((record) => record.submissions.map((each) => [`${each.problem}/${each.name}`, each])),
    ),
  );
}

function mutantsOf(programs: readonly { readonly mutants: readonly PlantedMutant[] }[]): Submission[] {
  return programs.flatMap(({ mutants }) => mutants.map(({ submission }) => submission));
}

/** The first cases that a program can be put to, with little time. */
function someCasesFor({ problem, manifest }: Submission): Case[] {
  return BUNDLED_CASES.filter((asked) => asked.problem === problem && !taskFor(asked, manifest).misfit)
    .slice(0, CASES_WITHOUT_END)
    .map((asked) => ({ ...asked, limits: { ...asked.limits, ...HURRY } }));
}
