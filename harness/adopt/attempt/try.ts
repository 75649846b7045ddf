import { isDeepStrictEqual } from "node:util";
import { type Answer, type Reading, WEIGHTS } from "../../answer/reading/answer.ts";
import { sentencesIn } from "../../answer/text/output.ts";
import { cluesTogether } from "../../base/reading-time.ts";
import { remembered } from "../../base/remembered.ts";
import type { Case } from "../../case/any-case.ts";
import type { Ruling } from "../../finding/ruling.ts";
import type { ProgramRuns } from "../../grade/store/program-runs.ts";
import { judge, readingsIn, TOO_LONG, withFirst } from "../../grade/task/judge.ts";
import { isTimeOut } from "../../grade/task/retry.ts";
import { type Task, taskFor } from "../../grade/task/task.ts";
import { problemOf } from "../../problem/index.ts";
import type { Candidate } from "../../problem/input/invocation.ts";
import type { Outcome } from "../../run/outcome.ts";
import { unpackOutcome } from "../../run/packed.ts";
import type { Manifest } from "../../submission/manifest.ts";
import type { Allowance } from "./allowance.ts";

/** A program's run on a case, asked and read as one manifest says. */
export interface Try {
  readonly task: Task;
  /** Absent if the program could not be run: it was not built, for example. */
  readonly outcome?: Outcome;
  readonly ruling: Ruling;
  /** Gives the likeliest reading of the output. */
  readonly first: () => Reading | undefined;
  /** Reads the same output for another task; absent as the outcome is. */
  readonly again?: (task: Task) => Try;
}

/** A program that is tried, and how much more of it may be run. */
export interface Subject {
  readonly program: Pick<ProgramRuns, "run">;
  readonly allowance: Allowance;
  /** The program was too slow for the first of the usual cases. */
  readonly isSlow?: boolean;
}

/**
 * Tries a program on the cases that it can be asked. A program that is too slow for the first, tells or keeps too much of
 * its search, fails, or says that the board is too large for it, gets easier ones. Stops if the first of the cases brings no answer.
 * If it was too slow before, the easier ones are enough.
 */
export async function tryCases(
  manifest: Manifest,
  { cases, easier }: Pick<Candidate, "cases" | "easier">,
  subject: Subject,
): Promise<Try[]> {
  const quick = subject.isSlow ? await tryInTurn(tasksOf(manifest, easier), subject) : [];
  if (quick.some(isHeard)) return quick;
  const tries = await tryInTurn(tasksOf(manifest, cases), subject);
  const [first, second] = tries;
  const isTooHard =
    first &&
    !second &&
    (isTooSlow(first) || failsInTheMiddle(first) || isTooMuch(first.ruling) || refusesSize(first));
  return isTooHard ? [...tries, ...(await tryInTurn(tasksOf(manifest, easier), subject))] : tries;
}

function isTooMuch({ verdict }: Ruling): boolean {
  return verdict === "OLE" || verdict === "MLE";
}

/** Tests if a program had begun to speak when it failed: another board may suit it. */
function failsInTheMiddle({ outcome, ruling }: Try): boolean {
  return ruling.verdict === "RTE" && outcome !== undefined && outcome.stdout.bytes.length > 0;
}

/** Numbers that a program takes, as it says: `a number from 5 to 7`. */
const RANGE = /\b(?:from|between|entre|de) (\d{1,2}) (?:to|and|a|ate|e|y) (\d{1,2})\b/;

/** Tests if a program gives no answer, but names a range of numbers that are all smaller than the side of the board. */
function refusesSize({ task, outcome, ruling: { verdict } }: Try): boolean {
  if (verdict !== "PE" || !outcome) return false;
  const { rows, columns } = task.asked;
  return sentencesIn(outcome.stdout.bytes, MOST_LINES).some(
    ({ text }) => Number(RANGE.exec(text)?.[2] ?? Infinity) < Math.max(rows, columns),
  );
}

/** Number of lines at each end of an output in which such words are looked for. */
const MOST_LINES = 20;

/** A program whose input stays open waits in vain if it was answered wrongly. */
const OPEN_WALL_MS = 4000;

function tasksOf(manifest: Manifest, cases: readonly Case[]): Task[] {
  const tasks = cases.map((asked) => taskFor(asked, manifest)).filter(({ misfit }) => !misfit);
  if (!manifest.input?.staysOpen) return tasks;
  return tasks.map((task) => ({ ...task, limits: { ...task.limits, wallMs: OPEN_WALL_MS } }));
}

