import { mkdtempSync } from "node:fs";
import path from "node:path";
import { ExpectedError } from "../../base/errors.ts";
import { type Sentence, say } from "../../base/sentence.ts";
import { printable } from "../../base/text.ts";
import type { VersionChooser } from "../../class/late/choice.ts";
import { collectClass } from "../../class/reading/collect.ts";
import { readAs } from "../../class/reading/read-as.ts";
import type { FolderNamer } from "../../class/who/names.ts";
import type { ChosenManifest } from "../../grade/store/desk-lines.ts";
import type { ResultSource } from "../../grade/store/history.ts";
import type { Scratch } from "../../run/scratch/scratch.ts";
import { problemOfFolder } from "../../submission/find/folders.ts";
import type { Submission } from "../../submission/submission.ts";
import { saying } from "../console/activity.ts";
import type { Io } from "../console/console.ts";
import { BUNDLED_SUBMISSIONS } from "./given-folders.ts";
import { type CaseRequest, onlyProblemOf } from "./session-cases.ts";

/** Says how the folders of hand-ins are read. */
export interface HandInRequest extends Pick<CaseRequest, "options" | "caseFiles"> {
  /** True if the manifests in the folders count as the instructor's. */
  readonly ownManifests?: boolean;
  /** A folder of the instructor's manifests. */
  readonly manifests?: string | undefined;
  /** Keys of manifests that the instructor has chosen by a command. */
  readonly chosen?: readonly ChosenManifest[];
  /** The main file of the only program. */
  readonly main?: string | undefined;
  /** The folder of the report. */
  readonly out?: string | undefined;
  /** Names for submissions in place of those of their students. */
  readonly nameOf?: FolderNamer | undefined;
  /** Chooses which versions of a hand-in are graded. */
  readonly versions?: VersionChooser | undefined;
  /** Counts the names that are those of students of the class. */
  readonly knows?: ((names: readonly string[]) => number) | undefined;
  /** The user's word on folders with several programs: each is a section of the class. */
  readonly sections?: boolean | undefined;
}

/** A submission, and the place that it was copied from. */
interface FoundSubmission {
  readonly submission: Submission;
  readonly source: ResultSource;
}

export const NOBODYS_ENTRY: Sentence = say`this entry was left out, and belongs to no hand-in`;

export const READING: Sentence = say`reading the hand-ins`;
interface Surroundings {
  readonly scratch: Scratch;
  readonly signal?: AbortSignal | undefined;
  readonly io: Io;
}

/** Collects the submissions of folders and archives, or all mistakes. */
export function collectFrom(
  folders: readonly string[],
  request: HandInRequest,
  surroundings: Surroundings,
): Promise<FoundSubmission[]> {
  return saying(READING, surroundings.io, (print) =>
    collectAndTell(folders, request, { ...surroundings, print }),
  );
}

async function collectAndTell(
  folders: readonly string[],
  {
    options: { problem },
    caseFiles,
    ownManifests = false,
    manifests: folder,
    chosen,
    main,
    out,
    ...reading
  }: HandInRequest,
  { scratch, signal, io, print }: Surroundings & { readonly print: (text: string) => void },
): Promise<FoundSubmission[]> {
  const except = out && path.resolve(out);
  const found: FoundSubmission[] = [];
  const mistakes: Sentence[] = [];
  const ofCases = problem === undefined ? onlyProblemOf(caseFiles) : undefined;
  for (const root of folders) {
    const to = mkdtempSync(path.join(scratch.home, "hand-ins-"));
    const samples = isBundled(root);
    const manifests = { trusted: ownManifests || samples, folder };
    const source: ResultSource = {
      root: path.resolve(root),
      ...(folder !== undefined && { manifests: path.resolve(folder) }),
      ...(samples && { samples }),
    };
    try {
      const wanted = problem ?? problemOfFolder(path.resolve(root)) ?? ofCases;
      const { nameOf, versions, knows, sections } = reading;
      const how = { nameOf, versions, knows, sections };
      const request = { root, problem: wanted, manifests, chosen, main, signal, except, ...how };
      const collected = await collectClass(request, to);
      const { submissions, leftOut } = collected;
      if (collected.platforms.size > 0 || collected.sections.length > 0)
        print(readAs({ ...collected, handIns: submissions })[io.locale]);
      found.push(...submissions.map((submission) => ({ submission, source })));
      for (const { path: file } of leftOut) print(`${printable(file)}: ${NOBODYS_ENTRY[io.locale]}`);
    } catch (error) {
      if (!(error instanceof ExpectedError)) throw error;
      mistakes.push(...error.sentences);
    }
  }
  if (mistakes.length > 0) throw new ExpectedError(mistakes);
  return found;
}

/** Tells if a folder is one of ours: its manifests are the instructor's. */
function isBundled(root: string): boolean {
  const relative = path.relative(BUNDLED_SUBMISSIONS, path.resolve(root));
  return !relative.startsWith("..") && !path.isAbsolute(relative);
}
