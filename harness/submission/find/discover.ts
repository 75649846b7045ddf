import { type Dirent, readdirSync, statSync } from "node:fs";
import path from "node:path";
import { collect, ExpectedError, systemErrorCode } from "../../base/errors.ts";
import { displayPath } from "../../base/files.ts";
import { byText, printable } from "../../base/text.ts";
import { PROBLEM_NAMES, type ProblemName } from "../../case/names.ts";
import type { Notice, Unclear } from "../../finding/index.ts";
import type { Manifest } from "../manifest.ts";
import type { Submission, SubmissionKind } from "../submission.ts";
import { detectProgram, holdsMain } from "./detect.ts";
import { type ManifestSource, OWN_MANIFESTS, readManifest } from "./manifests.ts";
import { insteadOfSource, isArchive } from "./not-a-source.ts";
import {
  isOwnFile,
  isSearched,
  languageOf,
  MANIFEST,
  MOST_SOURCE_BYTES,
  SourcesTooLarge,
} from "./sources.ts";
import { TAKING_LIMITS } from "./take-in.ts";

/** Folders in which sources are usually kept: the folder above is the submission. */
const SOURCE_FOLDERS = new Set(["src", "source", "lib", "app", "fontes", "codigo"]);

/** Files that stand at the top of a program, even if its sources lie in folders. */
const PROJECT_FILES = new Set([
  "go.mod",
  "Cargo.toml",
  "pom.xml",
  "build.gradle",
  "package.json",
  "Makefile",
  "CMakeLists.txt",
  MANIFEST,
]);

/** Folders that no student has handed in. */
const NO_HAND_INS = new Set([".git", "__MACOSX"]);

/**
 * Finds the submissions in a folder, ordered by name: the folder itself if it is one program, or else one for each folder
 * in it. A folder without a program is a submission, too: its author must not vanish from the report. Of several
 * programs in one folder the newest counts.
 *
 * @param problem the problem of those that do not name one and do not stand below a folder named after one
 * @throws ExpectedError with every mistake of every manifest of the instructor's, or if there is no submission at all
 */
export function discoverSubmissions(
  root: string,
  problem: ProblemName | undefined,
  source: ManifestSource = OWN_MANIFESTS,
): Submission[] {
  const folder = folderAt(root);
  const handIns = handInsIn(folder, folder);
  if (handIns.length === 0)
    throw new ExpectedError(`${displayPath(folder)}: no submission was found${hintFor(folder)}`);
  const submissions = collect(handIns, (handIn) => readSubmission(handIn, { problem, source }));
  return submissions.filter((submission) => submission !== undefined).sort((a, b) => byText(a.name, b.name));
}

/**
 * Finds the one program of a folder, as it is without a manifest.
 *
 * @throws ExpectedError if there are several
 */
export function bareSubmission(root: string, wanted: ProblemName | undefined): Submission {
  const folder = folderAt(root);
  const [only, other] = handInsIn(folder, folder);
  if (other !== undefined)
    throw new ExpectedError(`${displayPath(folder)}: there are several programs. Give the folder of one`);
  const program = only?.folder ?? folder;
  const problem = wanted ?? problemFor(program);
  return {
    name: only?.name ?? path.basename(folder),
    folder: program,
    problem,
    manifest: {},
    kind: detectSafely(program, {}),
  };
}

/**
 * Resolves the path of a folder.
 *
 * @throws ExpectedError if there is none
 */
export function folderAt(root: string): string {
  const folder = path.resolve(root);
  const stat = statSync(folder, { throwIfNoEntry: false });
  if (!stat) throw new ExpectedError(`${displayPath(folder)}: no such folder`);
  if (stat.isDirectory()) return folder;
  const advice = isArchive(folder)
    ? "this is an archive. Unpack it and give the folder"
    : "this is a file. Give the folder that contains it";
  throw new ExpectedError(`${displayPath(folder)}: ${advice}`);
}

