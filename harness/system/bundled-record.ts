import { availableParallelism } from "node:os";
import path from "node:path";
import { PACKAGE_FOLDER } from "../base/package.ts";
import type { Case } from "../case/any-case.ts";
import { type CodedProblem, PROBLEM_NAMES, type ProblemName } from "../case/names.ts";
import type { Attempt } from "../finding/ruling.ts";
import type { GradeRequest } from "../grade/grade.ts";
import { taskFor } from "../grade/task.ts";
import { loadCases } from "../problem/load.ts";
import type { CaseRecord, SubmissionRecord } from "../report/record.ts";
import { bestIsolation } from "../run/isolation/probe.ts";
import { discoverSubmissions } from "../submission/find/discover.ts";
import type { Submission } from "../submission/submission.ts";
import type { Graded } from "../testing/claims/index.ts";
import { gradeKept, type KeptGrading } from "../testing/claims/stored.ts";
import { isolationAt } from "../testing/levels.ts";
import { ofThisTurn } from "../testing/turns.ts";
import { loadMutants, type TabledMutant } from "../verify/mutant/mutant.ts";
import { type PlantedMutant, type Programs, programsFor } from "../verify/programs.ts";

/** Time beyond what a case gives, so that a right program is right on a slow and busy machine, too. */
const PATIENCE = 5;

/** Time for a program that never ends. */
const HURRY = { cpuMs: 500, wallMs: 2000 };

/** Parts of the programs and of the mutants, of which one is tried. */
const TURNS = 12;

/** The bundled cases of our own problems, with time to spare. */
export const BUNDLED_CASES: readonly Case[] = PROBLEM_NAMES.flatMap((problem) =>
  loadCases({ files: path.join(PACKAGE_FOLDER, "cases"), problem }),
).map((asked) => ({
  ...asked,
  limits: { ...asked.limits, cpuMs: PATIENCE * asked.limits.cpuMs, wallMs: PATIENCE * asked.limits.wallMs },
}));

/** Bundled cases that programs are put to. */
export interface Choice {
  /** For mutants, and for programs that state the same verdict for all cases. */
  readonly few: readonly Case[];
  /** For programs that state several verdicts: the few, and others. */
  readonly more: readonly Case[];
}

const programsOf = (problem: ProblemName) =>
  discoverSubmissions(path.join(PACKAGE_FOLDER, "submissions", problem), problem);

export const BUNDLED_PROGRAMS: readonly Submission[] = ofThisTurn(
  (await Promise.all(PROBLEM_NAMES.map(programsOf))).flat(),
  TURNS,
);

const ALL_MUTANTS = PROBLEM_NAMES.flatMap(loadMutants);

/** Mutants that public cases kill: in each turn students are shown one of every family. */
const SHOWN: Readonly<Record<CodedProblem, readonly string[]>> = {
  "lost-knight": [
    ...["counts-squares", "depth-first", "no-wrap", "path-out-of-order"],
    ...["square-from-columns", "walks-through-x", "without-up-2-left-1"],
  ],
  "knights-tour": ["ends-exchanged", "start-ignored", "stops-one-short"],
};

/** A mutant that the published cases miss: in each turn the others find more. */
const MISSED: Readonly<Record<CodedProblem, string>> = {
  "lost-knight": "zero-when-impossible",
  "knights-tour": "partial-as-whole",
};

const isOfEachTurn = ({ problem, name }: TabledMutant) =>
  SHOWN[problem].includes(name) || MISSED[problem] === name;

export const MUTANTS: readonly TabledMutant[] = [
  ...ALL_MUTANTS.filter(isOfEachTurn),
  ...ofThisTurn(
    ALL_MUTANTS.filter((mutant) => !isOfEachTurn(mutant)),
    TURNS,
  ),
];

/** Every bundled program and every mutant on the cases that are chosen for it, graded once. */
export class BundledRecord {
  readonly cases: readonly CaseRecord[];
  readonly graded: readonly Graded[];
  readonly #submissions: ReadonlyMap<string, SubmissionRecord>;

  constructor(gradings: readonly KeptGrading[]) {
    const records = gradings.map(({ record }) => record);
    this.graded = gradings.flatMap(({ graded }) => graded);
    this.cases = records.flatMap(({ cases }) => cases);
    this.#submissions = new Map(
      records.flatMap(({ submissions }) => submissions.map((each) => [`${each.problem}/${each.name}`, each])),
    );
  }

  get submissions(): readonly SubmissionRecord[] {
    return Array.from(this.#submissions.values());
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

/** @param folder gets the sources of the mutants, and what is printed */
export async function gradeBundled({ few, more }: Choice, folder: string): Promise<BundledRecord> {
  const lab = { isolation: await bestIsolation(), jobs: availableParallelism() };
  const programs = await Promise.all(
    PROBLEM_NAMES.map((problem) =>
      programsOfTurn(
        BUNDLED_CASES.filter((asked) => asked.problem === problem),
        folder,
      ),
    ),
  );
  const endless = programs.flatMap(({ tooSlow }) => tooSlow);
  const isEndless = ({ folder }: Submission) => endless.some((each) => each.folder === folder);
  const others = BUNDLED_PROGRAMS.filter((each) => !isEndless(each));
  const gradings: KeptGrading[] = [];
  const put = async (request: Pick<GradeRequest, "cases" | "submissions"> & Partial<GradeRequest>) => {
    const kept = path.join(folder, "kept", String(gradings.length));
    gradings.push(await gradeKept({ ...lab, ...request }, kept));
  };
  await put({ cases: few, submissions: others.filter((each) => !tellsCasesApart(each)) });
  await put({ cases: more, submissions: others.filter(tellsCasesApart) });
  // Programs of ours, which nothing need contain.
  await put({ isolation: await isolationAt("D"), cases: few, submissions: mutantsOf(programs) });
  // The reference is put to every case.
  await put({ cases: BUNDLED_CASES.filter((asked) => !more.includes(asked)), submissions: [] });
  for (const submission of endless)
    await put({ cases: aCaseFor(submission, [...few, ...BUNDLED_CASES]), submissions: [submission] });
  return new BundledRecord(gradings);
}

/**
 * The programs for the cases of one problem whose turn it is.
 *
 * @param folder gets the sources of the mutants
 */
export async function programsOfTurn(cases: readonly Case[], folder: string): Promise<Programs> {
  const { right, tooSlow, wrong, mutants } = await programsFor(cases, folder);
  const isNow = ({ folder }: Submission) => BUNDLED_PROGRAMS.some((each) => each.folder === folder);
  return {
    right: right.filter(isNow),
    tooSlow: tooSlow.filter(isNow),
    wrong: wrong.filter(isNow),
    mutants: mutants.filter(({ mutant: { name } }) => MUTANTS.some((each) => each.name === name)),
  };
}

function mutantsOf(programs: readonly { readonly mutants: readonly PlantedMutant[] }[]): Submission[] {
  return programs.flatMap(({ mutants }) => mutants.map(({ submission }) => submission));
}

function tellsCasesApart({ manifest }: Submission): boolean {
  return Object.keys(manifest.expect ?? {}).length > 1;
}

/** The first case that a program can be put to, with little time. */
function aCaseFor({ problem, manifest }: Submission, cases: readonly Case[]): Case[] {
  return cases
    .filter((asked) => asked.problem === problem && !taskFor(asked, manifest).misfit)
    .slice(0, 1)
    .map((asked) => ({ ...asked, limits: { ...asked.limits, ...HURRY } }));
}
