import { clueOr } from "../base/reading-time.ts";
import type { Adopt, Proposal } from "../grade/asking/input-mode.ts";
import { scaled } from "../grade/task/calibration.ts";
import { dependencyIn, missingDependency } from "../grade/task/missing-dependency.ts";
import type { Manifest } from "../submission/manifest.ts";
import type { Submission } from "../submission/submission.ts";
import { type Adoption, adoptProgram } from "./adopt-program.ts";
import { allowanceOf } from "./attempt/allowance.ts";
import { isHeard, isRight, rejudged } from "./attempt/try.ts";
import { readCode } from "./source/literals.ts";
import { statedIn } from "./source/usage.ts";
import { isProven } from "./strategy/proof.ts";

/** A class waits for the end of a grading, so little is tried: the contract, and twelve others. */
const HURRIED = { ways: 13, cpuMs: 20_000, wallMs: 60_000 };

/** Finds what kept a way from being found: a fault of ours, or something that the program needs and that is not here. */
function hindranceIn(adoption: Adoption): Pick<Proposal, "fault" | "inNeed"> {
  const results = adoption.kind === "given-up" ? adoption.results : [adoption];
  const tries = results.flatMap((each) => each.tries);
  const failed = tries.find(({ ruling }) => ruling.verdict === "JE");
  if (failed?.ruling.finding) return { fault: failed.ruling.finding };
  const needing = tries.some(isHeard)
    ? undefined
    : tries.find(({ outcome, ruling }) => (outcome ? dependencyIn(outcome) : missingDependency(ruling)));
  return needing ? { inNeed: needing.ruling } : {};
}

/** Tests if a source says that its program wants an argument that is neither a size nor a start. */
function statesOtherArguments({ kind }: Submission): boolean {
  if (kind.kind !== "program") return false;
  const { sources } = kind.program;
  const stated = clueOr([], () => sources.flatMap((source) => statedIn(readCode(source))));
  return stated.some((argument) => argument.kind === undefined);
}

/** Finds out how a program wants to be asked. Its sources are never edited, and a way counts only if it is proven. */
export const adoptWhileGrading: Adopt = async (submission, program, probed) => {
  if (probed === "mostly" && !statesOtherArguments(submission)) return { ways: 0 };
  const { timeFactor = 1, share = 1 } = program;
  const allowance = allowanceOf(scaled(HURRIED, timeFactor * share));
  const adoption = await adoptProgram(submission, { program, allowance, mayEdit: false });
  const { ways } = allowance;
  if (adoption.kind === "given-up" || !isProven(adoption)) return { ways, ...hindranceIn(adoption) };
  const { manifest, tries, evidence } = adoption;
  const isMadeUp = evidence.some((each) => each.isMadeUp);
  const rightBy = (declared: Manifest) => rejudged(tries, declared).filter(isRight).length;
  return { ways, found: { manifest, cases: tries.length, rightBy, ...(isMadeUp && { isMadeUp }) } };
};
