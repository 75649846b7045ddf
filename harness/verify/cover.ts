/** Which things each set covers: bit i of a set's number stands for thing i. */
export type Sets = ReadonlyMap<string, bigint>;

/** A small choice of sets that together cover everything that all of them cover. */
export interface Cover {
  readonly names: string[];
  /** No cover has fewer sets than this; it is the smallest one where it has just as many. */
  readonly atLeast: number;
}

/** How many choices the search may look at before it settles for what it has. */
const MOST_STEPS = 200_000;

/**
 * The smallest cover, by branch and bound: the thing that the fewest sets cover is covered by each of them in turn, and
 * a branch ends where things of which no set covers two are more than it may still use sets. Begins with the greedy
 * choice (V. Chvátal, "A greedy heuristic for the set-covering problem", 1979), which is what is left if the search
 * would take too long.
 */
export function smallestCover(sets: Sets): Cover {
  const all = Array.from(sets.values()).reduce((union, set) => union | set, 0n);
  let best = greedyCover(sets, all);
  let steps = 0;

  const search = (chosen: readonly string[], left: bigint) => {
    if (left === 0n) {
      best = chosen.length < best.length ? chosen : best;
      return;
    }
    if (++steps > MOST_STEPS || chosen.length + independent(sets, left).length >= best.length) return;
    for (const name of rarest(sets, left)) search([...chosen, name], left & ~sets.get(name)!);
  };
  search([], all);

  const atLeast = steps > MOST_STEPS ? independent(sets, all).length : best.length;
  return { names: Array.from(sets.keys()).filter((name) => best.includes(name)), atLeast };
}

/** Always the set that covers most of what is left. */
function greedyCover(sets: Sets, all: bigint): readonly string[] {
  const names: string[] = [];
  for (let left = all; left !== 0n; left &= ~sets.get(names.at(-1)!)!) {
    names.push(byGain(sets, sets.keys(), left)[0]!);
  }
  return names;
}

/** The sets that cover the thing that the fewest cover, those first that cover most. */
function rarest(sets: Sets, left: bigint): string[] {
  const names = bitsOf(left)
    .map((thing) => coveringSets(sets, thing))
    .reduce((fewest, each) => (each.length < fewest.length ? each : fewest));
  return byGain(sets, names, left);
}

/** Those sets first that cover most of what is left. */
function byGain(sets: Sets, names: Iterable<string>, left: bigint): string[] {
  const gain = (name: string) => countBits(sets.get(name)! & left);
  return Array.from(names).sort((a, b) => gain(b) - gain(a));
}

/** Things of which no set covers two: each needs a set of its own. */
function independent(sets: Sets, left: bigint): bigint[] {
  const byRarity = bitsOf(left).sort((a, b) => coveringSets(sets, a).length - coveringSets(sets, b).length);
  let reached = 0n;
  return byRarity.filter((thing) => {
    if (reached & thing) return false;
    for (const set of sets.values()) if (set & thing) reached |= set;
    return true;
  });
}

function coveringSets(sets: Sets, thing: bigint): string[] {
  return Array.from(sets).flatMap(([name, set]) => (set & thing ? [name] : []));
}

function bitsOf(set: bigint): bigint[] {
  return Array.from(set.toString(2))
    .reverse()
    .flatMap((bit, at) => (bit === "1" ? [1n << BigInt(at)] : []));
}

function countBits(set: bigint): number {
  return bitsOf(set).length;
}
