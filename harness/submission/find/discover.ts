import { isUtf8 } from "node:buffer";
import { type Dirent, existsSync, readdirSync, statSync } from "node:fs";
import path from "node:path";
import { collect, ExpectedError, systemErrorCode } from "../../base/errors.ts";
import { displayPath } from "../../base/files.ts";
import { byText, printable } from "../../base/text.ts";
import { readYamlFile } from "../../base/yaml-file.ts";
import { PROBLEM_NAMES, type ProblemName } from "../../case/names.ts";
import type { Unclear } from "../../finding/index.ts";
import { type Manifest, manifestSchema } from "../manifest.ts";
import type { Submission, SubmissionKind } from "../submission.ts";
import { detectProgram, holdsMain } from "./detect.ts";
import { refuseMistakes } from "./mistakes.ts";
import { insteadOfSource, isArchive } from "./not-a-source.ts";
import { isOwnFile, isSearched, languageOf, MANIFEST } from "./sources.ts";

/** Folders in which sources are usually kept: the folder above is the submission. */
const SOURCE_FOLDERS = new Set(["src", "source", "lib", "app", "fontes", "codigo"]);

/**
 * The submissions in a folder: the folder itself if it holds a manifest or sources, or else those in the folders below.
 * A folder without anything to run is one, too: its author is not to vanish from the report. Ordered by name.
 *
 * @param problem the problem of those that do not name one and do not stand below a folder named after one; where it is
 *   given, submissions for another problem are left out
 * @throws ExpectedError with every mistake of every manifest, or if there is none at all
 */
export function discoverSubmissions(root: string, problem: ProblemName | undefined): Submission[] {
  const folder = folderAt(root);
  const folders = submissionFolders(folder);
  if (folders.length === 0)
    throw new ExpectedError(`${displayPath(folder)}: no submission was found${hintFor(folder)}`);
  const submissions = collect(folders, (each) => readSubmission(each, folder, problem));
  return submissions
    .filter((submission) => problem === undefined || submission.problem === problem)
    .sort((a, b) => byText(a.name, b.name));
}

/**
 * The program of a folder, as it is without a manifest.
 *
 * @throws ExpectedError if there are several
 */
export function bareSubmission(root: string, wanted: ProblemName | undefined): Submission {
  const folder = folderAt(root);
  const [only = folder, other] = submissionFolders(folder);
  if (other !== undefined)
    throw new ExpectedError(`${displayPath(folder)}: there are several programs. Give the folder of one`);
  return submissionOf({ folder: only, manifest: {}, problem: wanted ?? problemFor(only, wanted) }, folder);
}

/** @throws ExpectedError if there is no folder at the path */
function folderAt(root: string): string {
  const folder = path.resolve(root);
  const stat = statSync(folder, { throwIfNoEntry: false });
  if (!stat) throw new ExpectedError(`${displayPath(folder)}: no such folder`);
  if (stat.isDirectory()) return folder;
  const advice = isArchive(folder)
    ? "this is an archive. Unpack it and give the folder"
    : "this is a file. Give the folder that contains it";
  throw new ExpectedError(`${displayPath(folder)}: ${advice}`);
}

/** What may have been meant to be a submission. */
function hintFor(folder: string): string {
  const instead = insteadOfSource(ownFiles(folder));
  if (!instead) return "";
  const advice =
    instead.what === "archive" ? "is an archive. Unpack it" : "may be one. Remove .txt from its name";
  return `, but ${instead.file} ${advice}`;
}

/** The folders of the submissions in a folder. */
function submissionFolders(folder: string): string[] {
  return isSubmission(folder) ? [refuseStrays(folder)] : foldersBelow(folder).flatMap(submissionsIn);
}

/** A folder's submissions, at any depth; the folder itself if there is none. */
function submissionsIn(folder: string): string[] {
  if (isSubmission(folder)) return [folder];
  const below = foldersBelow(folder).flatMap((each) => (holdsSomething(each) ? submissionsIn(each) : []));
  return below.length > 0 ? below : [folder];
}

function isSubmission(folder: string): boolean {
  return ownFiles(folder).includes(MANIFEST) || looseSources(folder).length > 0;
}

/** The sources that lie in a folder itself, and the folders for sources. */
function looseSources(folder: string): string[] {
  const files = ownFiles(folder).filter((name) => languageOf(name) !== undefined);
  const folders = entriesOf(folder)
    .filter((entry) => entry.isDirectory())
    .map(nameOf);
  return [...files, ...folders.filter((name) => SOURCE_FOLDERS.has(name.toLowerCase()))];
}

