import type { Submission } from "./submission.ts";

/** Says who handed a submission in: two submissions of a problem with the same student are versions of one. */
export function studentOf({ name }: Pick<Submission, "name">): string {
  return name;
}
