import { diffArrays } from "diff";

/** A line of one of two texts, or of both; numbers count from 1. */
export interface DiffLine {
  readonly sign: "+" | "-" | " ";
  /** Number in the former text; absent if the line is new. */
  readonly before?: number;
  /** Number in the new text; absent if the line is gone. */
  readonly after?: number;
}

/** Lines that are the same in both texts, and are not shown. */
export interface Gap {
  readonly same: number;
}

/** More changes are another program, and finding the fewest would take too long. */
const MOST_CHANGES = 500;

/** Lines that are shown around a change. */
const CONTEXT = 3;

/** Finds the lines that changed between two texts; of lines that stayed, only those around a change are kept. */
export function lineDiff(before: readonly string[], after: readonly string[]): (DiffLine | Gap)[] {
  return folded(allLines(before, after));
}

function allLines(before: readonly string[], after: readonly string[]): DiffLine[] {
  const parts = diffArrays([...before], [...after], { maxEditLength: MOST_CHANGES }) ?? [
    { count: before.length, removed: true, added: false },
    { count: after.length, removed: false, added: true },
  ];
  let [old, now] = [0, 0];
  return parts.flatMap(({ count, removed, added }) =>
    Array.from({ length: count }, (): DiffLine => {
      if (removed) return { sign: "-", before: ++old };
      if (added) return { sign: "+", after: ++now };
      return { sign: " ", before: ++old, after: ++now };
    }),
  );
}

function folded(lines: readonly DiffLine[]): (DiffLine | Gap)[] {
  const isNear = new Set<number>();
  for (const [at, { sign }] of lines.entries())
    if (sign !== " ") for (let near = at - CONTEXT; near <= at + CONTEXT; near++) isNear.add(near);
  const shown: (DiffLine | Gap)[] = [];
  let same = 0;
  for (const [at, line] of lines.entries()) {
    if (!isNear.has(at)) {
      same++;
      continue;
    }
    if (same > 0) shown.push({ same });
    same = 0;
    shown.push(line);
  }
  return same > 0 ? [...shown, { same }] : shown;
}
