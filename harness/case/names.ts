/** Problems, each with a folder of cases and its own rules. */
export const PROBLEM_NAMES = ["lost-knight", "knights-tour"] as const;
export type ProblemName = (typeof PROBLEM_NAMES)[number];

export const VISIBILITIES = ["public", "hidden"] as const;
export type Visibility = (typeof VISIBILITIES)[number];