async function tryInTurn(tasks: readonly Task[], subject: Subject): Promise<Try[]> {
  const tries: Try[] = [];
  for (const [at, task] of tasks.entries()) {
    if (subject.allowance.isSpent) break;
    const turn = tries.filter((before) => isDeepStrictEqual(before.task.delivery, task.delivery)).length;
    if (turn > 0 && (at === tasks.length - 1 || !tries.some(isHeard))) await subject.allowance.untilRedrawn();
    const last = await tryTask(task, subject, turn);
    tries.push(last);
    // A program that draws its moves may find nothing once, or not in time.
    const isAskedAgain = at === 0 && isDeepStrictEqual(tasks[1]?.delivery, task.delivery);
    const mayFindMore = last.ruling.verdict === "PE" || isTooSlow(last);
    if (!last.outcome || !(tries.some(isHeard) || (isAskedAgain && mayFindMore))) break;
  }
  return tries;
}

/** Tries a program on all of the cases, as long as it answers them or is only too slow for them. */
export async function tryThough(
  manifest: Manifest,
  cases: readonly Case[],
  subject: Subject,
): Promise<Try[]> {
  const tries: Try[] = [];
  for (const task of tasksOf(manifest, cases)) {
    if (subject.allowance.isSpent) break;
    const tried = await tryTask(task, subject);
    tries.push(tried);
    if (!isHeard(tried) && !isTooSlow(tried)) break;
  }
  return tries;
}

/**
 * Runs a program once.
 *
 * @param turn tells runs of the same task apart, so that a kept one is not taken for the next
 */
export async function tryTask(task: Task, { program, allowance }: Subject, turn = 0): Promise<Try> {
  const run = await program.run(task, turn);
  if (run.kind === "not-run") return { task, ruling: run.attempt, first: () => undefined };
  allowance.spend(run.outcome);
  return judged(task, unpackOutcome(run.outcome), allowance);
}

function judged(task: Task, outcome: Outcome, allowance: Allowance): Try {
  const readings = withFirst(readingsIn(task, outcome));
  const ruling = allowance.readingOr(TOO_LONG, () => judge(task, outcome, { selected: readings }));
  const firstReading = () => readingsIn(task, outcome).next().value ?? undefined;
  return {
    task,
    outcome,
    ruling,
    // A judgement has asked for it, unless that was given up.
    first: remembered(() =>
      ruling === TOO_LONG ? allowance.readingOr(undefined, firstReading) : readings.first,
    ),
    again: (other) => judged(other, outcome, allowance),
  };
}

/** Tests if the program was still running when its time was over. */
export function isTooSlow({ task, outcome }: Try): boolean {
  return outcome !== undefined && isTimeOut(outcome, task);
}

/** Judges the same runs again, by another manifest that asks in the same way or for other cases. */
export function rejudged(tries: readonly Try[], manifest: Manifest, caseFor = (asked: Case) => asked): Try[] {
  const bytes = tries.reduce((total, { outcome }) => total + (outcome?.writtenBytes ?? 0), 0);
  return cluesTogether(bytes, () =>
    tries.map((each) => {
      const task = taskFor(caseFor(each.task.asked), manifest);
      return each.again?.(task) ?? { ...each, task };
    }),
  );
}

export function isRight({ ruling }: Try): boolean {
  return ruling.verdict === "AC";
}

/**
 * Tests if there was an answer, right or wrong. A wrong answer that is only a hint does not count, because it
 * may be the text of a prompt. Of a program that failed, a whole tour is an answer: many ask for more, and fail at the end of
 * their input.
 */
export function isHeard({ task, ruling: { verdict }, first }: Try): boolean {
  if (verdict !== "WA" && verdict !== "RTE") return verdict === "AC";
  const taken = first();
  if (!taken) return false;
  return verdict === "WA" ? taken.weight > WEIGHTS.hint : isWholeTour(taken.answer, task);
}

function isWholeTour(answer: Answer, { asked }: Task): boolean {
  const { isWhole, goesOn } = problemOf(asked.problem).adopting ?? {};
  return isWhole?.(answer, asked) === true && goesOn?.(answer, asked) === true;
}

/** The answer of a program as a text, so that two of them can be compared. */
export function answerIn({ first }: Try): string {
  return JSON.stringify(first()?.answer);
}
