import { excerpt } from "../base/text.ts";
import type { Case } from "../case/any-case.ts";
import { taskFor } from "../grade/task.ts";
import type { Clues } from "../problem/clues.ts";
import { PROBLEMS } from "../problem/index.ts";
import type { Adopting } from "../problem/problem.ts";
import type { Way } from "../problem/way.ts";
import { inEnglish } from "../report/catalogue/en/index.ts";
import type { Lab } from "../run/lab.ts";
import type { Submission } from "../submission/submission.ts";
import { cluesIn } from "./clues.ts";
import { readCode } from "./literals.ts";
import { reasonFor } from "./reason.ts";
import { type Result, share, tryManifest } from "./result.ts";
import { createSubject, isHeard, isRight, type Subject } from "./try.ts";
import { waysToAsk } from "./ways.ts";

/** What was found out of a program. */
export type Adoption =
  | (Result & { readonly kind: "adopted" })
  /** The reason is a sentence for the instructor. */
  | { readonly kind: "given-up"; readonly reason: string };

/**
 * Finds out how a program is asked and heard: reads clues in its sources, tries what they suggest on small cases and
 * keeps what brings the most right answers in one and the same way.
 *
 * @param submission a program without a manifest
 */
export async function adopt(submission: Submission, lab: Lab): Promise<Adoption> {
  const { kind } = submission;
  if (kind.kind === "unclear") return { kind: "given-up", reason: inEnglish(kind.finding) };
  if (kind.kind === "commands") throw new Error("a program to adopt has a manifest");
  const { adopting } = PROBLEMS[submission.problem];
  if (!adopting) return { kind: "given-up", reason: `programs for ${submission.problem} cannot be adopted` };
  return lab.scratch.within(async (folder) => {
    const subject = createSubject(submission, folder, lab);
    const built = await subject.buildFor({}, taskFor(adopting.cases[0]!, {}));
    if (built.kind !== "ready") return { kind: "given-up", reason: inEnglish(built.finding) };

    const clues = cluesIn(kind.program.sources.map(readCode));
    const { likely, guessed, open } = waysToAsk(submission.problem, clues);
    const search = { adopting, clues, subject };
    const results = await tryAll(likely, search);
    // Nothing speaks for a guess but that it makes things right.
    if (!results.some(isMostlyRight)) results.push(...(await tryAll(guessed, search)).filter(isMostlyRight));
    if (!results.some(isMostlyRight)) results.push(...(await tryAll(open, search)));
    const best = bestOf(results);
    if (!best || !isConvincing(best)) return { kind: "given-up", reason: reasonFor(results, clues) };
    return { kind: "adopted", ...withProgram(best, submission.problem, kind) };
  });
}

interface Search {
  readonly adopting: Adopting<Case>;
  readonly clues: Clues;
  readonly subject: Subject;
}

/** Tries ways one after the other, up to one that makes everything right. */
async function tryAll(ways: readonly Way[], { adopting, clues, subject }: Search): Promise<Result[]> {
  const results: Result[] = [];
  for (const candidate of ways.flatMap((way) => adopting.candidates(way, clues))) {
    const result = await tryManifest(candidate, subject);
    results.push(result);
    if (result.tries.length > 1 && share(result, isRight) === 1) break;
  }
  return results;
}

function isMostlyRight(result: Result): boolean {
  return share(result, isRight) > 0.5;
}

/** Right answers before mere answers; among equals the likelier way, which came first. */
function bestOf(results: readonly Result[]): Result | undefined {
  return results.toSorted(
    (a, b) => share(b, isRight) - share(a, isRight) || share(b, isHeard) - share(a, isHeard),
  )[0];
}

/**
 * Whether a program was understood: it answers, and not the same whatever it is asked, which could be a complaint; or it
 * makes tours that nobody told it where to begin.
 */
function isConvincing({ manifest, tries }: Result): boolean {
  const heard = tries.filter(isHeard);
  const outputs = new Set(heard.map(({ outcome }) => String((outcome.answerFile ?? outcome.stdout).bytes)));
  return outputs.size > 1 || (heard.length > 1 && manifest.fixed?.start !== undefined);
}

/** With what detection told of the program itself. */
function withProgram(
  { manifest, evidence, tries }: Result,
  problem: Submission["problem"],
  { language, program }: Extract<Submission["kind"], { kind: "program" }>,
): Result {
  const foreign = program.sources.find(({ utf8 }) => !utf8);
  return {
    manifest: { problem, language, ...(foreign && { encoding: "latin1" }), ...manifest },
    evidence: [
      { at: ["problem"], because: "the one that it was tried on" },
      { at: ["language"], because: `its main program is ${excerpt(program.main.path)}` },
      ...(foreign ? [{ at: ["encoding"], because: `${excerpt(foreign.path)} is no UTF-8` }] : []),
      ...evidence,
    ],
    tries,
  };
}
