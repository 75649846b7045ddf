import { printable } from "../base/text.ts";
import type { Grade } from "../class/grades.ts";
import { causesIn } from "./queue.ts";
import type { ReviewedClass } from "./reviewed-class.ts";

/** Most comments that are offered again. */
const MOST_OFFERED = 30;

/** Lists the comments that graders have written, to be used again: first those to people with the same cause, then the commonest. */
export function bankFor({ person }: Grade, reviewed: ReviewedClass): string[] {
  const { byHand } = reviewed.results;
  const own = causesIn(reviewed).find(({ people }) => people.some((each) => each.person.key === person.key));
  const alike = new Set(own?.people.map((each) => each.person.key));
  const ranks = new Map<string, { alike: number; all: number }>();
  for (const [key, lines] of byHand.of)
    for (const line of lines) {
      if (line.kind !== "noted") continue;
      const rank = ranks.get(line.text) ?? { alike: 0, all: 0 };
      ranks.set(line.text, { alike: rank.alike + Number(alike.has(key)), all: rank.all + 1 });
    }
  return Array.from(ranks)
    .toSorted(([, a], [, b]) => b.alike - a.alike || b.all - a.all)
    .slice(0, MOST_OFFERED)
    .map(([text]) => text.split("\n").map(printable).join("\n"));
}
