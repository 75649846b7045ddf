import { MultiBar, type SingleBar } from "cli-progress";
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
  /** Writes a line above it, or below all others if the stream is not a terminal. */
  above(text: string): void;
  /** Removes the line from the terminal. */
  clear(): void;
}

/** Makes a line in these words. It shows nothing if the stream is not a terminal. */
export function progressLine(stream: Out, words: (state: ProgressState) => string): ProgressLine {
  let shown: { readonly lines: MultiBar; readonly bar: SingleBar } | undefined;
  const start = ({ done, total, last }: Omit<ProgressState, "secondsLeft">) => {
    const lines = new MultiBar({
      stream,
      clearOnComplete: true,
      // A line above it takes its place.
      forceRedraw: true,
      // Line wrapping stays on, because the library could not restore it if the harness is killed.
      linewrap: true,
      etaBuffer: ETA_STEPS,
      format: (_, { value: done, total, eta, startTime }, { last }) => {
        const isEarly = Date.now() - startTime < ETA_AFTER.ms || done < ETA_AFTER.part * total;
        const isKnown = !isEarly && done < total && Number.isFinite(eta);
        return shorten(words({ done, total, last, ...(isKnown && { secondsLeft: eta }) }), widthOf(stream));
      },
    });
    return { lines, bar: lines.create(total, done, { last }) };
  };
  return {
    show({ done, total, last }) {
      if (!stream.isTTY) return;
      shown ??= start({ done, total, last });
      shown.bar.setTotal(total);
      shown.bar.update(done, { last });
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

/** Shows the progress of a grading: a line for each submission and, on a terminal, a changing one below. */
export function gradeProgress(stream: Out, words: ReportWords) {
  const line = progressLine(stream, words.progress);
  const state = { done: 0, total: 0, last: words.building };
  let isStopped = false;
  const show = () => {
    if (!isStopped) line.show(state);
  };
  return {
    clear: line.clear,
    /** Ends the changing line: what is left to be done is no matter any more. */
    stop() {
      isStopped = true;
      line.clear();
    },
    onStart(runs: number) {
      state.total = runs;
      show();
    },
    onRun() {
      state.done++;
      show();
    },
    onSubmission({ name, points }: Pick<SubmissionReport, "name" | "points">) {
      state.last = printable(name);
      // Names come last: in the log of a service, a line that begins with a name could be a command.
      line.above(`${words.total(points)}: ${state.last}`);
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
