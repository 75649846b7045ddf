import { isDeepStrictEqual } from "node:util";
import type { Finding } from "../../finding/index.ts";
import type { Attempt } from "../../finding/ruling.ts";
import type { Lab } from "../../run/lab.ts";
import { unpackOutcome } from "../../run/packed.ts";
import { sanitizerReport } from "../../submission/build/sanitizer.ts";
import { LANGUAGES } from "../../submission/language/index.ts";
import type { Submission } from "../../submission/submission.ts";
import { type KeptRuns, type Memory, programRuns } from "../store/program-runs.ts";
import { judge } from "../task/judge.ts";
import type { Task } from "../task/task.ts";

interface Consultation {
  readonly submission: Submission;
  readonly tried: readonly { readonly task: Task; readonly attempt: Attempt }[];
  /** Folder to build in, from the lab's scratch. */
  readonly folder: string;
  readonly memory?: Memory<KeptRuns> | undefined;
}

/**
 * Builds a program that crashed, be it after its answer, or that answered wrongly again, with the sanitizers of its compiler, and runs it
 * on the first such case. The first report of the sanitizers is a hint and changes no verdict. A sum that overflows
 * is a cause only if the checked program answers otherwise; memory that is not there may be one in any case.
 * Undefined without sanitizers or without a report.
 */
export async function secondOpinion(
  { submission, tried, ...place }: Consultation,
  lab: Lab,
): Promise<Finding<"second-opinion" | "also-found"> | undefined> {
  const found = tried.find(({ attempt }) => isSuspect(attempt));
  if (!found) return undefined;
  const { task, attempt: suspect } = found;
  const sanitized = withSanitizers(submission);
  const run = sanitized && (await programRuns(sanitized, place, lab).run(task));
  if (run?.kind !== "ran") return undefined;
  const outcome = unpackOutcome(run.outcome);
  const report = sanitizerReport(outcome.stderr.bytes);
  if (!report) return undefined;
  const { verdict, finding } = judge(task, outcome);
  const isSame = verdict === suspect.verdict && isDeepStrictEqual(finding, suspect.finding);
  const isCause = !isSame || suspect.verdict !== "WA" || ABOUT_MEMORY.test(report.quote);
  return { kind: isCause ? "second-opinion" : "also-found", case: task.asked.name, ...report };
}

/** Reports of squares beyond an array and the like: an answer that stays the same does not clear them. */
const ABOUT_MEMORY = /out of bounds|null pointer|insufficient space|^(?:Index|Substring|Array bound)/;

function isSuspect(attempt: Attempt): boolean {
  return attempt.verdict === "WA" || isCrash(attempt);
}

/** Tests if a program was ended by a signal, be it after a complete answer. */
export function isCrash({ finding, note }: Attempt): boolean {
  return finding?.kind === "signal" || note?.kind === "signal-forgiven";
}

/**
 * Builds with sanitizers what is built in the same way but for them. Undefined if the language has none, or if the submission has
 * its own commands.
 */
function withSanitizers(submission: Submission): Submission | undefined {
  const { kind, manifest } = submission;
  if (kind.kind !== "program" || manifest.build || manifest.run) return undefined;
  return LANGUAGES[kind.language].sanitizers && { ...submission, isSanitized: true };
}
