import path from "node:path";
import { PACKAGE_FOLDER } from "../../base/package.ts";
import type { Case } from "../../case/any-case.ts";
import { PROBLEM_NAMES, type ProblemName } from "../../case/names.ts";
import { loadCases } from "../../problem/load.ts";
import { discoverSubmissions } from "../../submission/find/discover.ts";
import type { Submission } from "../../submission/submission.ts";
import { loadMutants, type TabledMutant } from "../../verify/mutant/mutant.ts";

/** Time beyond what a case gives, so that a right program is right on a slow and busy machine, too. */
const PATIENCE = 5;

/** The bundled cases of our own problems, with time to spare. */
export const BUNDLED_CASES: readonly Case[] = PROBLEM_NAMES.flatMap((problem) =>
  loadCases({ files: path.join(PACKAGE_FOLDER, "cases"), problem }),
).map((asked) => ({
  ...asked,
  limits: { ...asked.limits, cpuMs: PATIENCE * asked.limits.cpuMs, wallMs: PATIENCE * asked.limits.wallMs },
}));

const programsOf = (problem: ProblemName) =>
  discoverSubmissions(path.join(PACKAGE_FOLDER, "submissions", problem), problem);

export const BUNDLED_PROGRAMS: readonly Submission[] = (
  await Promise.all(PROBLEM_NAMES.map(programsOf))
).flat();

export const MUTANTS: readonly TabledMutant[] = PROBLEM_NAMES.flatMap(loadMutants);

/** Programs, and bundled cases that they are put to. */
export interface Choice {
  readonly programs: readonly Submission[];
  readonly mutants: readonly TabledMutant[];
  /** For mutants, and for programs that state the same verdict for all cases. */
  readonly few: readonly Case[];
  /** For programs that state several verdicts: the few, and others. */
  readonly more: readonly Case[];
}

/** Cases of which each brings out a mistake of some program that the others do not. */
const TELLING = [
  ...["tiny-1x5", "tiny-3x3", "tiny-4x4", "walled-in", "seam-columns", "seam-rows", "maze"],
  ...["tiny-3x7", "tiny-5x3", "seam-corner", "ten-moves", "three-squares-away", "ways-that-meet"],
  ...["rectangle-20x40", "rectangle-600x7", "rectangle-7x600", "board-100", "board-300", "board-550"],
  ...["3x3", "4x4", "5x5-no-tour", "5x5-corner", "3x10", "5x8", "6x6-closed", "7x7-closed", "8x8-closed"],
  ...["20x20", "200x200", "8x8-any", "8x8/r2c4", "8x8/r5c6"],
];

/** Cases that differ from others in nothing but their size or their start, and of which no manifest speaks. */
const ALIKE = /^board-(200|250|350|450|500)$|^8x8\/r[^0]/;

const few = BUNDLED_CASES.filter(({ name }) => TELLING.includes(name));

/** All programs and mutants, on the cases that tell them apart. */
export const TELLING_CHOICE: Choice = {
  programs: BUNDLED_PROGRAMS,
  mutants: MUTANTS,
  few,
  more: BUNDLED_CASES.filter((asked) => few.includes(asked) || !ALIKE.test(asked.name)),
};

/** Leaves of a choice what belongs to one problem. */
export function ofProblem(choice: Choice, problem: ProblemName): Choice {
  const own = <Each extends { readonly problem: ProblemName }>(all: readonly Each[]) =>
    all.filter((each) => each.problem === problem);
  const { programs, mutants, few, more } = choice;
  return { programs: own(programs), mutants: own(mutants), few: own(few), more: own(more) };
}
