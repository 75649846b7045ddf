import type { Case } from "../case/any-case.ts";
import { contractOf } from "../problem/index.ts";
import { makeFolderIn } from "../run/scratch.ts";
import { type Build, build } from "../submission/build/build.ts";
import type { Submission } from "../submission/submission.ts";
import type { Attempt, Contestant } from "./attempt.ts";
import { type Builder, createBuilder } from "./builder.ts";
import { refusalOf } from "./delivery.ts";
import { type FairPlace, ownFault } from "./retry.ts";

/** A submission, and what builds it when it is wanted. */
export interface BuiltProgram {
  readonly submission: Submission;
  readonly builder: Builder;
}

/** Builds a submission below a folder that the scratch has given, in its turns. */
export function builderIn(folder: string, submission: Submission, place: FairPlace): Builder {
  const { scratch, isolation, signal, turns } = place;
  const buildThere = async (filled: Submission) =>
    build(filled, { folder: await makeFolderIn(folder), sharedHome: scratch.home, isolation, signal });
  return createBuilder(submission, (filled) =>
    turns
      .shared(() => buildThere(filled))
      .catch((error): Build => ({ kind: "failed", finding: ownFault(error) })),
  );
}

/** A program as it is put to a case, or what it earns without a run. */
export async function prepare(
  { submission, builder }: BuiltProgram,
  asked: Case,
): Promise<Contestant | Attempt> {
  const refusal = refusalOf(contractOf(asked), submission.manifest);
  if (refusal) return { verdict: "SK", finding: refusal };
  const built = await builder.buildFor(asked);
  switch (built.kind) {
    case "skipped":
      return { verdict: "SK", finding: built.finding };
    case "failed":
      return { verdict: built.finding.kind === "stopped" ? "SK" : "JE", finding: built.finding };
    case "compile-error":
      return { verdict: "CE", finding: built.finding };
    case "ready": {
      const { manifest, kind } = submission;
      const sources = kind.kind === "program" ? kind.program.sources : undefined;
      return { executable: built.executable, manifest, sources };
    }
  }
}
