import path from "node:path";
import { PACKAGE_FOLDER } from "../../base/package.ts";
import type { ProblemName } from "../../case/names.ts";
import { templatesFor } from "../../new/fill.ts";

/** The programs that a grading takes if no folder is given. */
export const BUNDLED_SUBMISSIONS = path.join(PACKAGE_FOLDER, "submissions");

/** Folders of the programs that everybody was given for a problem: they are nobody's own. */
export function givenFolders(problem: ProblemName): string[] {
  return [path.join(BUNDLED_SUBMISSIONS, problem), templatesFor("program", problem)];
}
