import { MultiBar, type SingleBar } from "cli-progress";
import { printable, shorten } from "../../base/text.ts";
import type { GradingPlan } from "../../grade/grade.ts";
import type { ProgressState, ReportWords } from "../../report/catalogue/catalogue.ts";
import type { SubmissionReport } from "../../report/record/report.ts";
import type { Submission } from "../../submission/submission.ts";
import type { Out } from "./console.ts";
import { TimeLeft } from "./time-left.ts";

/** Number of steps from which the remaining time is estimated; large, because steps come in bursts. */
const ETA_STEPS = 200;

/** Time and part of the work before the first estimate, because the first steps are not typical. */
const ETA_AFTER = { ms: 3000, part: 0.05 } as const;

/** Line on a terminal that is redrawn while the work goes on. */
export interface ProgressLine {
  show(state: Omit<ProgressState, "secondsLeft">): void;
  /** Writes a line above it, or below all others if the stream is not a terminal. */
  above(text: string): void;
  /** Removes the line from the terminal. */
  clear(): void;
}

/** Makes a line in these words. It shows nothing if the stream is not a terminal. */
export function progressLine(stream: Out, words: (state: ProgressState) => string): ProgressLine {
  let shown: { readonly lines: MultiBar; readonly bar: SingleBar } | undefined;
  const start = ({ done, total, name }: Omit<ProgressState, "secondsLeft">) => {
    const lines = new MultiBar({
      stream,
      clearOnComplete: true,
      // A line above it takes its place.
      forceRedraw: true,
      // Line wrapping stays on, because the library could not restore it if the harness is killed.
      linewrap: true,
      etaBuffer: ETA_STEPS,
      format: (_, { value: done, total, eta, startTime }, { name }) => {
        const isEarly = Date.now() - startTime < ETA_AFTER.ms || done < ETA_AFTER.part * total;
        const isKnown = !isEarly && done < total && Number.isFinite(eta);
        return shorten(words({ done, total, name, ...(isKnown && { secondsLeft: eta }) }), widthOf(stream));
      },
    });
    return { lines, bar: lines.create(total, done, { name }) };
  };
  return {
    show({ done, total, name }) {
      if (!stream.isTTY) return;
      shown ??= start({ done, total, name });
      shown.bar.setTotal(total);
      shown.bar.update(done, { name });
    },
    above(text) {
      if (!shown) {
        stream.write(`${text}\n`);
        return;
      }
      shown.lines.log(`${text}\n`);
      shown.lines.update();
    },
    clear() {
      shown?.lines.stop();
      shown = undefined;
    },
  };
}

/** Where no line changes, a log gets one after so long without any other. */
const QUIET_MS = 10_000;

/** It also gets one when the last one that tells the time left is so old. */
export const OLD_MS = 30_000;

/** A search that makes no runs of the grading gets one after so long: nothing else is told of it. */
const SEARCH_MS = 2000;

/** Shows the progress of a grading: a line for each submission and, on a terminal, a changing one below. */
export function gradeProgress(stream: Out, words: ReportWords, processors: number) {
  const state = { done: 0, total: 0, name: words.building };
  let left: TimeLeft | undefined;
  let search: { readonly what: string; readonly begunMs: number } | undefined;
  const inWords = ({ secondsLeft: byRuns, ...shown }: ProgressState) => {
    if (search) return words.lasting(search.what, (performance.now() - search.begunMs) / 1000);
    const oldest = left?.oldest;
    const secondsLeft = left ? left.seconds : byRuns;
    return words.progress({
      ...shown,
      ...(oldest && { name: printable(oldest.submission.name), seconds: oldest.seconds }),
      ...(secondsLeft !== undefined && secondsLeft >= 1 && { secondsLeft }),
    });
  };
  const line = progressLine(stream, inWords);
  let isStopped = false;
  const show = () => {
    if (!isStopped) line.show(state);
  };
  let [lastMs, toldMs] = [performance.now(), performance.now()];
  const watch = setInterval(() => {
    const now = performance.now();
    const quietMs = search ? SEARCH_MS : QUIET_MS;
    if (stream.isTTY || state.total === 0 || (now - lastMs < quietMs && now - toldMs < OLD_MS)) return;
    line.above(inWords(state));
    lastMs = toldMs = now;
  }, 1000);
  watch.unref();
  return {
    clear: line.clear,
    /** Ends the changing line: what is left to be done is no matter any more. */
    stop() {
      isStopped = true;
      clearInterval(watch);
      line.clear();
    },
    onStart({ runs, work }: GradingPlan) {
      state.total = runs;
      left = work && new TimeLeft(work, processors);
      show();
    },
    onBegin(submission: Submission) {
      left?.begin(submission);
      show();
    },
    onEnd(submission: Submission) {
      state.done += left?.end(submission) ?? 0;
      show();
    },
    onRun(submission: Submission) {
      state.done++;
      left?.run(submission);
      show();
    },
    /** Shows what is looked for, in place of the runs. */
    async searching<Result>(what: string, doing: Promise<Result>): Promise<Result> {
      search = { what, begunMs: performance.now() };
      lastMs = search.begunMs;
      show();
      return doing.finally(() => {
        search = undefined;
      });
    },
    onSubmission({ name, points }: Pick<SubmissionReport, "name" | "points">) {
      state.name = printable(name);
      lastMs = performance.now();
      // Names come last: in the log of a service, a line that begins with a name could be a command.
      line.above(`${words.total(points)}: ${state.name}`);
    },
  };
}

/**
 * Leaves two columns free: one for the mark of a cut, and the last one, because some terminals break the line
 * there.
 */
function widthOf({ columns }: Out): number {
  return (columns || 80) - 2;
}
