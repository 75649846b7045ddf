import { inEach } from "../base/sentence.ts";
import type { CaseBase } from "../case/case.ts";
import type { ProblemName } from "../case/names.ts";

/** Short limits: a program that does not understand its input may wait forever. */
const LIMITS = { cpuMs: 1500, wallMs: 8000, outputBytes: 16 * 1024 * 1024, memoryBytes: 512 * 1024 * 1024 };

/** Makes the common part of the small cases on which a program is tried. */
export function trialCase<Problem extends ProblemName>(
  problem: Problem,
  name: string,
): CaseBase & { problem: Problem } {
  return {
    problem,
    name,
    title: inEach(() => name),
    points: 1,
    visibility: "public",
    limits: LIMITS,
    file: "",
  };
}
