/** Problems, each with a folder of cases and its own rules. */
export const PROBLEM_NAMES = ["lost-knight", "knights-tour"] as const;
export type ProblemName = (typeof PROBLEM_NAMES)[number];

/** What students may see of a case: everything, their own output only, their verdict only, nothing. */
export const VISIBILITIES = ["public", "output", "verdict", "hidden"] as const;
export type Visibility = (typeof VISIBILITIES)[number];
