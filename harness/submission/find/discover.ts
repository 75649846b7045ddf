import { statSync } from "node:fs";
import path from "node:path";
import { collectInTurns, ExpectedError, StoppedError, systemErrorCode } from "../../base/errors.ts";
import { displayPath } from "../../base/files.ts";
import { machineFaultOf } from "../../base/machine-fault.ts";
import { withClueTime } from "../../base/reading-time.ts";
import { NO_FOLDER, placed, say } from "../../base/sentence.ts";
import { byText, few, printable } from "../../base/text.ts";
import type { ProblemName } from "../../case/names.ts";
import type { Notice, Unclear } from "../../finding/index.ts";
import type { Manifest } from "../manifest.ts";
import type { Submission, SubmissionKind } from "../submission.ts";
import { type HandIn, handInAt, handInsIn, problemOfFolder, whichProblem } from "./folders.ts";
import { type ManifestSource, OWN_MANIFESTS, readManifest } from "./manifests.ts";
import { handInWith } from "./named-main.ts";
import { detectProgram } from "./shape/detect.ts";
import { isArchive, noSubmission, sourcesOfOthers } from "./shape/not-a-source.ts";
import { MOST_SOURCE_BYTES, MOST_SOURCES, SourcesTooLarge } from "./tree/sources.ts";
import { filesBelow, readTree, type Tree } from "./tree/tree.ts";

