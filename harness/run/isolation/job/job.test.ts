import fc from "fast-check";
import { expect, test } from "vitest";
import { conclude } from "./job.ts";

const ended = { code: 0, signal: null, interrupted: false };

test("the end of a program is what the helper reports, whatever the program ends with", () => {
  const codes = fc.integer({ min: 0, max: 0xffff });
  fc.assert(
    fc.property(codes, fc.nat(), fc.nat(), (code, cpuMs, peakMemoryBytes) => {
      const words = `job itself ${code.toString(16)} 120 ${cpuMs} ${peakMemoryBytes}\r\n`;
      expect(conclude({ ...ended, words })).toEqual({
        end: { kind: "exited", code },
        cpuMs,
        peakMemoryBytes,
      });
    }),
  );
});

test.each([
  ["c0000005", "SIGSEGV"],
  ["c00000fd", "SIGSEGV"],
  ["c0000094", "SIGFPE"],
  ["c0000409", "SIGABRT"],
])("a crash (%s) has the name that it has elsewhere", (code, signal) => {
  expect(conclude({ ...ended, words: `job itself ${code} 1 2 3\n` }).end).toEqual({
    kind: "signalled",
    signal,
  });
});

test("a program that the helper ends was killed, and one that it cannot start is no fault of the program's", () => {
  expect(conclude({ ...ended, words: "job cpu 1 900 800 3\n" })).toEqual({
    end: { kind: "signalled", signal: "SIGKILL" },
    cpuMs: 800,
    peakMemoryBytes: 3,
  });
  expect(conclude({ ...ended, words: "not-started start 2\n" }).end.kind).toBe("not-started");
  expect(conclude({ ...ended, words: "" }).end.kind).toBe("unmeasured");
  expect(conclude({ ...ended, words: "", interrupted: true }).end.kind).toBe("signalled");
});
