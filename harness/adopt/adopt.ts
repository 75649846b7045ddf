import type { AttemptPlace } from "../attempt.ts";
import { inEnglish } from "../report/catalogue/en/index.ts";
import type { Submission } from "../submission/submission.ts";
import { excerpt } from "../text.ts";
import { candidatesFor } from "./candidate.ts";
import { type Clues, cluesIn } from "./clues.ts";
import { type Hearing, hear, share } from "./hearing.ts";
import { readCode } from "./literals.ts";
import { reasonFor } from "./reason.ts";
import { type Bench, createBench, isHeard, isRight } from "./trial.ts";
import { TRIALS } from "./trial-cases.ts";
import { waysToAsk } from "./ways/index.ts";
import type { Way } from "./ways/way.ts";

/** What was found out of a program. */
export type Adoption =
  | (Hearing & { readonly kind: "adopted" })
  /** The reason is a sentence for the instructor. */
  | { readonly kind: "given-up"; readonly reason: string };

/**
 * Finds out how a program is asked and heard: reads clues in its sources, tries what they suggest on small cases and
 * keeps what brings the most right answers in one and the same way.
 *
 * @param submission a program without a manifest
 */
export async function adopt(submission: Submission, place: AttemptPlace): Promise<Adoption> {
  const { kind } = submission;
  if (kind.kind === "unclear") return { kind: "given-up", reason: inEnglish(kind.finding) };
  if (kind.kind === "commands") throw new Error("the program already has a manifest");
  return place.scratch.within(async (folder) => {
    const bench = createBench(submission, place, folder);
    const built = await bench.buildFor({}, TRIALS[submission.problem][0]!);
    if (built.kind !== "ready") return { kind: "given-up", reason: inEnglish(built.finding) };

    const clues = cluesIn(kind.program.sources.map(readCode));
    const { likely, guessed, open } = waysToAsk(submission.problem, clues);
    const search = { submission, clues, bench };
    const hearings = await hearAll(likely, search);
    // Nothing speaks for a guess but that it makes things right.
    if (!hearings.some(isMostlyRight))
      hearings.push(...(await hearAll(guessed, search)).filter(isMostlyRight));
    if (!hearings.some(isMostlyRight)) hearings.push(...(await hearAll(open, search)));
    const best = bestOf(hearings);
    if (!best || !isConvincing(best)) return { kind: "given-up", reason: reasonFor(hearings, clues) };
    return { kind: "adopted", ...withProgram(best, submission.problem, kind) };
  });
}

interface Search {
  readonly submission: Submission;
  readonly clues: Clues;
  readonly bench: Bench;
}

/** Tries ways one after the other, up to one that makes everything right. */
async function hearAll(ways: readonly Way[], { submission, clues, bench }: Search): Promise<Hearing[]> {
  const hearings: Hearing[] = [];
  for (const candidate of ways.flatMap((way) => candidatesFor(way, submission.problem, clues))) {
    const hearing = await hear(candidate, bench);
    hearings.push(hearing);
    if (hearing.trials.length > 1 && share(hearing, isRight) === 1) break;
  }
  return hearings;
}

function isMostlyRight(hearing: Hearing): boolean {
  return share(hearing, isRight) > 0.5;
}

/** Right answers before mere answers; among equals the likelier way, which came first. */
function bestOf(hearings: readonly Hearing[]): Hearing | undefined {
  return hearings.toSorted(
    (a, b) => share(b, isRight) - share(a, isRight) || share(b, isHeard) - share(a, isHeard),
  )[0];
}

/**
 * Whether a program was understood: it answers, and not the same whatever it is asked, which could be a complaint; or it
 * makes tours that nobody told it where to begin.
 */
function isConvincing({ manifest, trials }: Hearing): boolean {
  const heard = trials.filter(isHeard);
  const outputs = new Set(heard.map(({ outcome }) => String((outcome.answerFile ?? outcome.stdout).bytes)));
  return outputs.size > 1 || (heard.length > 1 && manifest.fixed?.start !== undefined);
}

/** With what detection told of the program itself. */
function withProgram(
  { manifest, evidence, trials }: Hearing,
  problem: Submission["problem"],
  { language, program }: Extract<Submission["kind"], { kind: "program" }>,
): Hearing {
  const foreign = program.sources.find(({ utf8 }) => !utf8);
  return {
    manifest: { problem, language, ...(foreign && { encoding: "latin1" }), ...manifest },
    evidence: [
      { at: ["problem"], because: "the problem that it was tried on" },
      { at: ["language"], because: `its main program is ${excerpt(program.main.path)}` },
      ...(foreign ? [{ at: ["encoding"], because: `${excerpt(foreign.path)} is not UTF-8` }] : []),
      ...evidence,
    ],
    trials,
  };
}
