import { byText } from "../../base/text.ts";
import type { ClassResults } from "../results.ts";
import { causesOf } from "../settle/settling.ts";

/** A comment that was written in the class, to be used again. */
export interface BankedComment {
  readonly text: string;
  /** Number of people who have it. */
  readonly people: number;
}

/**
 * Lists the comments of a class, the most used first.
 *
 * @param cause only comments for people with this cause, and only these people count
 */
export function commentBank(results: ClassResults, cause?: string): BankedComment[] {
  const used = new Map<string, Set<string>>();
  for (const grade of results.grades) {
    const { key } = grade.person;
    const comments = (results.byHand.of.get(key) ?? []).filter((line) => line.kind === "noted");
    if (comments.length === 0 || (cause !== undefined && !causesOf(grade, results).has(cause))) continue;
    for (const { text } of comments) used.set(text, (used.get(text) ?? new Set()).add(key));
  }
  return Array.from(used, ([text, people]) => ({ text, people: people.size })).toSorted(
    (a, b) => b.people - a.people || byText(a.text, b.text),
  );
}