function hintFor(folder: string): string {
  const instead = insteadOfSource(ownFiles(folder));
  if (!instead) return "";
  const advice =
    instead.what === "text" ? "may be one. Remove .txt from its name" : "is not a program that can be run";
  return `, but ${instead.file} ${instead.what === "archive" ? "is an archive. Unpack it" : advice}`;
}

/** A student's folder, with the folder of the program that counts. */
interface HandIn {
  readonly name: string;
  readonly folder: string;
  /** The folders of the other programs in it, from the hand-in's own folder. */
  readonly others: readonly string[];
}

function handInsIn(folder: string, root: string): HandIn[] {
  if (isOne(folder)) return [{ name: path.basename(folder), folder, others: [] }];
  return entriesOf(folder)
    .filter((entry) => entry.isDirectory() && !NO_HAND_INS.has(entry.name))
    .flatMap(({ name }) => {
      const below = path.join(folder, name);
      return isProblem(name) ? handInsIn(below, root) : [handInAt(below, root)];
    });
}

function isProblem(name: string): boolean {
  return PROBLEM_NAMES.some((problem) => problem === name);
}

/** Chooses the program of a student: the only one, the whole folder if just one part has a main, or the newest. */
function handInAt(folder: string, root: string): HandIn {
  const name = path.relative(root, folder).split(path.sep).join("/");
  const programs = programsBelow(folder);
  const [only = folder] = programs;
  if (programs.length < 2) return { name, folder: only, others: [] };
  const mains = programs.filter(holdsMain);
  if (mains.length < 2) return { name, folder, others: [] };
  const [newest, ...others] = mains.sort((a, b) => newestIn(b) - newestIn(a) || byText(b, a));
  return {
    name,
    folder: newest!,
    others: others.map((each) => path.relative(folder, each).split(path.sep).join("/")).sort(byText),
  };
}

/** Finds the topmost folders with something to run, in one walk. */
function programsBelow(folder: string): string[] {
  return holdsProgram(folder) ? [folder] : foldersBelow(folder).flatMap(programsBelow);
}

/** The time of the last change of a file, in milliseconds. */
function newestIn(folder: string): number {
  return Math.max(
    0,
    ...ownFiles(folder).map(
      (name) => statSync(path.join(folder, name), { throwIfNoEntry: false })?.mtimeMs ?? 0,
    ),
    ...foldersBelow(folder).map(newestIn),
  );
}

/**
 * Tells if a folder is one program. Sources beside several folders with programs are refused: they would make one
 * submission of a class.
 */
function isOne(folder: string): boolean {
  if (!holdsProgram(folder)) return false;
  if (ownFiles(folder).includes(MANIFEST)) return true;
  const programs = programsBeside(folder);
  if (programs.length < 2) return true;
  const sources = firstOf(looseSources(folder));
  const others = firstOf(programs.map((each) => path.basename(each)));
  throw new ExpectedError(
    `${displayPath(folder)}: there are source files here (${sources}) and programs in ${others}. If this is a class, move the source files into a folder of their own. If it is one program, add a ${MANIFEST}`,
  );
}

function programsBeside(folder: string): string[] {
  return foldersBelow(folder).filter((each) => ownFiles(each).includes(MANIFEST) || holdsMain(each));
}

/** Finds the sources that lie beside the folders of a class: each is a hand-in of its own. */
export function looseHandIns(folder: string): string[] {
  if (ownFiles(folder).includes(MANIFEST) || programsBeside(folder).length < 2) return [];
  return ownFiles(folder).filter((name) => languageOf(name) !== undefined);
}

function holdsProgram(folder: string): boolean {
  return ownFiles(folder).some((name) => PROJECT_FILES.has(name)) || looseSources(folder).length > 0;
}

