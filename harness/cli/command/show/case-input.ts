import { ExpectedError } from "../../../base/errors.ts";
import type { Case } from "../../../case/any-case.ts";
import { readStore } from "../../../grade/store/store-index.ts";
import { contractDelivery } from "../../../grade/task/task.ts";
import { loadCases } from "../../../problem/load.ts";
import type { Io } from "../../console/console.ts";
import { EXIT_CODES } from "../../console/exit-codes.ts";
import { casesIn, classOf } from "../../session/class-of.ts";
import { isNamed } from "../../session/session-cases.ts";
import { isStudent } from "../../session/student.ts";
import { inputOf, type ShowOptions, showStudent } from "./show.ts";

/** Shows the results of a student or, for a name that no student has as it is written, the input of a case. */
export function show(names: [string, string?], options: ShowOptions, io: Io): number | Promise<number> {
  const [named, asked] = names;
  const found = asked === undefined && !isOfClass(named, options) ? caseNamed(named, options) : undefined;
  if (!found) return showStudent(names, options, io);
  const input = inputOf(contractDelivery(found));
  io.out.write(input.endsWith("\n") ? input : `${input}\n`);
  return EXIT_CODES.ok;
}

function isOfClass(name: string, options: ShowOptions): boolean {
  return orNothing(() => isStudent(name, readStore(classOf(options).out).history)) === true;
}

function caseNamed(name: string, options: ShowOptions): Case | undefined {
  const place = orNothing(() => classOf(options)) ?? {};
  const files = casesIn(place, options.cases);
  return loadCases({ files, choose: (cases) => cases.filter((each) => isNamed(name, each)) })[0];
}

/** Gives nothing for what cannot be found. */
function orNothing<Value>(find: () => Value): Value | undefined {
  try {
    return find();
  } catch (error) {
    if (error instanceof ExpectedError) return undefined;
    throw error;
  }
}
