import { SingleBar } from "cli-progress";
import { printable, shorten } from "../base/text.ts";
import type { ProgressState, ReportWords } from "../report/catalogue/catalogue.ts";
import type { SubmissionReport } from "../report/report.ts";
import type { Out } from "./console.ts";

/** Number of steps from which the remaining time is estimated; large, because steps come in bursts. */
const ETA_STEPS = 200;

/** Time and part of the work before the first estimate, because the first steps are not typical. */
const ETA_AFTER = { ms: 3000, part: 0.05 } as const;

/** Line on a terminal that is redrawn while the work goes on. */
export interface ProgressLine {
  show(state: Omit<ProgressState, "secondsLeft">): void;
  /** Removes the line from the terminal. */
  clear(): void;
}

/** Makes a line in these words. It shows nothing if the stream is not a terminal. */
export function progressLine(stream: Out, words: (state: ProgressState) => string): ProgressLine {
  let isStarted = false;
  const bar = new SingleBar({
    stream,
    clearOnComplete: true,
    // Line wrapping stays on, because the library could not restore it if the harness is killed.
    linewrap: true,
    etaBuffer: ETA_STEPS,
    format: (_, { value: done, total, eta, startTime }, { last }) => {
      const isEarly = Date.now() - startTime < ETA_AFTER.ms || done < ETA_AFTER.part * total;
      const isKnown = !isEarly && done < total && Number.isFinite(eta);
      return shorten(words({ done, total, last, ...(isKnown && { secondsLeft: eta }) }), widthOf(stream));
    },
  });
  return {
    show({ done, total, last }) {
      if (!isStarted) bar.start(total, done, { last });
      isStarted = true;
      bar.setTotal(total);
      bar.update(done, { last });
    },
    clear() {
      bar.stop();
      isStarted = false;
    },
  };
}

/** Shows the progress of a grading: one changing line on a terminal, elsewhere one line per submission. */
export function gradeProgress(stream: Out, words: ReportWords) {
  const line = progressLine(stream, words.progress);
  const state = { done: 0, total: 0, last: words.reference };
  return {
    clear: line.clear,
    onStart(runs: number) {
      state.total = runs;
      line.show(state);
    },
    onRun() {
      state.done++;
      line.show(state);
    },
    onSubmission({ name, points }: Pick<SubmissionReport, "name" | "points">) {
      state.last = printable(name);
      // Names come last: in the log of a service, a line that begins with a name could be a command.
      if (!stream.isTTY) stream.write(`${words.total(points)}: ${state.last}\n`);
    },
  };
}

/**
 * Leaves two columns free: one for the mark of a cut, and the last one, because some terminals break the line
 * there.
 */
function widthOf({ columns = 80 }: Out): number {
  return columns - 2;
}
