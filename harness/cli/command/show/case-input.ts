import { distance } from "fastest-levenshtein";
import { ExpectedError } from "../../../base/errors.ts";
import { inEach, say } from "../../../base/sentence.ts";
import { printable } from "../../../base/text.ts";
import { parseBoard } from "../../../case/board.ts";
import { hasStore, readStore } from "../../../grade/store/store-index.ts";
import { contractDelivery } from "../../../grade/task/task.ts";
import { type ListedCase, loadCases } from "../../../problem/load.ts";
import { CATALOGUES } from "../../../report/catalogue/index.ts";
import type { Io } from "../../console/console.ts";
import { EXIT_CODES } from "../../console/exit-codes.ts";
import { casesIn, classOf } from "../../session/class-of.ts";
import { isNamed } from "../../session/session-cases.ts";
import { isStudent } from "../../session/student.ts";
import { give } from "./give.ts";
import { listCases, problemHere } from "./list-cases.ts";
import { inputOf, type ShowOptions, showStudent } from "./show.ts";

interface CaseOptions extends ShowOptions {
  /** The rows of a board, with `/` between them. */
  readonly board?: string;
}

/** Shows the results of a student or, for a name that no student has as it is written, the input of a case; all cases without a name. */
export async function show(
  [named, asked]: [string?, string?],
  { board, ...options }: CaseOptions,
  io: Io,
): Promise<number> {
  const files = casesIn(orNothing(() => classOf(options)) ?? {}, options.cases);
  if (board !== undefined) return given(boardIn(board), options, io);
  if (named === undefined) return listCases(files, io);
  if (asked !== undefined || isOfClass(named, options))
    return showStudent(asked === undefined ? [named] : [named, asked], options, io);
  const all: ListedCase[] = [];
  const [found] = loadCases({
    files,
    choose(cases) {
      all.push(...cases);
      return cases.filter((each) => isNamed(named, each));
    },
  });
  if (found) return given(inputOf(contractDelivery(found)), options, io);
  if (orNothing(() => hasStore(classOf(options).out))) return showStudent([named], options, io);
  const problem = await problemHere();
  const own = all.filter(({ folder }) => problem === undefined || folder.problem === problem);
  throw noCase(named, own);
}

function given(input: string, options: ShowOptions, io: Io): number {
  give(input, options, io);
  return EXIT_CODES.ok;
}

/** @throws ExpectedError with every mistake of the board */
function boardIn(rows: string): string {
  const text = `${rows.replaceAll("/", "\n")}\n`;
  parseBoard(text, (row, column) => say`--board, row ${row}, column ${column}`);
  return text;
}

/** Names of cases that are told where none is meant. */
const MOST_NAMES = 4;

function noCase(named: string, cases: readonly ListedCase[]): ExpectedError {
  const names = cases.map(({ base }) => base.name);
  const likely = names.toSorted((a, b) => distance(named, a) - distance(named, b)).slice(0, MOST_NAMES);
  const known = inEach((locale) =>
    CATALOGUES[locale].words.andOthers(likely.join(", "), names.length - likely.length),
  );
  return new ExpectedError(
    say`no case is called ${printable(named)}. There are ${known}: cavalo show lists them`,
  );
}

function isOfClass(name: string, options: ShowOptions): boolean {
  return orNothing(() => isStudent(name, readStore(classOf(options).out).history)) === true;
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
