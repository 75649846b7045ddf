import type { Finding } from "../finding/index.ts";
import type { Attempt } from "../finding/ruling.ts";
import type { Tried } from "../problem/tried.ts";
import type { Lab } from "../run/lab.ts";
import { sanitizerReport } from "../submission/build/sanitizer.ts";
import { findToolchain } from "../submission/build/toolchain.ts";
import { LANGUAGES } from "../submission/language/index.ts";
import type { Submission } from "../submission/submission.ts";
import { builderIn, prepare } from "./program.ts";
import { runTask } from "./run-task.ts";
import { taskFor } from "./task.ts";

interface Consultation {
  readonly submission: Submission;
  readonly tried: readonly Tried[];
  /** Folder to build in, from the lab's scratch. */
  readonly folder: string;
}

/**
 * Builds a program that crashed or answered wrongly again, with the sanitizers of its compiler, and runs it
 * on the first such case. The first report of the sanitizers is a hint and changes no verdict. Undefined
 * without sanitizers or without a report.
 */
export async function secondOpinion(
  { submission, tried, folder }: Consultation,
  lab: Lab,
): Promise<Finding<"second-opinion"> | undefined> {
  const suspect = tried.find(isSuspect);
  const sanitized = suspect && (await withSanitizers(submission));
  if (!sanitized) return undefined;
  const { asked } = suspect;
  const task = taskFor(asked, sanitized.manifest);
  const runnable = await prepare(builderIn(folder, sanitized, lab), task);
  if ("verdict" in runnable) return undefined;
  const outcome = await lab.slots.shared(() => runTask(runnable, task, lab));
  const report = outcome && sanitizerReport(outcome.stderr.bytes);
  return report && { kind: "second-opinion", case: asked.name, ...report };
}

function isSuspect({ verdict, finding }: Attempt): boolean {
  return verdict === "WA" || finding?.kind === "signal";
}

/** Adds sanitizer flags; undefined if the language has none, or if the submission has its own commands. */
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
