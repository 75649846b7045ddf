import { shorten } from "../base/text.ts";
import type { Case } from "../case/any-case.ts";
import type { Finding, Notice, ToLookAt } from "../finding/index.ts";
import type { Attempt } from "../finding/ruling.ts";
import type { FoundWay } from "../report/record.ts";
import { isAskedByContract, type Manifest } from "../submission/manifest.ts";
import type { Submission } from "../submission/submission.ts";
import { judgeAside } from "./judge-aside.ts";
import { missingLibrary } from "./missing-library.ts";
import type { ProgramRuns } from "./program-runs.ts";
import { type Task, taskFor } from "./task.ts";
import type { TaskRun } from "./task-run.ts";

/** Tries to find out how a program wants to be asked, with small cases that belong to no grading. */
export type Adopt = (submission: Submission, program: Pick<ProgramRuns, "run">) => Promise<Proposal>;

export interface Proposal {
  /** Number of ways of asking that were tried. */
  readonly ways: number;
  /** The way that the program has proved to understand, with the number of small cases that are right. */
  readonly found?: { readonly manifest: Manifest; readonly right: number; readonly cases: number };
  /** Fault of ours that kept a way from being tried. */
  readonly fault?: Finding;
}

/** Way in which a submission is asked, and what its instructor should know of it. */
export interface OwnWay {
  /** Absent if it is asked as its manifest and the contract say. */
  readonly adopted?: FoundWay;
  readonly notices: readonly Notice[];
  readonly toLookAt: readonly ToLookAt[];
  /** Fault of ours that kept the way from being found: nobody knows what the program can do. */
  readonly fault?: Finding;
}

/** Longest text of a way that is told. A file may have any name. */
const MOST_SAID = 500;

/** Cases on which a program shows if it understands the contract: the smallest that have a solution. */
const PROBED = 6;

/** Boards with the same wrong number that show that none of them was read. */
const LEAST_SAME = 3;

interface Asked {
  /** The cases as the manifest and the contract put them. */
  readonly tasks: readonly Task[];
  readonly run: (task: Task) => Promise<TaskRun>;
  readonly program: Pick<ProgramRuns, "run">;
  readonly adopt: Adopt | undefined;
  readonly signal: AbortSignal | undefined;
}

const NOTHING_FOUND: OwnWay = { notices: [], toLookAt: [] };

/**
 * Finds out how a program without a manifest wants to be asked, if it gets nothing by the contract. What is found says
 * only how the program is asked and in which file it answers. Anything that would excuse it from cases, or change how its
 * answers are read, is left to the instructor and to the hearing.
 */
export async function ownWayOf(
  submission: Submission,
  { tasks, run, program, adopt, signal }: Asked,
): Promise<OwnWay> {
  const { manifest, kind } = submission;
  const own = tasks.map(({ asked }) => asked);
  if (!adopt || !isAskedByContract(manifest) || kind.kind !== "program") return NOTHING_FOUND;
  if (!(await understandsNothing({ manifest, tasks }, { run, signal }))) return NOTHING_FOUND;
  const { ways, found, fault } = await adopt(submission, program);
  if (fault) return { ...NOTHING_FOUND, fault };
  if (!found) return { notices: [{ kind: "no-way-found", ways }], toLookAt: [] };
  const { manifest: whole, right, cases } = found;
  const { input, answer } = whole;
  const { presumed: _, ...fixed } = whole.fixed ?? {};
  const adopted: FoundWay = {
    ...(input && { input }),
    ...(answer?.file !== undefined && { answer: { file: answer.file } }),
    ...(answer?.stream !== undefined && { answer: { stream: answer.stream } }),
  };
  // Sizes and starts were seen in what it printed. That it makes no closed tours is only a guess.
  const isSeen = fixed.rows !== undefined || fixed.start !== undefined;
  const excused = isSeen ? misfitsOf({ ...manifest, ...adopted, fixed }, own) : 0;
  return {
    adopted,
    notices: isEmpty(adopted)
      ? []
      : [
          {
            kind: "own-way",
            way: shorten(JSON.stringify(adopted), MOST_SAID),
            right,
            cases,
            ...(fixed.tour === "open" && { onlyOpen: true }),
          },
        ],
    toLookAt: excused === 0 ? [] : [{ kind: "fixed-found", fixed: JSON.stringify(fixed), cases: excused }],
  };
}

function misfitsOf(manifest: Manifest, own: readonly Case[]): number {
  return own.filter((asked) => taskFor(asked, manifest).misfit).length;
}

function isEmpty(value: object): boolean {
  return Object.keys(value).length === 0;
}

/** Tests if a program runs, and shows on none of the smallest cases that it has understood its input. */
async function understandsNothing(
  { manifest, tasks }: { readonly manifest: Manifest; readonly tasks: readonly Task[] },
  { run, signal }: Pick<Asked, "run" | "signal">,
): Promise<boolean> {
  const smallest = tasks
    .filter(({ asked: { answer } }) => answer === "tour" || typeof answer === "number")
    .sort(({ asked: a }, { asked: b }) => a.rows * a.columns - b.rows * b.columns)
    .slice(0, PROBED);
  const runs: TaskRun[] = [];
  const attempts: Attempt[] = [];
  for (const [at, task] of smallest.entries()) {
    runs.push(await run(task));
    if (runs[at]!.kind === "not-run") return false;
    const asYet = { manifest, tasks: smallest.slice(0, at + 1) };
    attempts.push((await judgeAside(asYet, runs, signal)).attempts[at]!);
    if (isDecided(smallest, attempts)) return false;
  }
  // Other problems have no cases that would show it.
  if (smallest.length === 0) return false;
  const isAnswered = attempts.some(({ verdict }) => verdict === "WA");
  return !isAnswered || asksForTour(smallest) || smallest.length >= LEAST_SAME;
}

function asksForTour([first]: readonly Task[]): boolean {
  return first?.asked.answer === "tour";
}

/** Tests if the attempts at the first cases show that a program has read its input, or that nothing else would help it. */
function isDecided(tasks: readonly Task[], attempts: readonly Attempt[]): boolean {
  const { verdict, finding, printed } = attempts.at(-1)!;
  // Who computes for ever and says nothing, or misses a library, would do so in any other way.
  const isMute = verdict === "TLE" && printed === undefined;
  if (verdict === "AC" || isMute || missingLibrary(finding) !== undefined) return true;
  if (asksForTour(tasks)) return false;
  // Who says different numbers has read different boards, and who prints a path has read this one.
  const answers = attempts.filter((each) => each.verdict === "WA").map(answerIn);
  return answers.includes(undefined) || new Set(answers).size > 1;
}

/** Gives a wrong answer to a case of the lost knight; undefined if only the path is wrong. */
function answerIn({ finding }: Attempt) {
  if (finding?.kind === "says-impossible") return "impossible";
  return finding?.kind === "wrong-number-of-moves" ? finding.found : undefined;
}