/** The sources that lie in a folder itself, and the folders for sources. */
function looseSources(folder: string): string[] {
  const files = ownFiles(folder).filter((name) => languageOf(name) !== undefined);
  const folders = entriesOf(folder).filter((entry) => entry.isDirectory());
  return [
    ...files,
    ...folders.map(({ name }) => name).filter((name) => SOURCE_FOLDERS.has(name.toLowerCase())),
  ];
}

function ownFiles(folder: string): string[] {
  return entriesOf(folder)
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .filter(isOwnFile);
}

function foldersBelow(folder: string): string[] {
  return entriesOf(folder)
    .filter((entry) => entry.isDirectory() && isSearched(entry.name))
    .map(({ name }) => path.join(folder, name));
}

/** Lists a folder; an unreadable one is empty here, and told when it is to be built. */
function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}

/** Names at most three, so that a reader knows which are meant. */
function firstOf(names: readonly string[]): string {
  const shown = names.toSorted(byText).slice(0, 3).map(printable);
  return `${shown.join(", ")}${names.length > shown.length ? " ..." : ""}`;
}

interface Wanted {
  readonly problem: ProblemName | undefined;
  readonly source: ManifestSource;
}

/** Reads a hand-in; undefined if it is the instructor's own and solves another problem than the one that is wanted. */
function readSubmission(handIn: HandIn, { problem: wanted, source }: Wanted): Submission | undefined {
  const { name, folder, others } = handIn;
  const known = { name, folder, manifest: {} };
  const versions: Notice[] =
    others.length > 0 ? [{ kind: "other-versions", others: others.map(printable) }] : [];
  const stated = problemOfFolder(folder) ?? wanted;
  const read = readManifest({ name, folder, problem: stated }, source);
  if ("broken" in read)
    return { ...known, problem: stated ?? problemFor(folder), kind: unclear(read.broken), notices: versions };
  const { manifest, ignored } = read;
  const problem = manifest.problem ?? stated ?? problemFor(folder);
  const notices = [...versions];
  if (ignored.length > 0) notices.push({ kind: "keys-ignored", keys: [...ignored] });
  if (wanted !== undefined && problem !== wanted) {
    if (source.trusted) return undefined;
    return { ...known, problem: wanted, kind: unclear({ kind: "other-problem", problem }), notices };
  }
  return { name, folder, problem, manifest, kind: detectSafely(folder, manifest), notices };
}

function unclear(finding: Unclear): SubmissionKind {
  return { kind: "unclear", finding };
}

/** @throws ExpectedError if nothing says which problem a program solves */
function problemFor(folder: string): ProblemName {
  const problem = problemOfFolder(folder);
  if (problem !== undefined) return problem;
  throw new ExpectedError(
    `${displayPath(folder)}: which problem does this program solve? Use --problem ${PROBLEM_NAMES.join(" or --problem ")}`,
  );
}

/** Detects the program; a folder that cannot be read costs its own row only. */
function detectSafely(folder: string, manifest: Manifest): SubmissionKind {
  try {
    return detectProgram(folder, manifest);
  } catch (error) {
    if (error instanceof SourcesTooLarge)
      return unclear({
        kind: "folder-too-large",
        mostBytes: MOST_SOURCE_BYTES,
        mostEntries: TAKING_LIMITS.entries,
      });
    const code = systemErrorCode(error);
    if (code === undefined) throw error;
    return unclear(isNameNotText(error) ? { kind: "name-not-text" } : { kind: "files-unreadable", code });
  }
}

/** A part of a name that is not UTF-8 is read as U+FFFD, and no file has that name. */
function isNameNotText(error: unknown): boolean {
  const { code, path: file } = error as NodeJS.ErrnoException;
  return code === "ENOENT" && file !== undefined && file.includes("\ufffd");
}

/** The nearest folder above that is named after a problem. */
export function problemOfFolder(folder: string): ProblemName | undefined {
  const parts = folder.split(path.sep).reverse();
  return parts.map((part) => PROBLEM_NAMES.find((name) => name === part)).find((name) => name !== undefined);
}
