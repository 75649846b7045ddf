/** Ways to split a class among graders: by the first letter of the name, by group, or at random. */
export const SPLITS = ["letter", "group", "random"] as const;
export type Split = (typeof SPLITS)[number];
