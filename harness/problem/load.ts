import { attempt, collect, ExpectedError } from "../base/errors.ts";
import { displayPath } from "../base/files.ts";
import { placed, type Sentence, say } from "../base/sentence.ts";
import { byText } from "../base/text.ts";
import { type Case, caseId, squaresOf } from "../case/any-case.ts";
import type { CaseBase, StatedCase } from "../case/case.ts";
import { CaseFiles, type CaseFolder, caseFilesAt } from "../case/case-folders.ts";
import { caseFormOf } from "../case/case-forms.ts";
import type { ProblemName } from "../case/names.ts";
import { withSharedPoints } from "../case/shared-points.ts";
import { problemOf } from "./index.ts";

interface CaseSelection {
  /** Case files, or their names: folders, files, or patterns with `*` and `**`. */
  readonly files: CaseFiles | CaseFiles["named"];
  /** Limits the choice to one problem. */
  readonly problem?: ProblemName | undefined;
  /** Chooses among the cases that the files state. Boards of others are not read. */
  readonly choose?: (cases: readonly ListedCase[]) => readonly ListedCase[];
}

/** A case in the list of those that files state. */
export interface ListedCase extends StatedCase<Case> {
  readonly folder: CaseFolder;
}

interface Listing {
  readonly cases: readonly ListedCase[];
  readonly mistakes: readonly Sentence[];
}

/**
 * Loads the cases, ordered by problem, size and name, so that the first finding is on the smallest board.
 *
 * @throws ExpectedError with every mistake of every file, or if no case is found
 */
export function loadCases({ files, problem, choose = (cases) => cases }: CaseSelection): Case[] {
  const found = files instanceof CaseFiles ? files : caseFilesAt(files);
  const { cases, mistakes } = listedIn(found, problem);
  if (cases.length === 0 && mistakes.length === 0) throw nothingIn(found, problem);
  const chosen = mistakes.length > 0 ? cases : choose(cases);
  const read = attempt(chosen, (each) => each.read(each.base));
  const all = [...mistakes, ...read.mistakes];
  if (all.length > 0) throw new ExpectedError(all);
  refuseTwins(cases);
  return read.results.sort(
    (a, b) => byText(a.problem, b.problem) || squaresOf(a) - squaresOf(b) || byText(a.name, b.name),
  );
}

/** Lists the cases of a problem that files state, beside the mistakes in others. */
function listedIn(found: CaseFiles, problem: ProblemName | undefined): Listing {
  const named = collect(found.files, (file) => ({ file, folder: found.folderOf(file) }));
  const wanted = named.filter(({ folder }) => problem === undefined || folder.problem === problem);
  const folders = Array.from(new Set(wanted.map(({ folder }) => folder)));
  refuseTwinGroups(folders);
  refuseCounting(folders);
  const whole = folders.filter(({ settings }) => settings.groups);
  const files = new Map([
    ...whole.flatMap((folder) => found.allOf(folder).map((file) => [file, folder] as const)),
    ...wanted.map(({ file, folder }) => [file, folder] as const),
  ]);
  const read = attempt(files, ([file, folder]) => statedIn(file, folder));
  const stated = read.results.flat();
  // A case is worth the same, whichever others are wanted.
  const worth = read.mistakes.length > 0 ? read : attempt(folders, (folder) => worthIn(folder, stated));
  const asked = new Set(wanted.map(({ file }) => file));
  const cases = worth.mistakes.length > 0 ? stated : worth.results.flat();
  return { cases: cases.filter(({ base }) => asked.has(base.file)), mistakes: worth.mistakes };
}

function statedIn(file: string, folder: CaseFolder): ListedCase[] {
  const stated = caseFormOf(folder.problem).read(file, folder);
  return stated.map((each) => ({ ...each, folder }));
}

function worthIn(folder: CaseFolder, stated: readonly ListedCase[]): ListedCase[] {
  const own = stated.filter((each) => each.folder === folder);
  return withSharedPoints(own, folder);
}

function nothingIn({ named }: CaseFiles, problem: ProblemName | undefined): ExpectedError {
  return new ExpectedError(
    placed(
      [named].flat().join(", "),
      say`no case${problem === undefined ? "" : say` of ${problem}`} was found`,
    ),
  );
}

/** Refuses a share for mistakes in counting of a problem that knows none. */
function refuseCounting(folders: readonly CaseFolder[]): void {
  collect(folders, ({ problem, settings, file }) => {
    if (settings.countingShare !== undefined && !problemOf(problem).countedWrong)
      throw new ExpectedError(file.mistake(["countingShare"], NO_COUNTING));
  });
}

const NO_COUNTING: Sentence = say`no mistakes in counting are known of this problem, so this key must go`;

/** A group of a problem has one name in all its folders, because reports call it by that. */
function refuseTwinGroups(folders: readonly CaseFolder[]): void {
  const seen = new Map<string, CaseFolder>();
  collect(folders, (folder) => {
    for (const name of Object.keys(folder.settings.groups ?? {})) {
      const id = `${folder.problem}/${name}`;
      const twin = seen.get(id);
      if (twin) {
        const other = displayPath(twin.file.path);
        throw new ExpectedError(
          folder.file.mistake(
            ["groups", name],
            say`${other} also describes a group ${name} of this problem. Give one of them another name`,
          ),
        );
      }
      seen.set(id, folder);
    }
  });
}

function refuseTwins(cases: readonly ListedCase[]): void {
  const seen = new Map<string, CaseBase>();
  for (const { folder, base } of cases) {
    const id = caseId({ problem: folder.problem, name: base.name });
    const twin = seen.get(id);
    if (twin)
      throw new ExpectedError(
        placed(displayPath(base.file), say`${displayPath(twin.file)} also describes a case ${id}`),
      );
    seen.set(id, base);
  }
}
