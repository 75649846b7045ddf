import { mkdir, rename } from "node:fs/promises";
import path from "node:path";
import { ExpectedError } from "../../base/errors.ts";
import { displayPath } from "../../base/files.ts";
import { inEach } from "../../base/sentence.ts";
import { printable } from "../../base/text.ts";
import type { ProblemName } from "../../case/names.ts";
import type { Notice } from "../../finding/index.ts";
import type { Submission } from "../submission.ts";
import { discoverSubmissions, folderAt } from "./discover.ts";
import { looseHandIns, problemOfFolder } from "./folders.ts";
import type { ManifestSource } from "./manifests.ts";
import { type LeftOut, type Omissions, takeIn } from "./take-in.ts";
import { readTree } from "./tree.ts";

/** A folder of hand-ins, or of one. */
export interface HandInRequest {
  readonly root: string;
  readonly problem: ProblemName | undefined;
  readonly manifests: ManifestSource;
  readonly signal?: AbortSignal | undefined;
  /** The folder of the report, which may lie among the hand-ins. */
  readonly except?: string | undefined;
}

/**
 * Copies hand-ins and finds the submissions in the copy; the students' own files are not looked at again.
 *
 * @param to an empty folder for the copy
 * @throws ExpectedError if the folder cannot be read or holds no submission
 */
export async function collectHandIns(
  { root, problem, manifests, signal, except }: HandInRequest,
  to: string,
): Promise<Submission[]> {
  const folder = folderAt(root);
  const copy = path.join(to, path.basename(folder));
  const omissions = await takeIn(folder, copy, { signal, except });
  for (const name of await looseHandIns(await readTree(copy, signal))) await giveFolder(copy, name);
  try {
    const wanted = problem ?? problemOfFolder(folder);
    const submissions = await discoverSubmissions(copy, wanted, { source: manifests, signal });
    return submissions.map((submission) => withOmissions(submission, omissions));
  } catch (error) {
    throw namingTheOriginal(error, copy, folder);
  }
}

/** Makes an expected error name the folder that was copied: the path of its copy says nothing to anybody. */
export function namingTheOriginal(error: unknown, copy: string, original: string): unknown {
  if (!(error instanceof ExpectedError)) return error;
  const said = (text: string) => text.replaceAll(displayPath(copy), displayPath(original));
  return new ExpectedError(error.sentences.map((sentence) => inEach((locale) => said(sentence[locale]))));
}

/** Moves a loose source into a folder of its own name. */
async function giveFolder(copy: string, name: string): Promise<void> {
  const place = path.join(copy, name);
  const aside = path.join(path.dirname(copy), "loose-source");
  await rename(place, aside);
  await mkdir(place);
  await rename(aside, path.join(place, name));
}

function withOmissions(submission: Submission, omissions: Omissions): Submission {
  const leftOut = [...(omissions.get("") ?? []), ...(omissions.get(submission.name) ?? [])].filter(
    ({ path: place }) => `${place}/`.startsWith(`${submission.name}/`) || !omissions.has(submission.name),
  );
  const notice = noticeOf(leftOut);
  return notice ? { ...submission, notices: [...(submission.notices ?? []), notice] } : submission;
}

function noticeOf([first, ...others]: readonly LeftOut[]): Notice | undefined {
  return (
    first && { kind: "left-out", file: printable(first.path), reason: first.reason, others: others.length }
  );
}

/**
 * Leaves out folders without a source beside the programs of one student: they hold data, and are no hand-ins of their own. Of
 * folders that are all such none is left out.
 */
export function withoutData(submissions: readonly Submission[]): readonly Submission[] {
  const programs = submissions.filter(({ kind }) => {
    const isData = kind.kind === "unclear" && kind.finding.kind === "no-source" && !kind.finding.instead;
    return !isData;
  });
  return programs.length > 0 ? programs : submissions;
}
