import type { Reading } from "../../answer/reading/answer.ts";
import { quotedAround } from "../../base/around.ts";
import { clueOr } from "../../base/reading-time.ts";
import { beginningOf } from "../../base/text.ts";
import type { Attempt, Ruling } from "../../finding/ruling.ts";
import { isJudged } from "../../finding/verdict.ts";
import { withoutContradicted } from "../../problem/cause/contradicted.ts";
import { withoutChance } from "../../problem/chance.ts";
import type { Measured, Outcome } from "../../run/outcome.ts";
import { type PackedOutcome, unpackOutcome } from "../../run/packed.ts";
import { selectedReadings } from "../../selection/kept-readings.ts";
import { selectReadings } from "../../selection/select-readings.ts";
import { asWorded, type Selection, type Transcript } from "../../selection/selection.ts";
import { isUnambiguous } from "../../selection/unambiguous.ts";
import { judge, printedFor, writtenIn } from "./judge.ts";
import { missingDependency } from "./missing-dependency.ts";
import { ownFault } from "./own-fault.ts";
import type { Task } from "./task.ts";
import type { TaskRun } from "./task-run.ts";
import { wrongPlace } from "./wrong-place.ts";

/** A submission as it was judged from all its runs. */
export interface JudgedRuns extends Pick<Selection, "notices" | "toLookAt"> {
  /** One for each task, in the same order. */
  readonly attempts: readonly Attempt[];
}

/**
 * Judges a submission from its runs. All of them are known here, so that one can be read in the light of the others.
 *
 * @param runs one for each task, in the same order
 */
export function judgeSubmission(tasks: readonly Task[], runs: readonly TaskRun[]): JudgedRuns {
  const unpack = unpacker();
  const { selected, notices, toLookAt } = selectAmongRuns(tasks, runs, unpack);
  const attempts = tasks.map((task, at): Attempt => {
    try {
      const run = runs[at]!;
      if (run.kind === "not-run") return run.attempt;
      return judgeRun(task, run, { outcome: unpack(run.outcome), selected: selected.get(task)?.() });
    } catch (error) {
      return { verdict: "JE", finding: ownFault(error) };
    }
  });
  const cases = tasks.map(({ asked }) => asked);
  return { attempts: withoutChance(withoutContradicted(attempts, cases)), notices, toLookAt };
}

/** Judges a run as if it were the program's only one. */
export function judgeAlone(task: Task, run: TaskRun): Attempt {
  return judgeSubmission([task], [run]).attempts[0]!;
}

/** Judges a run that failed, unless other runs of the program may still change what it is worth. */
export function judgeEarly(task: Task, run: TaskRun): Attempt | undefined {
  if (writtenBytesOf([run]) > MOST_READ_HERE_BYTES) return undefined;
  const early = () => {
    const isOpen =
      run.kind === "ran" &&
      run.outcome.end.kind === "exited" &&
      !isUnambiguous(transcriptOf(task, () => unpackOutcome(run.outcome)));
    return isOpen ? undefined : judgeAlone(task, run);
  };
  const attempt = clueOr(undefined, early, { isMissed: false });
  if (!attempt) return undefined;
  const isFailure = isJudged(attempt.verdict) && attempt.verdict !== "AC";
  if (!isFailure || missingDependency(attempt) !== undefined) return undefined;
  if (attempt.note?.kind !== "right-if-declared") return attempt;
  // If an answer is meant otherwise, that shows in all runs together.
  const { note: _, ...told } = attempt;
  return told;
}

/** Outputs that are read while everything else waits: about 50 ms. */
export const MOST_READ_HERE_BYTES = 512 * 1024;

/** Counts the bytes that runs printed, or wrote into their answer files. */
export function writtenBytesOf(runs: readonly TaskRun[]): number {
  return runs.reduce((total, run) => total + (run.kind === "ran" ? run.outcome.writtenBytes : 0), 0);
}

