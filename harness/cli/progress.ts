import { printable } from "../base/text.ts";
import type { GradeObserver } from "../grade/grade.ts";
import type { ReportWords } from "../report/catalogue/catalogue.ts";
import type { Out } from "./console.ts";

/**
 * Shows how a grading goes on: on a terminal one line that changes, elsewhere a line for every submission.
 *
 * @returns the observer, and a function that takes the line away again
 */
export function progress(stream: Out, words: ReportWords): { observer: GradeObserver; clear: () => void } {
  let total = 0;
  let done = 0;
  let last = words.reference;
  const clear = () => {
    if (stream.isTTY) stream.write("\r\u001b[K");
  };
  const draw = () => {
    if (!stream.isTTY) return;
    const line = words.progress({ done, total, last });
    stream.write(`\r\u001b[K${line.slice(0, (stream.columns ?? 80) - 1)}`);
  };
  return {
    clear,
    observer: {
      onStart(runs) {
        total = runs;
        draw();
      },
      onRun() {
        done++;
        draw();
      },
      onSubmission({ name, points }) {
        last = printable(name);
        // The name comes last: in the log of a service, a line that begins with it could be a command.
        if (!stream.isTTY) stream.write(`${words.total(points)}: ${last}\n`);
      },
    },
  };
}