export interface DiscoveryOptions {
  readonly source?: ManifestSource;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Finds the submissions in a folder, ordered by name: the folder itself if it is one program, or else one for each folder
 * in it. A folder without a program is a submission, too: its author must not vanish from the report. Of several
 * programs in one folder the newest counts.
 *
 * @param problem the problem of those that do not name one and do not stand below a folder named after one
 * @throws ExpectedError with every mistake of every manifest of the instructor's, or if there is no submission at all
 */
export async function discoverSubmissions(
  root: string,
  problem: ProblemName | undefined,
  { source = OWN_MANIFESTS, signal }: DiscoveryOptions = {},
): Promise<Submission[]> {
  const folder = await readTree(folderAt(root), signal);
  const handIns = await handInsIn(folder, { problem, signal });
  if (handIns.length === 0)
    throw new ExpectedError(placed(displayPath(folder.path), noSubmission(folder.files)));
  return readAll(handIns, problem, { source, signal });
}

/**
 * Reads the submissions of a class whose hand-ins are known, ordered by name.
 *
 * @param places paths of the hand-ins below the folder
 * @throws ExpectedError with every mistake of every manifest of the instructor's
 */
export async function submissionsAt(
  folder: string,
  places: readonly string[],
  { problem, ...options }: DiscoveryOptions & { readonly problem: ProblemName | undefined },
): Promise<Submission[]> {
  const { signal } = options;
  const handIns: HandIn[] = [];
  for (const place of places)
    handIns.push(
      await handInAt(await readTree(path.join(folder, place), signal), folder, { problem, signal }),
    );
  return readAll(handIns, problem, options);
}

async function readAll(
  handIns: readonly HandIn[],
  problem: ProblemName | undefined,
  { source = OWN_MANIFESTS, signal }: DiscoveryOptions,
): Promise<Submission[]> {
  const submissions = await collectInTurns(handIns, (handIn) => {
    if (signal?.aborted) throw new StoppedError();
    return readSubmission(handIn, { problem, source });
  });
  return submissions.filter((submission) => submission !== undefined).sort((a, b) => byText(a.name, b.name));
}

/**
 * Resolves the path of a folder.
 *
 * @throws ExpectedError if there is none
 */
export function folderAt(root: string): string {
  const folder = path.resolve(root);
  const stat = statSync(folder, { throwIfNoEntry: false });
  if (!stat) throw new ExpectedError(placed(displayPath(folder), NO_FOLDER));
  if (stat.isDirectory()) return folder;
  const advice = isArchive(folder)
    ? say`this is an archive. Unpack it and give the folder`
    : say`this is a file. Give the folder that contains it`;
  throw new ExpectedError(placed(displayPath(folder), advice));
}

interface Wanted {
  readonly problem: ProblemName | undefined;
  readonly source: ManifestSource;
}

/** Reads a hand-in; undefined if it is the instructor's own and solves another problem than the one that is wanted. */
async function readSubmission(
  handIn: HandIn,
  { problem: wanted, source }: Wanted,
): Promise<Submission | undefined> {
  const { name, program } = handIn;
  const stated = problemOfFolder(program.path) ?? wanted;
  const programFolder = (main?: string) => handInWith(handIn, main).program.path;
  const read = readManifest({ name, folder: program.path, programFolder, problem: stated }, source);
  if ("broken" in read)
    return {
      name,
      folder: program.path,
      manifest: {},
      problem: stated ?? problemFor(program.path),
      kind: unclear(read.broken),
      notices: otherVersions(handIn),
    };
  const { manifest, ignored, isStudents = false } = read;
  const chosen = handInWith(handIn, manifest.main);
  const folder = chosen.program.path;
  const problem = manifest.problem ?? stated ?? problemFor(folder);
  const notices = otherVersions(chosen);
  if (ignored.length > 0) notices.push({ kind: "keys-ignored", keys: [...ignored] });
  if (wanted !== undefined && problem !== wanted) {
    if (source.trusted) return undefined;
    const kind = unclear({ kind: "other-problem", problem });
    return { name, folder, manifest: {}, problem: wanted, kind, notices };
  }
  const kind = await detectSafely(chosen.program, manifest);
  if (kind.kind === "program" && kind.aside)
    notices.push({ kind: "scripts-aside", files: few(kind.aside.map(printable)) });
  const unknown = kind.kind === "program" ? sourcesOfOthers(filesBelow(chosen.program)) : [];
  if (unknown.length > 0) notices.push({ kind: "other-languages", files: few(unknown.map(printable)) });
  if (kind.kind === "program" && kind.others) {
    const taken = printable(kind.program.main.path);
    const { paths, reason, by } = kind.others;
    const others = few(paths.map(printable));
    const why = reason && ({ newest: { isNewest: true }, marked: { isMarked: true } } as const)[reason];
    notices.push({
      kind: "other-mains",
      taken,
      ...why,
      ...(by !== undefined && { by: printable(by) }),
      others,
    });
  }
  return {
    name,
    folder,
    ...(chosen.inner !== undefined && { inner: chosen.inner }),
    problem,
    manifest,
    ...(isStudents && { manifestIsStudents: true }),
    kind,
    notices,
  };
}

function otherVersions({ versions }: HandIn): Notice[] {
  if (!versions) return [];
  const { graded, others, isTie, isAbout } = versions;
  return [
    {
      kind: "other-versions",
      graded: printable(graded),
      others: few(others.map(printable)),
      ...(isTie && { isTie: true }),
      ...(isAbout && { isAbout }),
    },
  ];
}

function unclear(finding: Unclear): SubmissionKind {
  return { kind: "unclear", finding };
}

/** @throws ExpectedError if nothing says which problem a program solves */
export function problemFor(folder: string): ProblemName {
  const problem = problemOfFolder(folder);
  if (problem !== undefined) return problem;
  throw new ExpectedError(placed(displayPath(folder), whichProblem()));
}

/** Detects the program; a folder that cannot be read costs its own row only. */
export async function detectSafely(program: Tree, manifest: Manifest): Promise<SubmissionKind> {
  try {
    return await withClueTime(async (time) => {
      const kind = await detectProgram(program, manifest);
      return time.isOver ? unclear({ kind: "reading-too-long", what: "sources" }) : kind;
    });
  } catch (error) {
    if (error instanceof SourcesTooLarge)
      return unclear({ kind: "sources-too-large", mostBytes: MOST_SOURCE_BYTES, mostFiles: MOST_SOURCES });
    const code = systemErrorCode(error);
    if (code === undefined || machineFaultOf(error)) throw error;
    return unclear(isNameNotText(error) ? { kind: "name-not-text" } : { kind: "files-unreadable", code });
  }
}

/** A part of a name that is not UTF-8 is read as U+FFFD, and no file has that name. */
function isNameNotText(error: unknown): boolean {
  const { code, path: file } = error as NodeJS.ErrnoException;
  return code === "ENOENT" && file !== undefined && file.includes("\ufffd");
}
