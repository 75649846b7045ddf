import { statSync } from "node:fs";
import path from "node:path";
import { printable } from "../base/text.ts";
import type { Notice } from "../finding/index.ts";
import { problemOfFolder } from "../submission/find/folders.ts";
import { collectHandIns, type HandInRequest, namingTheOriginal } from "../submission/find/hand-ins.ts";
import type { LeftOut } from "../submission/find/take-in.ts";
import { studentOfFolder } from "../submission/student.ts";
import type { Submission } from "../submission/submission.ts";
import { isArchiveName } from "./archive/index.ts";
import { byName, type FolderNamer } from "./arrange.ts";
import { isPacked } from "./entries.ts";
import { noticeLookAlikes } from "./look-alikes.ts";
import { type StagedHandIn, stageClass } from "./stage.ts";

/** A class: a folder or an archive of hand-ins, or of one. */
export interface ClassRequest extends HandInRequest {
  /** Names other than those of the students, which are then nowhere shown. */
  readonly nameOf?: FolderNamer | undefined;
}

export interface CollectedClass {
  /** Each with its student. */
  readonly submissions: readonly Submission[];
  /** Entries of the class that belong to no hand-in and were left out. */
  readonly leftOut: readonly LeftOut[];
}

/**
 * Collects the submissions of a class, however its platform packs them.
 *
 * @param to an empty folder for copies
 * @throws ExpectedError if the class cannot be read or holds no submission
 */
export async function collectClass(request: ClassRequest, to: string): Promise<CollectedClass> {
  const { root, nameOf, signal, except } = request;
  const source = path.resolve(root);
  const stat = statSync(source, { throwIfNoEntry: false });
  const isArchive = stat?.isFile() && isArchiveName(source);
  const isClass = stat?.isDirectory() && (nameOf !== undefined || (await isPacked(source)));
  if (!isArchive && !isClass) {
    const found = await collectHandIns(request, to);
    const submissions = found.map((each) => ({
      ...each,
      student: studentOfFolder(path.basename(each.name)),
    }));
    return { submissions: noticeLookAlikes(submissions), leftOut: [] };
  }
  const stage = await stageClass(
    { source, nameOf: nameOf ?? byName, signal, except },
    path.join(to, "stage"),
  );
  const staged = {
    ...request,
    root: stage.folder,
    problem: request.problem ?? problemOfFolder(source),
    except: undefined,
  };
  const submissions = await collectHandIns(staged, to).catch((error: unknown) => {
    throw namingTheOriginal(error, stage.folder, source);
  });
  const [only] = stage.handIns;
  const ofStudents = submissions.map((submission) => {
    const handIn = stage.handIns.find((each) => each.path === submission.name) ?? only!;
    const { student, time } = handIn;
    return { ...withClosed(submission, handIn), student, ...(time !== undefined && { handedIn: time }) };
  });
  return { submissions: noticeLookAlikes(ofStudents), leftOut: stage.leftOut };
}

/** Tells what was not unpacked; an archive that holds the whole hand-in is the reason why nothing can be run. */
function withClosed(submission: Submission, { leftOut, closed }: StagedHandIn): Submission {
  const { kind, notices = [] } = submission;
  const isMissing = kind.kind === "unclear" && kind.finding.kind === "no-source";
  const archives = closed.map(({ file, fault }) => ({ file: printable(file), fault }));
  const [whole] = isMissing ? archives : [];
  const [first, ...others] = leftOut;
  const added: Notice[] = archives
    .filter((each) => each !== whole)
    .map((each) => ({ kind: "archive-left-out", ...each }));
  if (first)
    added.unshift({
      kind: "left-out",
      file: printable(first.path),
      reason: first.reason,
      others: others.length,
    });
  return {
    ...submission,
    ...(whole && { kind: { kind: "unclear", finding: { kind: "archive-closed", ...whole } } }),
    ...(added.length > 0 && { notices: [...notices, ...added] }),
  };
}
