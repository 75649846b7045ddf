import { describe, expect, test } from "vitest";
import { runUntilTooSlow } from "./until-too-slow.ts";

/** Runs tasks that end in time (`.`) or not (`T`), a space before each larger size, and shows those that were run. */
async function shown(
  groups: string,
  { drawn = 0, known = [] }: { drawn?: number; known?: number[] } = {},
): Promise<{ runs: string; started: string }> {
  const sizes = groups.split(" ").flatMap((group, size) => Array.from(group, () => size));
  const tasks = groups.replaceAll(" ", "");
  const started = new Set<number>();
  const runs = await runUntilTooSlow(sizes, {
    run: async (at) => {
      started.add(at);
      // The later ones end first.
      for (let turn = at; turn < tasks.length; turn++) await Promise.resolve();
      return tasks[at]!;
    },
    isTimeOut: (run) => run === "T",
    isRun: (at) => known.includes(at),
    draw: (count) => drawn % count,
  });
  return {
    runs: runs.map((run) => run ?? "-").join(""),
    started: Array.from(tasks, (task, at) => (started.has(at) ? task : "-")).join(""),
  };
}

describe.each([
  ["all end in time", ". . . . . .", "......"],
  ["none is there", "", ""],
  ["two time-outs in a row, then none", "T T . T T .", "TT.TT."],
  ["three that are not in a row", "T . T . T .", "T.T.T."],
  ["three in a row, the last ones", ". . . T T T", "...TTT"],
  ["three in a row, and the only one left", ". T T T T", ".TTTT"],
  ["three in a row, the drawn ones and the largest", ". T T T T T T . . T", ".TTTTTT--T"],
  ["three in a row, but a drawn one ends in time: all are run", "T T T T T . T T", "TTTTT.TT"],
  ["three in a row, but the largest ends in time: all are run", "T T T T T T .", "TTTTTT."],
  ["after that no other is left out", "T T T . T T T T T .", "TTT.TTTTT."],
  ["three of one size, then one of it that ends in time", "TTTT.TT .", "TTTT.TT."],
  ["the last three of a size", "TT.TTT T TT.T", "TT.TTTTTT-T"],
  ["a size in which the third time-out falls", "T TTTTT T TT.T", "TTTTTTTTT-T"],
])("%s", (_, tasks, expected) => {
  test("says which were run", async () => {
    expect((await shown(tasks)).runs).toBe(expected);
  });
  test("starts no other", async () => {
    expect((await shown(tasks)).started).toBe(expected);
  });
});

test("those that are drawn decide", async () => {
  expect((await shown("T T T . T T T T T", { drawn: 0 })).runs).toBe("TTT.TTTTT");
  expect((await shown("T T T . T T T T T", { drawn: 1 })).runs).toBe("TTT-TTT-T");
});

test("of those that were run before no other thing is said", async () => {
  expect((await shown("T T T T T T T T T", { known: [7] })).runs).toBe("TTTTTT-TT");
  expect((await shown("T T T T T T T . T", { known: [7] })).runs).toBe("TTTTTTT.T");
});
