import path from "node:path";
import { excerpt, linesOf } from "../../base/text.ts";
import type { Finding } from "../../finding/index.ts";

/** As gcc and clang write it: `main.c:86:15: runtime error: index 64 out of bounds for type 'int [64]'`. */
const REPORT = /^(?<file>.+?):(?<line>\d{1,9}):(?<column>\d{1,9}): runtime error: (?<quote>.+)/;

/** As gfortran writes it: `At line 6 of file a.f90`, and the error on the next line. */
const PLACE_OF_FORTRAN = /^At line (?<line>\d{1,9}) of file (?<file>[^()]+)$/;
const ERROR_OF_FORTRAN = /^Fortran runtime error: (?<quote>(?:Index|Substring|Array bound mismatch)\b.+)/;

/** Where something lies in memory is another place in every run. */
const ADDRESS = /0x[0-9a-f]+/g;

/**
 * The first report of the sanitizer of undefined behaviour, or of checks of indices, on standard error that is about a file of the program, or else the
 * first one: a mistake that shows within a header of the library was made where that was called.
 */
export function sanitizerReport(
  stderr: Buffer,
): Omit<Finding<"second-opinion">, "kind" | "case"> | undefined {
  const lines = linesOf(stderr);
  const reports = lines
    .map((line, at) => REPORT.exec(line)?.groups ?? reportOfFortran(line, lines[at + 1]))
    .filter((groups) => groups !== undefined);
  const report = reports.find(({ file }) => !path.posix.isAbsolute(file!)) ?? reports[0];
  return (
    report && {
      file: excerpt(path.posix.normalize(report.file!)),
      line: Number(report.line),
      ...(report.column !== undefined && { column: Number(report.column) }),
      quote: excerpt(report.quote!.replace(ADDRESS, "0x…")),
    }
  );
}

function reportOfFortran(line: string, next = ""): Readonly<Record<string, string | undefined>> | undefined {
  const [place, error] = [PLACE_OF_FORTRAN.exec(line)?.groups, ERROR_OF_FORTRAN.exec(next)?.groups];
  return place && error && { ...place, ...error };
}
