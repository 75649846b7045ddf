import { ExpectedError } from "../base/errors.ts";
import { type Case, caseId } from "../case/any-case.ts";
import { readStore } from "../grade/store-index.ts";
import { taskFor } from "../grade/task.ts";
import { loadCases } from "../problem/load.ts";
import type { Io } from "./console.ts";
import { EXIT_CODES } from "./exit-codes.ts";
import { inputOf, type ShowOptions, showStudent } from "./show.ts";
import { resultsOf } from "./student.ts";

/** Shows the results of a student or, for a name that no student has, the input of a case. */
export function show(names: [string, string?], options: ShowOptions, io: Io): number {
  const [named, asked] = names;
  const found = asked === undefined && !isStudent(named, options) ? caseNamed(named, options) : undefined;
  if (!found) return showStudent(names, options, io);
  const input = inputOf(taskFor(found, {}));
  io.out.write(input.endsWith("\n") ? input : `${input}\n`);
  return EXIT_CODES.ok;
}

function isStudent(name: string, { out }: ShowOptions): boolean {
  try {
    return resultsOf(name, readStore(out).history).length > 0;
  } catch (error) {
    if (error instanceof ExpectedError) return false;
    throw error;
  }
}

function caseNamed(name: string, { cases }: ShowOptions): Case | undefined {
  return loadCases({ files: cases }).find((asked) => name === asked.name || name === caseId(asked));
}
