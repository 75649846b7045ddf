/** Problems whose rules are code of ours, each with a folder of cases. */
export const PROBLEM_NAMES = ["lost-knight", "knights-tour"] as const;
export type CodedProblem = (typeof PROBLEM_NAMES)[number];

/** Name of a problem: one of ours, or that of a custom problem, which a folder with a `problem.yaml` describes. */
export type ProblemName = string;

/** Names of custom problems may be names of folders on every system. */
export const CUSTOM_NAME = /^[a-z0-9][a-z0-9-]{0,63}$/;

/** Tests if the rules of a problem are code of ours. */
export function isCoded(name: ProblemName): name is CodedProblem {
  return PROBLEM_NAMES.some((problem) => problem === name);
}

/** Rules by which a group of cases is worth its points: each case its part, or all cases or nothing. */
export const AWARDS = ["share", "all"] as const;
export type Award = (typeof AWARDS)[number];

/** Parts of a case that students may see: everything, their own output only, their verdict only, nothing. */
export const VISIBILITIES = ["public", "output", "verdict", "hidden"] as const;
export type Visibility = (typeof VISIBILITIES)[number];
