import { availableParallelism } from "node:os";
import path from "node:path";
import type { Case } from "../../case/any-case.ts";
import type { ProblemName } from "../../case/names.ts";
import type { Attempt } from "../../finding/ruling.ts";
import type { Executor } from "../../grade/executor.ts";
import { type GradeObserver, type GradeRequest, grade } from "../../grade/grade.ts";
import { buildKey, runKey } from "../../grade/task/keys.ts";
import { misfitFor, taskFor } from "../../grade/task/task.ts";
import type { CaseRecord, GradingRecord, SubmissionRecord } from "../../report/record/record.ts";
import { bestIsolation } from "../../run/isolation/probe.ts";
import { expectedVerdict } from "../../submission/expectation.ts";
import { discoverSubmissions } from "../../submission/find/discover.ts";
import type { Submission } from "../../submission/submission.ts";
import type { Graded } from "../../testing/claims/index.ts";
import { gradeKept, type KeptGrading, printedIn, sourceIn } from "../../testing/claims/stored.ts";
import { isolationAt } from "../../testing/levels.ts";
import { plantMutant, type TabledMutant } from "../../verify/mutant/mutant.ts";
import { BUNDLED_CASES, type Choice } from "./programs.ts";
import { basisOnRecord, type RunWatcher, recordedMachine, recordingMachine } from "./recorded-machine.ts";
import type { NewRecord, RecordedRuns } from "./recorded-runs.ts";

/** Time for a program that never ends. */
const HURRY = { cpuMs: 500, wallMs: 2000 };

/** Programs on the cases that are chosen for them, graded once. */
export class BundledGrades {
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

interface Put extends Pick<GradeRequest, "cases" | "submissions"> {
  /** Set if the programs are ours, so that nothing need contain them. */
  readonly areOurs?: true;
}

/** Way to come to what programs print. */
export type Grader = (put: Put) => Promise<KeptGrading>;

/** Builds and runs programs. */
export function byRunning(folder: string): Grader {
  let gradings = 0;
  return async ({ areOurs, ...request }) => {
    const isolation = await (areOurs ? isolationAt("D") : bestIsolation());
    const kept = path.join(folder, "kept", String(gradings++));
    return gradeKept({ isolation, jobs: availableParallelism(), ...request }, kept);
  };
}

/** Takes what is on record. */
export function fromRecord(record: RecordedRuns, watcher?: RunWatcher): Grader {
  return byMachine(record, (lab) => recordedMachine(record, lab, watcher));
}

/** Puts on record what is not there. */
export function intoRecord(record: NewRecord, observer: GradeObserver): Grader {
  return byMachine(record, (lab) => recordingMachine(record, lab), observer);
}

type Machine = (lab: Pick<GradeRequest, "isolation" | "jobs">) => Executor;

function byMachine(record: RecordedRuns, machine: Machine, observer?: GradeObserver): Grader {
  return async ({ cases, submissions }) => {
    const lab = { isolation: await isolationAt("D"), jobs: availableParallelism() };
    const grading = await grade({ cases, submissions, ...lab, executor: machine(lab) }, observer);
    const graded = await Promise.all(
      submissions.map((submission, at) => gradedFrom(record, { submission, grading, at, cases })),
    );
    return { record: grading, graded };
  };
}

interface Recorded {
  readonly submission: Submission;
  readonly cases: readonly Case[];
  readonly grading: GradingRecord;
  /** Place of the submission. */
  readonly at: number;
}

async function gradedFrom(
  { toolchains, runs }: RecordedRuns,
  { submission, cases, grading, at }: Recorded,
): Promise<Graded> {
  const basis = await basisOnRecord({ submission, cases }, toolchains);
  return {
    record: grading.submissions[at]!,
    cases,
    timeFactor: 1,
    printed(asked) {
      const task = taskFor(asked, submission.manifest);
      const run = runs.get(runKey(buildKey(basis, task.driver), task));
      return run && printedIn(run.outcome, task);
    },
    source: sourceIn(submission.folder),
  };
}

/** @param folder gets the sources of the mutants */
export async function gradeBundled(
  { programs, mutants, few, more }: Choice,
  folder: string,
  put: Grader,
): Promise<BundledGrades> {
  const ending = programs.filter((each) => !isEndless(each));
  const planted = await plantAll(mutants, folder);
  const endless = programs.filter(isEndless);
  const puts: Put[] = [
    { cases: few, submissions: ending.filter((each) => !tellsCasesApart(each)) },
    { cases: more, submissions: ending.filter(tellsCasesApart) },
    { cases: few, submissions: planted, areOurs: true },
    ...endless.map((each) => ({ cases: aCaseFor(each, [...few, ...BUNDLED_CASES]), submissions: [each] })),
  ];
  const gradings: KeptGrading[] = [];
  for (const each of puts) if (each.submissions.length > 0) gradings.push(await put(each));
  return new BundledGrades(gradings);
}

async function plantAll(mutants: readonly TabledMutant[], folder: string): Promise<Submission[]> {
  const folderOf = (problem: ProblemName) => path.join(folder, problem);
  for (const mutant of mutants) plantMutant(mutant, path.join(folderOf(mutant.problem), mutant.name));
  const problems = Array.from(new Set(mutants.map(({ problem }) => problem)));
  return (
    await Promise.all(problems.map((problem) => discoverSubmissions(folderOf(problem), problem)))
  ).flat();
}

function isEndless({ problem, manifest }: Submission): boolean {
  return BUNDLED_CASES.some(
    (asked) => asked.problem === problem && expectedVerdict(manifest, asked.name) === "TLE",
  );
}

function tellsCasesApart({ manifest }: Submission): boolean {
  return Object.keys(manifest.expect ?? {}).length > 1;
}

/** The first case that a program can be put to, with little time. */
function aCaseFor({ problem, manifest }: Submission, cases: readonly Case[]): Case[] {
  return cases
    .filter((asked) => asked.problem === problem && !misfitFor(asked, manifest))
    .slice(0, 1)
    .map((asked) => ({ ...asked, limits: { ...asked.limits, ...HURRY } }));
}
