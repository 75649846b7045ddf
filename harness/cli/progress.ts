import { SingleBar } from "cli-progress";
import { printable, shorten } from "../base/text.ts";
import type { ProgressState, ReportWords } from "../report/catalogue/catalogue.ts";
import type { SubmissionReport } from "../report/report.ts";
import type { Out } from "./console.ts";

/** Steps that the remaining time is estimated from: many, because they come in bursts. */
const ETA_STEPS = 200;

/** The time and the part of the work that the rest is estimated after: what comes first is no measure of it. */
const ETA_AFTER = { ms: 3000, part: 0.05 } as const;

/** A line on a terminal that is redrawn as the work goes on. */
export interface ProgressLine {
  show(state: Omit<ProgressState, "secondsLeft">): void;
  /** Takes the line away again. */
  clear(): void;
}

/** Makes a line in these words; where the stream is no terminal, nothing is shown. */
export function progressLine(stream: Out, words: (state: ProgressState) => string): ProgressLine {
  let isStarted = false;
  const bar = new SingleBar({
    stream,
    clearOnComplete: true,
    // The library would leave the terminal without line breaks if the harness is killed.
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
    clear: () => bar.stop(),
  };
}

/** Shows how a grading goes on: on a terminal one line that changes, elsewhere a line for every submission. */
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
      // The name comes last: in the log of a service, a line that begins with it could be a command.
      if (!stream.isTTY) stream.write(`${words.total(points)}: ${state.last}\n`);
    },
  };
}

/** A line may get the mark of a cut; the last column stays empty, because some terminals break the line there. */
function widthOf({ columns = 80 }: Out): number {
  return columns - 2;
}
