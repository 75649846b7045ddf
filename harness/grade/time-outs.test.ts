import { describe, expect, test } from "vitest";
import { runUntilTooSlow } from "./time-outs.ts";

/** Runs tasks that end in time (`.`) or not (`T`), and shows those that were run; the rest is `-`. */
async function shown(tasks: string, drawn = 0): Promise<{ runs: string; started: string }> {
  const started = new Set<number>();
  const runs = await runUntilTooSlow(tasks.length, {
    run: async (at) => {
      started.add(at);
      // The later ones end first.
      for (let turn = at; turn < tasks.length; turn++) await Promise.resolve();
      return tasks[at]!;
    },
    isTimeOut: (run) => run === "T",
    draw: () => drawn,
  });
  return {
    runs: runs.map((run) => run ?? "-").join(""),
    started: Array.from(tasks, (task, at) => (started.has(at) ? task : "-")).join(""),
  };
}

describe.each([
  ["all end in time", "......", "......"],
  ["none is there", "", ""],
  ["two time-outs in a row, then none", "TT.TT.", "TT.TT."],
  ["three that are not in a row", "T.T.T.", "T.T.T."],
  ["three in a row, the last ones", "...TTT", "...TTT"],
  ["three in a row, and the only one left", ".TTTT", ".TTTT"],
  ["three in a row, and the drawn one as well", ".TTTT...", ".TTTT---"],
  ["three in a row, but the drawn one ends in time: all are run", "TTT.TTT", "TTT.TTT"],
  ["after that no other is left out", "TTT.TTTTT.", "TTT.TTTTT."],
])("%s", (_, tasks, expected) => {
  test("says which were run", async () => {
    expect((await shown(tasks)).runs).toBe(expected);
  });
  test("starts no other", async () => {
    expect((await shown(tasks)).started).toBe(expected);
  });
});

test("the one that is drawn decides", async () => {
  expect((await shown("TTTT.T", 1)).runs).toBe("TTTT.T");
  expect((await shown("TTTT.T", 2)).runs).toBe("TTT--T");
});