function ownFiles(folder: string): string[] {
  return entriesOf(folder)
    .filter((entry) => entry.isFile())
    .map(nameOf)
    .filter(isOwnFile);
}

/** Whether a submission is there or below. */
function holdsSomething(folder: string): boolean {
  return isSubmission(folder) || foldersBelow(folder).some(holdsSomething);
}

function foldersBelow(folder: string): string[] {
  return entriesOf(folder)
    .filter((entry) => entry.isDirectory())
    .map(nameOf)
    .filter(isSearched)
    .map((name) => path.join(folder, name));
}

/** What a folder holds; nothing if it may not be read, which shows when it is to be built. */
function entriesOf(folder: string): Dirent<Buffer>[] {
  try {
    return readdirSync(folder, { withFileTypes: true, encoding: "buffer" });
  } catch {
    return [];
  }
}

/**
 * A name as text. In one that is no UTF-8, bytes beyond ASCII become lone surrogates, as in Python (PEP 383): two such
 * names stay two, and both are reported, though neither folder can be read.
 */
function nameOf({ name }: Dirent<Buffer>): string {
  if (isUtf8(name)) return name.toString("utf8");
  return Array.from(name, (byte) => String.fromCharCode(byte < 0x80 ? byte : 0xdc00 + byte)).join("");
}

/** A source file that lies about beside the folders of a class would make one submission of them all. */
function refuseStrays(folder: string): string {
  if (existsSync(path.join(folder, MANIFEST))) return folder;
  const programs = foldersBelow(folder).filter(
    (each) => existsSync(path.join(each, MANIFEST)) || holdsMain(each),
  );
  if (programs.length < 2) return folder;
  const sources = firstOf(looseSources(folder));
  const others = firstOf(programs.map((each) => path.basename(each)));
  throw new ExpectedError(
    `${displayPath(folder)}: there are source files here (${sources}) and programs in ${others}. If this is a class, move the source files into a folder of their own. If this is one program, add a ${MANIFEST}`,
  );
}

/** So many names that a reader knows which are meant. */
function firstOf(names: readonly string[]): string {
  const shown = names.toSorted(byText).slice(0, 3).map(printable);
  return `${shown.join(", ")}${names.length > shown.length ? " ..." : ""}`;
}

function readSubmission(folder: string, root: string, wanted: ProblemName | undefined): Submission {
  const manifestFile = path.join(folder, MANIFEST);
  const file = existsSync(manifestFile) ? readYamlFile(manifestFile, manifestSchema) : undefined;
  const manifest: Manifest = file?.value ?? {};
  const problem = manifest.problem ?? problemFor(folder, wanted);
  if (file) refuseMistakes({ file, folder, problem });
  return submissionOf({ folder, manifest, problem }, root);
}

/** The problem of a program that does not say. */
function problemFor(folder: string, wanted: ProblemName | undefined): ProblemName {
  const problem = problemOfFolder(folder) ?? wanted;
  if (problem !== undefined) return problem;
  throw new ExpectedError(
    `${displayPath(folder)}: which problem does this program solve? Use --problem ${PROBLEM_NAMES.join(" or --problem ")}`,
  );
}

function submissionOf(known: Pick<Submission, "folder" | "manifest" | "problem">, root: string): Submission {
  const { folder, manifest } = known;
  // A folder that is graded by itself is called by its own name.
  const name = path.relative(root, folder) || path.basename(folder);
  return { ...known, name: name.split(path.sep).join("/"), kind: detectSafely(folder, manifest) };
}

/** What cannot be read is a matter between the instructor and this folder; the others are graded. */
function detectSafely(folder: string, manifest: Manifest): SubmissionKind {
  try {
    return detectProgram(folder, manifest);
  } catch (error) {
    const code = systemErrorCode(error);
    if (code === undefined) throw error;
    const finding: Unclear = isNameNotText(error)
      ? { kind: "name-not-text" }
      : { kind: "files-unreadable", code };
    return { kind: "unclear", finding };
  }
}

/** What is no text in a name is read as U+FFFD, and no file has that name. */
function isNameNotText(error: unknown): boolean {
  const { code, path: file } = error as NodeJS.ErrnoException;
  return code === "ENOENT" && file !== undefined && file.includes("\ufffd");
}

/** The nearest folder above that is named after a problem. */
function problemOfFolder(folder: string): ProblemName | undefined {
  const parts = folder.split(path.sep).reverse();
  return parts.map((part) => PROBLEM_NAMES.find((name) => name === part)).find((name) => name !== undefined);
}
