import path from "node:path";
import { excerpt, linesOf } from "../../base/text.ts";
import type { Finding } from "../../finding/index.ts";

/** As gcc and clang write it: `main.c:86:15: runtime error: index 64 out of bounds for type 'int [64]'`. */
const REPORT = /^(?<file>.+?):(?<line>\d{1,9}):(?<column>\d{1,9}): runtime error: (?<quote>.+)/;

/** Where something lies in memory is another place in every run. */
const ADDRESS = /0x[0-9a-f]+/g;

/**
 * The first report of the sanitizer of undefined behaviour on standard error that is about a file of the program, or else the
 * first one: a mistake that shows within a header of the library was made where that was called.
 */
export function sanitizerReport(
  stderr: Buffer,
): Omit<Finding<"second-opinion">, "kind" | "case"> | undefined {
  const reports = linesOf(stderr)
    .map((line) => REPORT.exec(line)?.groups)
    .filter((groups) => groups !== undefined);
  const report = reports.find(({ file }) => !path.posix.isAbsolute(file!)) ?? reports[0];
  return (
    report && {
      file: excerpt(path.posix.normalize(report.file!)),
      line: Number(report.line),
      column: Number(report.column),
      quote: excerpt(report.quote!.replace(ADDRESS, "0x…")),
    }
  );
}
