/** Problems; each names a folder of cases and the rules that go with it. */
export const PROBLEM_NAMES = ["lost-knight", "knights-tour"] as const;
export type ProblemName = (typeof PROBLEM_NAMES)[number];

export const VISIBILITIES = ["public", "hidden"] as const;
export type Visibility = (typeof VISIBILITIES)[number];
