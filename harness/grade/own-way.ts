import { shorten } from "../base/text.ts";
import type { Case } from "../case/any-case.ts";
import type { Notice, ToLookAt } from "../finding/index.ts";
import type { FoundWay } from "../report/record.ts";
import { isAskedByContract, type Manifest } from "../submission/manifest.ts";
import type { Submission } from "../submission/submission.ts";
import { judgeSubmission } from "./judge-submission.ts";
import type { ProgramRuns } from "./program-runs.ts";
import { taskFor } from "./task.ts";

/** Tries to find out how a program wants to be asked, with small cases that belong to no grading. */
export type Adopt = (submission: Submission, program: Pick<ProgramRuns, "run">) => Promise<Proposal>;

export interface Proposal {
  /** Number of ways of asking that were tried. */
  readonly ways: number;
  /** The way that the program has proved to understand, with the number of small cases that are right. */
  readonly found?: { readonly manifest: Manifest; readonly right: number; readonly cases: number };
}

/** Way in which a submission is asked, and what its instructor should know of it. */
export interface OwnWay {
  /** Absent if it is asked as its manifest and the contract say. */
  readonly adopted?: FoundWay;
  readonly notices: readonly Notice[];
  readonly toLookAt: readonly ToLookAt[];
}

/** Longest text of a way that is told. A file may have any name. */
const MOST_SAID = 500;

/** Cases on which a program shows if it understands the contract: the smallest that have a solution. */
const PROBED = 6;

interface Asked {
  readonly own: readonly Case[];
  readonly program: Pick<ProgramRuns, "run">;
  readonly adopt: Adopt | undefined;
}

const NOTHING_FOUND: OwnWay = { notices: [], toLookAt: [] };

/**
 * Finds out how a program without a manifest wants to be asked, if it gets nothing by the contract. What is found says
 * only how the program is asked and in which file it answers. Anything that would excuse it from cases, or change how its
 * answers are read, is left to the instructor and to the hearing.
 */
export async function ownWayOf(submission: Submission, { own, program, adopt }: Asked): Promise<OwnWay> {
  const { manifest, kind } = submission;
  if (!adopt || !isAskedByContract(manifest) || kind.kind !== "program") return NOTHING_FOUND;
  if (!(await getsNothing(submission, { own, program }))) return NOTHING_FOUND;
  const { ways, found } = await adopt(submission, program);
  if (!found) return { notices: [{ kind: "no-way-found", ways }], toLookAt: [] };
  const { manifest: whole, right, cases } = found;
  const { input, answer, fixed } = whole;
  const adopted: FoundWay = {
    ...(input && { input }),
    ...(answer?.file !== undefined && { answer: { file: answer.file } }),
  };
  // Sizes and starts were seen in what it printed. That it makes no closed tours is only a guess.
  const isSeen = fixed?.rows !== undefined || fixed?.start !== undefined;
  const excused = isSeen ? misfitsOf({ ...manifest, ...adopted, fixed }, own) : 0;
  return {
    adopted,
    notices: isEmpty(adopted)
      ? []
      : [{ kind: "own-way", way: shorten(JSON.stringify(adopted), MOST_SAID), right, cases }],
    toLookAt: excused === 0 ? [] : [{ kind: "fixed-found", fixed: JSON.stringify(fixed), cases: excused }],
  };
}

function misfitsOf(manifest: Manifest, own: readonly Case[]): number {
  return own.filter((asked) => taskFor(asked, manifest).misfit).length;
}

function isEmpty(value: object): boolean {
  return Object.keys(value).length === 0;
}

/** Tests if a program runs, and is wrong on all of the smallest cases. */
async function getsNothing(
  { manifest }: Submission,
  { own, program }: Pick<Asked, "own" | "program">,
): Promise<boolean> {
  const smallest = own
    .filter(({ answer }) => answer === "tour" || typeof answer === "number")
    .sort((a, b) => a.rows * a.columns - b.rows * b.columns)
    .slice(0, PROBED);
  const tasks = smallest.map((asked) => taskFor(asked, manifest));
  const runs = await Promise.all(tasks.map((task) => program.run(task)));
  if (runs.some(({ kind }) => kind === "not-run")) return false;
  return judgeSubmission(tasks, runs).attempts.every(({ verdict }) => verdict !== "AC");
}
