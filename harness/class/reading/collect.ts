import path from "node:path";
import { ExpectedError } from "../../base/errors.ts";
import { displayPath } from "../../base/files.ts";
import { placed, type Sentence, say } from "../../base/sentence.ts";
import { printable } from "../../base/text.ts";
import type { ProblemName } from "../../case/names.ts";
import type { Notice } from "../../finding/index.ts";
import type { ChosenManifest } from "../../grade/store/desk-lines.ts";
import { problemOfFolder } from "../../submission/find/folders.ts";
import { collectHandIns, namingTheOriginal } from "../../submission/find/hand-ins.ts";
import type { ManifestSource } from "../../submission/find/manifests.ts";
import type { Manifest } from "../../submission/manifest.ts";
import { withoutVersion } from "../../submission/student.ts";
import type { Submission } from "../../submission/submission.ts";
import { indexBy } from "../who/folded.ts";
import type { HandIn } from "./arrange.ts";
import { type ReadOut, readOut } from "./document/read-out.ts";
import { type Expansion, expand } from "./expand.ts";
import { type LaidOutClass, type LayOutRequest, layOut } from "./lay-out.ts";
import { noticeLookAlikes } from "./look-alikes.ts";

/** A class: a folder or an archive of hand-ins, or of one. */
export interface ClassRequest extends LayOutRequest {
  readonly problem: ProblemName | undefined;
  readonly manifests: Omit<ManifestSource, "chosen">;
  /** Keys of manifests that the instructor has chosen, the oldest first. */
  readonly chosen?: readonly ChosenManifest[] | undefined;
  /** The main file of the only hand-in. */
  readonly main?: string | undefined;
}

export interface CollectedClass extends Pick<LaidOutClass, "source" | "platforms" | "sections" | "leftOut"> {
  /** Each with its student. */
  readonly submissions: readonly Submission[];
}

/** A hand-in with what was not unpacked of it, and what was read out of its documents. */
interface StagedHandIn extends HandIn, Expansion {
  readonly read: ReadOut;
}

/**
 * Collects the submissions of a class, however its platform packs them.
 *
 * @param to an empty folder for copies
 * @throws ExpectedError if the class cannot be read, holds no submission, or can be read in two ways
 */
export async function collectClass(request: ClassRequest, to: string): Promise<CollectedClass> {
  const { problem, signal, chosen = [], main } = request;
  const { source, folder, handIns, ...read } = await layOut(request, to);
  const staged = new Map<string, StagedHandIn>();
  for (const handIn of handIns) {
    const { leftOut, closed } = await expand(path.join(folder, handIn.path), signal);
    // Where an archive stays closed, the program is rather in that than in what a report quotes.
    const read = closed.length > 0 ? { notices: [] } : await readOut(path.join(folder, handIn.path), signal);
    staged.set(handIn.path, { ...handIn, leftOut: [...handIn.leftOut, ...leftOut], closed, read });
  }
  const places = handIns.map((each) => each.path);
  const wanted = problem ?? problemOfFolder(source);
  if (main !== undefined && handIns.length !== 1)
    throw new ExpectedError(placed(displayPath(path.join(source, main)), AMONG_OTHERS));
  const keys: ReadonlyMap<string, Manifest> =
    main === undefined ? chosenFor(handIns, chosen, wanted) : new Map([[handIns[0]!.path, { main }]]);
  const asRead = Array.from(keys, ([place, own]) => [place, ofSource(own, staged.get(place)!.read)] as const);
  const manifests = { ...request.manifests, chosen: new Map(asRead) };
  const found = collectHandIns({ folder, places, problem: wanted, manifests, signal });
  const submissions = await found.catch((error: unknown) => {
    throw namingTheOriginal(error, folder, source);
  });
  const ofStudents = submissions.map((submission) => {
    const handIn = staged.get(submission.name)!;
    const { student, handedIn, isMarkedLate } = handIn;
    return {
      ...withFound(submission, handIn),
      student,
      ...(handedIn !== undefined && { handedIn }),
      ...(isMarkedLate && { isMarkedLate }),
    };
  });
  return { ...read, source, submissions: noticeLookAlikes(ofStudents) };
}

const AMONG_OTHERS: Sentence = say`there are other programs in this folder. Put this one into a folder of its own, and give that`;

/** Names the source that was read out of a notebook, where that is named as the main file. */
function ofSource(manifest: Manifest, { notices }: ReadOut): Manifest {
  const read = notices.find((each) => each.kind === "read-out" && each.file === manifest.main);
  if (read?.kind !== "read-out") return manifest;
  return { ...manifest, main: path.posix.join(path.posix.dirname(read.file), read.as[0]!) };
}

/** Finds the keys that are chosen for each hand-in, by its path. */
function chosenFor(
  handIns: readonly HandIn[],
  chosen: readonly ChosenManifest[],
  wanted: ProblemName | undefined,
): ReadonlyMap<string, Manifest> {
  const byStudent = indexBy(chosen, ({ student, problem }) => [`${problem}/${student}`]);
  return new Map(
    handIns.flatMap(({ path: place, student, problem = wanted }) => {
      const own = byStudent.get(`${problem}/${withoutVersion(student).key}`) ?? [];
      return own.length > 0 ? [[place, Object.assign({}, ...own.map(({ keys }) => keys))] as const] : [];
    }),
  );
}

/**
 * Tells what was not unpacked, and what was read out of documents; an archive or a notebook that holds the whole hand-in is the reason
 * why nothing can be run.
 */
function withFound(submission: Submission, { leftOut, closed, read, ...handIn }: StagedHandIn): Submission {
  const { kind, notices = [] } = submission;
  const isMissing = kind.kind === "unclear" && kind.finding.kind === "no-source";
  const archives = closed.map(({ file, fault }) => ({ file: printable(file), fault }));
  const [whole] = isMissing ? archives : [];
  const [first, ...others] = leftOut;
  const added: Notice[] = archives
    .filter((each) => each !== whole)
    .map((each) => ({ kind: "archive-left-out", ...each }));
  added.push(...read.notices);
  const reason = whole ? ({ kind: "archive-closed", ...whole } as const) : isMissing ? read.fault : undefined;
  const { handedIn = "", newerIsLate } = handIn;
  if (newerIsLate !== undefined) added.push({ kind: "newer-is-late", graded: handedIn, late: newerIsLate });
  if (first)
    added.unshift({
      kind: "left-out",
      file: printable(first.path),
      reason: first.reason,
      others: others.length,
    });
  return {
    ...submission,
    ...(reason && { kind: { kind: "unclear", finding: reason } }),
    ...(read.from !== undefined && { readOutOf: read.from }),
    ...(added.length > 0 && { notices: [...notices, ...added] }),
  };
}
