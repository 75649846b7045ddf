import type { Finding } from "../finding/index.ts";
import { sanitizerReport } from "../submission/build/sanitizer.ts";
import { findToolchain } from "../submission/build/toolchain.ts";
import { LANGUAGES } from "../submission/language/index.ts";
import type { Submission } from "../submission/submission.ts";
import { type Attempt, perform } from "./attempt.ts";
import { builderIn, prepare } from "./program.ts";
import type { Graded } from "./reporting.ts";
import type { FairPlace } from "./retry.ts";

/** A submission after its runs. */
export interface Consultation extends Pick<Graded, "submission" | "tried"> {
  /** A folder that the scratch has given, to build in. */
  readonly folder: string;
}

/**
 * Builds a program that crashed or answered wrongly once more, with its compiler's sanitizers, and runs it once more on
 * the first such case. What they report first is no judgement; where they are not to be had or report nothing, nothing
 * is said.
 */
export async function secondOpinion(
  { submission, tried, folder }: Consultation,
  place: FairPlace,
): Promise<Finding<"second-opinion"> | undefined> {
  const suspect = tried.find(({ attempt }) => isSuspect(attempt));
  const sanitized = suspect && (await withSanitizers(submission));
  if (!sanitized) return undefined;
  const { asked } = suspect;
  const builder = builderIn(folder, sanitized, place);
  const contestant = await prepare({ submission: sanitized, builder }, asked);
  if ("verdict" in contestant) return undefined;
  const outcome = await place.turns.shared(() => perform(contestant, asked, place));
  const report = outcome && sanitizerReport(outcome.stderr.bytes);
  return report && { kind: "second-opinion", case: asked.name, ...report };
}

function isSuspect({ verdict, finding }: Attempt): boolean {
  return verdict === "WA" || finding?.kind === "signal";
}

/** Undefined where the language has no sanitizers, and where commands of the submission's own build or run it. */
async function withSanitizers(submission: Submission): Promise<Submission | undefined> {
  const { kind, manifest } = submission;
  if (kind.kind !== "program" || manifest.build || manifest.run) return undefined;
  const language = LANGUAGES[kind.language];
  const search = await findToolchain(language);
  if (!language.sanitizers || !search.found) return undefined;
  const flags = language.sanitizers(search.toolchain.version);
  const build = language.plan(kind.program).build.map((command) => [...command, ...flags]);
  return { ...submission, manifest: { ...manifest, build } };
}
