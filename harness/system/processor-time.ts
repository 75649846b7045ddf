import { existsSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { seededRandom } from "../case/generator/random.ts";
import type { LevelName } from "../run/isolation/level.ts";
import { longestMs } from "../run/outcome.ts";
import { runScript, TEST_LIMITS } from "../testing/levels.ts";
import { startRivals } from "../testing/rivals.ts";
import { seedForTest } from "../testing/seed.ts";

/** The program computes until it has been given so much of the processor that the loops compute on, too. */
const computing = (seconds: number) =>
  `exec taskset -c 0 perl -e '1 while (times)[0] + (times)[1] < ${seconds}'`;

/** Defines the tests that only time counts which a program was given, at some levels. */
export function testProcessorTime(levels: readonly LevelName[]): void {
  // Where nothing tells how long programs wait for a processor, all time counts.
  describe.skipIf(!existsSync("/proc/self/schedstat")).each(levels)("at level %s", (level) => {
    test("a program that others keep from the processor goes on after its wall limit", async () => {
      const random = seededRandom(seedForTest());
      startRivals(6 + random.below(3), { onProcessor: 0 });
      const limits = { ...TEST_LIMITS, wallMs: 3000 };
      const { end, wallMs, starvedMs } = await runScript(level, computing(0.6 + random.below(10) / 100), {
        limits,
      });
      expect(end).toEqual({ kind: "exited", code: 0 });
      expect(wallMs).toBeGreaterThan(limits.wallMs);
      expect(starvedMs).toBeGreaterThan(0);
    });

    test("one that computes in many threads at once is not kept from the processors by them", async () => {
      const limits = { ...TEST_LIMITS, wallMs: 1500 };
      const loop = "while :; do :; done &";
      const { end, wallMs } = await runScript(level, `${loop} ${loop} ${loop} ${loop} wait`, { limits });
      // Its limit of CPU time may come first where others are busy, too.
      expect(end.kind).toBe("limit");
      expect(wallMs).toBeLessThan(longestMs(limits));
    });

    test("a program that has ended in time is in time, however late we hear of it", async () => {
      const limits = { ...TEST_LIMITS, wallMs: 3000 };
      const running = runScript(level, "sleep 1; echo oi", { limits });
      // Nothing that happens meanwhile is heard of.
      const block = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 4000);
      // After it timers have their turn, before what has happened is told.
      setTimeout(() => setImmediate(block), 700);
      expect((await running).end).toEqual({ kind: "exited", code: 0 });
    });

    test("the CPU time of one that is killed at its wall limit is known", async () => {
      const limits = { ...TEST_LIMITS, wallMs: 3000 };
      const { end, cpuMs } = await runScript(
        level,
        "perl -e '1 while (times)[0] + (times)[1] < 0.3'; sleep 60",
        { limits },
      );
      expect(end).toEqual({ kind: "limit", limit: "wall" });
      expect(cpuMs).toBeGreaterThanOrEqual(250);
    });
  });
}
