import { statSync } from "node:fs";
import path from "node:path";
import { ExpectedError } from "../../base/errors.ts";
import { displayPath } from "../../base/files.ts";
import { placed } from "../../base/sentence.ts";
import { isArchive, isNotebook, noSubmission } from "../../submission/find/shape/not-a-source.ts";
import { languageOf } from "../../submission/find/tree/sources.ts";

/** The folder of a program. */
export interface ProgramPlace {
  readonly folder: string;
  /** The main file in it, if the user named that. */
  readonly main?: string;
}

/**
 * Finds the folder of a program that a user names by the folder or by its main file.
 *
 * @throws ExpectedError if it is a file, and neither a source nor a notebook
 */
export function programAt(named: string): ProgramPlace {
  const isFile = statSync(named, { throwIfNoEntry: false })?.isFile() ?? false;
  if (!isFile || isArchive(named)) return { folder: named };
  const main = path.basename(named);
  if (languageOf(main) === undefined && !isNotebook(main))
    throw new ExpectedError(placed(displayPath(path.resolve(named)), noSubmission([main])));
  return { folder: path.dirname(named), main };
}
