import { PairTable } from "./pair-table.ts";

/** A program that joins a group is nearly as like its members as they are like one another: to this part. */
const AS_LIKE = 0.75;

interface Group {
  readonly members: number[];
  /** The sum of the likeness of all its pairs. */
  within: number;
}

/**
 * Groups programs that are alike, the most alike first. Groups of one are given, too.
 *
 * @param least mean likeness of two groups that become one
 */
export function groupsOf(likeness: PairTable, least: number): number[][] {
  const { size } = likeness;
  // Of two groups, the place of their first members holds the sum over all pairs between them.
  const sums = new PairTable(size, likeness);
  const groups = Array.from({ length: size }, (_, at): Group => ({ members: [at], within: 0 }));
  for (const [left, right] of likeness.atLeast(least)) {
    const [one, other] = [groups[left]!, groups[right]!];
    if (one === other) continue;
    const [first, joining] = [one.members[0]!, other.members[0]!];
    const between = sums.of(first, joining);
    const mean = between / (one.members.length * other.members.length);
    if (mean < Math.max(least, AS_LIKE * meanWithin(one), AS_LIKE * meanWithin(other))) continue;
    for (let at = 0; at < size; at++) sums.set([first, at], sums.of(first, at) + sums.of(joining, at));
    one.within += other.within + between;
    for (const member of other.members) groups[member] = one;
    one.members.push(...other.members);
  }
  return Array.from(new Set(groups), ({ members }) => members.sort((a, b) => a - b));
}

function meanWithin({ members: { length }, within }: Group): number {
  return length > 1 ? within / ((length * (length - 1)) / 2) : 0;
}

/** Joins all members by the fewest pairs: each with the one that it is most like, of those before it. */
export function shortestPairs(members: readonly number[], likeness: PairTable): [number, number][] {
  const [first = 0, ...others] = members;
  const nearest = new Map(others.map((each) => [each, first]));
  const likest = ([a, b]: [number, number], [c, d]: [number, number]) =>
    likeness.of(c, d) > likeness.of(a, b);
  const pairs: [number, number][] = [];
  while (nearest.size > 0) {
    const [member, near] = Array.from(nearest).reduce((best, each) => (likest(best, each) ? each : best));
    nearest.delete(member);
    pairs.push(near < member ? [near, member] : [member, near]);
    for (const [each, known] of nearest)
      if (likeness.of(each, member) > likeness.of(each, known)) nearest.set(each, member);
  }
  return pairs;
}
