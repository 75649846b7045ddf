import { expect, test } from "vitest";
import type { Outcome } from "../run/outcome.ts";
import { beside } from "./beside.ts";

const printing = (text: string): Outcome => ({
  end: { kind: "exited", code: 0 },
  wallMs: 0,
  stdout: { bytes: Buffer.from(text), cut: false },
  stderr: { bytes: Buffer.from(""), cut: false },
  writtenBytes: 0,
});

/** Tells from the times on, one for each run, until it is stopped. */
function teller(times: readonly number[]) {
  let runs = 0;
  return async (signal: AbortSignal): Promise<Outcome> => {
    await new Promise((resolve) => signal.addEventListener("abort", resolve));
    return printing(`TELLS ${times[runs++]}\n`);
  };
}

test("two that were not there at the same time are run again, and the one that listened counts", async () => {
  const heard = printing("BREACH was told\nLISTENS 50\n");
  expect(await beside({ tell: teller([51, 49]), listen: async () => heard })).toBe(heard);
});
