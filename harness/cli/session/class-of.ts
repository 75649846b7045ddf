import { readdirSync } from "node:fs";
import path from "node:path";
import { ExpectedError } from "../../base/errors.ts";
import { displayPath } from "../../base/files.ts";
import { say } from "../../base/sentence.ts";
import { byText } from "../../base/text.ts";
import { BUNDLED_CASES } from "../../case/bundled.ts";
import { CLASS_FILES, isClassFolder, ownCasesIn } from "../../class/class-files.ts";
import { hasStore, readStore } from "../../grade/store/store-index.ts";
import { type CommonOptions, DEFAULT_OUT } from "./options.ts";

/** The class that a command is about. */
export interface ClassPlace {
  /** The folder of its report. */
  readonly out: string;
  /** The folder with its scheme, hand-ins and gradebook; absent for hand-ins that were graded without one. */
  readonly folder?: string;
}

/**
 * Finds the class that a command is about: what `--out` names, a report or the folder of a class; else the class folder
 * around the current folder; else the only class that was graded here.
 *
 * @throws ExpectedError if several classes can be meant
 */
export function classOf({ out }: { readonly out?: string | undefined }): ClassPlace {
  if (out !== undefined) return placeNamed(out);
  const around = classAround();
  if (around) return around;
  const beside = classFoldersHere();
  const graded = beside.filter((each) => hasStore(each.out));
  if (hasStore(DEFAULT_OUT) && (graded.length === 0 || !isOfSamples(DEFAULT_OUT)))
    graded.push({ out: DEFAULT_OUT });
  const [only, ...others] = graded.length > 0 ? graded : beside;
  if (others.length === 0) return only ?? { out: DEFAULT_OUT };
  const names = [only!, ...others].map((each) => displayPath(path.resolve(each.folder ?? each.out)));
  throw new ExpectedError(say`several classes are here. Name one with --out: ${names.join(", ")}`);
}

/**
 * Finds the class that a command is about, if it may also be named by an argument.
 *
 * @throws ExpectedError if it is named twice, or if several classes can be meant
 */
export function classNamed(
  named: string | undefined,
  { out }: { readonly out?: string | undefined },
): ClassPlace {
  if (named !== undefined && out !== undefined)
    throw new ExpectedError(say`the class is named twice, as ${named} and by --out ${out}`);
  return classOf({ out: named ?? out });
}

/** Finds the class of a folder that is a report or the folder of a class. */
export function placeNamed(named: string): ClassPlace {
  if (isClassFolder(named)) return placeOf(named);
  const above = path.dirname(path.resolve(named));
  const isReport = path.basename(path.resolve(named)) === CLASS_FILES.report && isClassFolder(above);
  return { out: named, ...(isReport && { folder: above }) };
}

/** Finds the class folder that the current folder is, or lies in. */
export function classAround(): ClassPlace | undefined {
  let folder = process.cwd();
  while (!isClassFolder(folder)) {
    const above = path.dirname(folder);
    if (above === folder) return undefined;
    folder = above;
  }
  return placeOf(folder);
}

/**
 * Finds the class folder that is meant if none is named.
 *
 * @throws ExpectedError if there is none, or if several can be meant
 */
export function classFolderHere(): string {
  const { folder } = classOf({});
  if (folder !== undefined) return folder;
  throw new ExpectedError(say`there is no folder of a class here. Name one`);
}

/** Gives the cases that a command line names, or else the bundled ones with those of the class. */
export function casesIn(
  { folder }: Pick<ClassPlace, "folder">,
  named: CommonOptions["cases"],
): CommonOptions["cases"] {
  const own = folder === undefined ? undefined : ownCasesIn(folder);
  return named === BUNDLED_CASES && own !== undefined ? [BUNDLED_CASES, own] : named;
}

function placeOf(folder: string): ClassPlace & { readonly folder: string } {
  return { folder, out: path.join(folder, CLASS_FILES.report) };
}

/** Tells if the bundled programs were graded into a folder, which are no class. */
function isOfSamples(out: string): boolean {
  return readStore(out).history.state.grading?.samples === true;
}

function classFoldersHere(): ClassPlace[] {
  const entries = readdirSync(".", { withFileTypes: true });
  const folders = entries.filter((entry) => !entry.isFile() && isClassFolder(entry.name));
  return folders
    .map(({ name }) => name)
    .sort(byText)
    .map(placeOf);
}
