import { describe, expect, test } from "vitest";
import { runScript as runAt, workingLevels } from "../testing/levels.ts";

const MIB = 1024 * 1024;

const measuring = await workingLevels("C");
describe.each(measuring)("at level %s, which measures memory", (level) => {
  test("more memory than the limit", async () => {
    const use = (bytes: number) => `exec dd if=/dev/zero of=/dev/null bs=${bytes} count=1`;
    const within = await runAt(level, use(20 * MIB), { resources: { peakBytes: 100 * MIB } });
    expect(within.end).toEqual({ kind: "exited", code: 0 });
    expect(within.peakMemoryBytes).toBeGreaterThan(20 * MIB);
    expect(within.peakMemoryBytes).toBeLessThan(60 * MIB);
    const beyond = await runAt(level, use(200 * MIB), { resources: { peakBytes: 100 * MIB } });
    expect(beyond.end).toEqual({ kind: "limit", limit: "memory" });
  });

  test("a program that fails because it was refused memory, and one that only speaks of it", async () => {
    const words = `echo 'Exception in thread "main" java.lang.OutOfMemoryError: Java heap space' >&2`;
    const report = `dd if=/dev/zero of=/dev/null bs=${200 * MIB} count=1 2>/dev/null; ${words}`;
    const over = { kind: "limit", limit: "memory" };
    expect((await runAt(level, `${report}; exit 1`)).end).toEqual(over);
    for (const script of [`${report}; exit 0`, `${report}; exit 3`, `${words}; exit 1`])
      expect((await runAt(level, script)).end).toEqual({ kind: "exited", code: Number(script.slice(-1)) });
    const measured = { resources: { peakBytes: 10 * MIB }, onlyMeasured: true };
    expect((await runAt(level, `${words}; exit 1`, measured)).end).toEqual({ kind: "exited", code: 1 });
    const use = `exec dd if=/dev/zero of=/dev/null bs=${20 * MIB} count=1`;
    expect((await runAt(level, use, measured)).end).toEqual(over);
  });

  test("a forged measure does not count", async () => {
    const forge = Array.from({ length: 7 }, (_, at) => `echo '0.01 0.00 0.00 100' 2>/dev/null >&${at + 3}`);
    const script = `i=0; while [ $i -lt 2000000 ]; do i=$((i+1)); done; ${forge.map((each) => `(${each})`).join("; ")}; exit 0`;
    const { end, cpuMs } = await runAt(level, script);
    expect(end).toEqual({ kind: "exited", code: 0 });
    expect(cpuMs).toBeGreaterThan(100);
  });
});
