import type { Case } from "../../case/any-case.ts";
import type { TourCase } from "../../case/knights-tour.ts";
import type { Attempt } from "../../finding/ruling.ts";
import type { Manifest } from "../../submission/manifest.ts";
import { judgeInWorker } from "../task/judge-in-worker.ts";
import { missingDependency } from "../task/missing-dependency.ts";
import type { Task } from "../task/task.ts";
import type { TaskRun } from "../task/task-run.ts";

/** Cases on which a program shows if it understands the contract: the smallest that have a solution. */
const PROBED = 6;

/** Right answers, where a start says something, that are no chance. */
const LEAST_SHOWN = 2;

/** Boards with the same wrong number that show that none of them was read. */
const LEAST_SAME = 3;

/**
 * Result of a probe of the usual input: it works, or no other input would help; it mostly works, though not all is right; it is
 * unproven, if what is right may be so by chance; it fails; or the program is blocked, because it needs what the machine does not
 * have.
 */
export type ProbeResult = "works" | "mostly" | "unproven" | "fails" | "blocked";

/** Puts the smallest cases to a program, to see if it understands its usual input. Tours from a corner may begin there whatever is told. */
export async function probeInput(
  { manifest, tasks }: { readonly manifest: Manifest; readonly tasks: readonly Task[] },
  { run, signal }: { run: (task: Task) => Promise<TaskRun>; signal: AbortSignal | undefined },
): Promise<ProbeResult> {
  const probed = probesAmong(tasks);
  const runs: TaskRun[] = [];
  const attempts: Attempt[] = [];
  for (const [at, task] of probed.entries()) {
    runs.push(await run(task));
    if (runs[at]!.kind === "not-run") return "works";
    const asYet = { manifest, tasks: probed.slice(0, at + 1) };
    attempts.push((await judgeInWorker(asYet, runs, signal)).attempts[at]!);
    if (isShown(probed, attempts))
      return attempts.every(({ verdict }) => verdict === "AC") ? "works" : "mostly";
    if (isOnlyMute(attempts)) return "mostly";
    if (missingDependency(attempts[at]!) !== undefined) return "blocked";
    if (isHopeless(probed, attempts)) return "works";
  }
  // Other problems have no cases that would show it.
  if (probed.length === 0) return "works";
  const isAnswered = attempts.some(({ verdict }) => verdict === "WA");
  if (isAnswered && !asksForTour(probed) && probed.length < LEAST_SAME) return "works";
  return attempts.some(({ verdict }) => verdict === "AC") ? "unproven" : "fails";
}

/**
 * Chooses the smallest cases that have a solution, and two starts on the smallest square board on which they say something: a
 * program may meet one by chance.
 */
function probesAmong(tasks: readonly Task[]): Task[] {
  const solvable = tasks
    .filter(({ asked: { answer } }) => answer === "tour" || typeof answer === "number")
    .sort(({ asked: a }, { asked: b }) => a.rows * a.columns - b.rows * b.columns);
  const smallest = solvable.slice(0, PROBED);
  const telling = solvable.filter(({ asked }) => isTour(asked) && isPlain(asked) && isTelling(asked));
  const ofOneSize = telling.filter(({ asked }) => asked.rows === telling[0]!.asked.rows);
  const chosen = [ofOneSize[0], ofOneSize[ofOneSize.length >> 1]].filter((task) => task !== undefined);
  return Array.from(new Set([...smallest, ...chosen]));
}

function isTour(asked: Case): asked is TourCase {
  return "anyStart" in asked;
}

/** Tests if programs with one number for both sides, and for open tours only, can be asked this, too. */
function isPlain({ rows, columns, tour }: TourCase): boolean {
  return rows === columns && tour === "open";
}

/** Tests if a right answer shows that the input was understood: many programs begin in the first corner by themselves. */
function isTelling(asked: Case): boolean {
  return !isTour(asked) || !(asked.anyStart || (asked.start.row === 0 && asked.start.column === 0));
}

function asksForTour([first]: readonly Task[]): boolean {
  return first?.asked.answer === "tour";
}

/** Tests if the attempts at the first cases show that a program has read its input. */
function isShown(tasks: readonly Task[], attempts: readonly Attempt[]): boolean {
  const telling = tasks.filter(({ asked }) => isTelling(asked));
  const shown = telling.filter((task) => attempts[tasks.indexOf(task)]?.verdict === "AC").length;
  return shown > 0 && shown >= Math.min(telling.length, LEAST_SHOWN);
}

/** Tests if the attempts at the first cases show that no other input would help a program, or that it has read this one. */
function isHopeless(tasks: readonly Task[], attempts: readonly Attempt[]): boolean {
  if (asksForTour(tasks)) return false;
  // Who says different numbers has read different boards, and who prints a path has read this one.
  const answers = attempts.filter((each) => each.verdict === "WA").map(answerIn);
  return answers.includes(undefined) || new Set(answers).size > 1;
}

/**
 * Tests if a program computes for ever and says nothing, wherever it is not right: it would most likely do so in any other way. Once
 * may be the fault of a number that it took for something else.
 */
function isOnlyMute(attempts: readonly Attempt[]): boolean {
  const isMute = ({ verdict, printed }: Attempt) => verdict === "TLE" && printed === undefined;
  return (
    attempts.length > 1 &&
    isMute(attempts.at(-1)!) &&
    attempts.every((each) => isMute(each) || each.verdict === "AC")
  );
}

/** Gives a wrong answer to a case of the lost knight; undefined if only the path is wrong. */
function answerIn({ finding }: Attempt) {
  if (finding?.kind === "says-impossible") return "impossible";
  return finding?.kind === "wrong-number-of-moves" ? finding.found : undefined;
}
