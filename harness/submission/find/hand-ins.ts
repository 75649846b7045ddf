import { ExpectedError, StoppedError } from "../../base/errors.ts";
import { displayPath } from "../../base/files.ts";
import { inEach } from "../../base/sentence.ts";
import { printable } from "../../base/text.ts";
import type { ProblemName } from "../../case/names.ts";
import type { Notice } from "../../finding/index.ts";
import type { Submission } from "../submission.ts";
import { submissionsAt } from "./discover.ts";
import type { ManifestSource } from "./manifests.ts";
import { removeBeyondLimits } from "./tree/hand-in-limits.ts";
import { languageOf } from "./tree/sources.ts";
import type { LeftOut } from "./tree/take-in.ts";

/** Hand-ins of which it is known where they lie. */
export interface HandInRequest {
  /** A copy that nobody else can change. */
  readonly folder: string;
  /** Paths of the hand-ins below the folder, each directly in it or in a folder that is named after a problem. */
  readonly places: readonly string[];
  readonly problem: ProblemName | undefined;
  readonly manifests: ManifestSource;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Cuts hand-ins, each to the limits of one, and finds the submissions among them.
 *
 * @throws StoppedError
 * @throws ExpectedError with every mistake of every manifest of the instructor's
 */
export async function collectHandIns({
  folder,
  places,
  problem,
  manifests,
  signal,
}: HandInRequest): Promise<Submission[]> {
  const removed = new Map<string, readonly LeftOut[]>();
  for (const place of places) {
    if (signal?.aborted) throw new StoppedError();
    removed.set(place, removeBeyondLimits(folder, place));
  }
  const submissions = await submissionsAt(folder, places, { problem, source: manifests, signal });
  return submissions.map((submission) => withOmissions(submission, removed.get(submission.name) ?? []));
}

/** Makes an expected error name the folder that was copied: the path of its copy says nothing to anybody. */
export function namingTheOriginal(error: unknown, copy: string, original: string): unknown {
  if (!(error instanceof ExpectedError)) return error;
  const said = (text: string) => text.replaceAll(displayPath(copy), displayPath(original));
  return new ExpectedError(error.sentences.map((sentence) => inEach((locale) => said(sentence[locale]))));
}

function withOmissions(submission: Submission, leftOut: readonly LeftOut[]): Submission {
  const notice = noticeOf(leftOut);
  return notice ? { ...submission, notices: [...(submission.notices ?? []), notice] } : submission;
}

function noticeOf([first, ...others]: readonly LeftOut[]): Notice | undefined {
  return (
    first && { kind: "left-out", file: printable(first.path), reason: first.reason, others: others.length }
  );
}

/**
 * Leaves out folders without a source, or with headers only, beside the programs of one student: they hold data, and are no
 * hand-ins of their own. Of folders that are all such none is left out.
 */
export function withoutData(submissions: readonly Submission[]): readonly Submission[] {
  const programs = submissions.filter(({ kind }) => {
    if (kind.kind !== "unclear") return true;
    const { finding } = kind;
    if (finding.kind === "no-main") return finding.files.some((file) => languageOf(file) !== undefined);
    return finding.kind !== "no-source" || finding.instead !== undefined;
  });
  return programs.length > 0 ? programs : submissions;
}
