import type { CaseBase } from "../case/case.ts";
import type { ProblemName } from "../case/names.ts";

/** Short: a way of asking that is not understood may end in a program that waits. */
const LIMITS = { cpuMs: 1500, wallMs: 8000, outputBytes: 1024 * 1024, memoryBytes: 512 * 1024 * 1024 };

/** Makes the part of a small case that is the same for all problems: a program is tried on it. */
export function trialCase<Problem extends ProblemName>(
  problem: Problem,
  name: string,
): CaseBase & { problem: Problem } {
  return { problem, name, title: name, points: 1, visibility: "public", limits: LIMITS, file: "" };
}
