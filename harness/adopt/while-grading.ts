import type { Adopt } from "../grade/own-way.ts";
import { adoptProgram } from "./adopt.ts";
import { allowanceOf } from "./allowance.ts";
import { isProven } from "./proof.ts";
import { isRight } from "./try.ts";

/** A class waits for the end of a grading, so little is tried. */
const HURRIED = { ways: 12, cpuMs: 20_000, wallMs: 60_000 };

/** Finds out how a program wants to be asked. Its sources are never edited, and a way counts only if it is proven. */
export const adoptWhileGrading: Adopt = async (submission, program) => {
  const allowance = allowanceOf(HURRIED);
  const adoption = await adoptProgram(submission, { program, allowance, mayEdit: false });
  const { ways } = allowance;
  if (adoption.kind === "given-up" || !isProven(adoption)) return { ways };
  const { manifest, tries } = adoption;
  return { ways, found: { manifest, right: tries.filter(isRight).length, cases: tries.length } };
};