interface SelectedRuns extends Pick<Selection, "notices" | "toLookAt"> {
  /** Makes the readings that count. */
  readonly selected: ReadonlyMap<Task, () => Iterable<Reading>>;
}

/** Outputs of one submission that are selected together, in about 10 s. Of more, each is read by itself. */
const MOST_HEARD_MIB = 64;

/** Makes the readings of runs that count in the light of all of them. */
export function selectedReadingsOf(
  tasks: readonly Task[],
  runs: readonly TaskRun[],
): SelectedRuns["selected"] {
  return selectAmongRuns(tasks, runs, unpacker()).selected;
}

/** Hears all runs that came to an end of their own. A fault of the selection leaves each run to the readers. */
function selectAmongRuns(
  tasks: readonly Task[],
  runs: readonly TaskRun[],
  unpack: ReturnType<typeof unpacker>,
): SelectedRuns {
  const spoken = tasks.flatMap((task, at) => {
    const run = runs[at]!;
    return run.kind === "ran" && run.outcome.end.kind === "exited"
      ? [{ task, run, outcome: run.outcome }]
      : [];
  });
  const transcripts = spoken.map(({ task, outcome }) => transcriptOf(task, () => unpack(outcome)));
  const writtenMib = writtenBytesOf(spoken.map(({ run }) => run)) / 2 ** 20;
  const selection =
    writtenMib > MOST_HEARD_MIB
      ? asWorded(transcripts, [{ kind: "heard-alone", writtenMib: Math.round(writtenMib) }])
      : selectReadings(transcripts);
  const readings = spoken.map(
    ({ task }, at) => [task, () => selectedReadings(transcripts[at]!, selection.selected[at]!)] as const,
  );
  return { ...selection, selected: new Map(readings) };
}

/** Unpacks outcomes one after the other, because all together may fill the memory. The last one is kept. */
function unpacker(): (packed: PackedOutcome) => Outcome {
  let last: { readonly packed: PackedOutcome; readonly outcome: Outcome } | undefined;
  return (packed) => {
    if (last?.packed !== packed) last = { packed, outcome: unpackOutcome(packed) };
    return last.outcome;
  };
}

function transcriptOf(task: Task, outcome: () => Outcome): Transcript {
  return {
    asked: task.asked,
    output: () => writtenIn(task, outcome()) ?? Buffer.alloc(0),
    plan: task.reading,
    check: task.check,
  };
}

function judgeRun(
  task: Task,
  run: Extract<TaskRun, { kind: "ran" }>,
  { outcome, selected }: { readonly outcome: Outcome; readonly selected: Iterable<Reading> | undefined },
): Attempt {
  const ruling = judge(task, outcome, { sources: run.sources, selected });
  const kept = { measured: measuredIn(run.outcome), ...quotedFrom(outcome, task, ruling) };
  return run.note && isJudged(ruling.verdict)
    ? ({ ...ruling, note: run.note, ...kept } as Attempt)
    : { ...ruling, ...kept };
}

/** Quotes what was printed, around the step that is wrong if there is one. */
function quotedFrom(
  outcome: Outcome,
  task: Task,
  { verdict, finding }: Ruling,
): Pick<Attempt, "printed" | "wrong"> {
  if (verdict === "AC") return {};
  const output = outcome.answerFile?.bytes ?? printedFor(task, outcome);
  const found = verdict === "WA" ? wrongPlace(output, finding) : undefined;
  const printed = found ? quotedAround(output, found) : beginningOf(output);
  const wrong = found && { line: found.line, quote: found.quote };
  return { ...(printed !== "" && { printed }), ...(wrong && { wrong }) };
}

/** Drops the output, because the output of many runs would fill the memory. */
function measuredIn({
  stdout: _,
  stderr: __,
  answerFile: ___,
  denial: ____,
  ...measured
}: PackedOutcome): Measured {
  return measured;
}
