import fc from "fast-check";
import { expect, test } from "vitest";
import type { End } from "./outcome.ts";
import { isOverMemory } from "./over-memory.ts";
import { SMALL_RESOURCES } from "./small-run.ts";

const exit = (code: number): End => ({ kind: "exited", code });
const ABORT: End = { kind: "signalled", signal: "SIGABRT" };

/** Reports of errors that nobody caught. */
const REFUSED: readonly (readonly [string, End])[] = [
  ["terminate called after throwing an instance of 'std::bad_alloc'\n  what():  std::bad_alloc\n", ABORT],
  ['Traceback (most recent call last):\n  File "cavalo.py", line 1, in <module>\nMemoryError\n', exit(1)],
  [
    'Exception in thread "main" java.lang.OutOfMemoryError: Java heap space\n\tat Main.main(Main.java:2)\n',
    exit(1),
  ],
  [
    '\nException: java.lang.OutOfMemoryError thrown from the UncaughtExceptionHandler in thread "main"\n',
    exit(1),
  ],
  [
    "FATAL ERROR: Reached heap limit Allocation failed - JavaScript heap out of memory\n----- Native stack trace -----\n\n 1: 0xb78db3 node::OOMErrorHandler\n10: 0x1342ffe\n",
    ABORT,
  ],
  [
    "RangeError: Array buffer allocation failed\n    at new ArrayBuffer (<anonymous>)\n\nNode.js v20.20.2\n",
    exit(1),
  ],
  [
    "memory allocation of 10000000000 bytes failed\nnote: run with `RUST_BACKTRACE=1` environment variable\n",
    ABORT,
  ],
  ["memory allocation of 10000000000 bytes failed\n", ABORT],
  ["fatal error: out of memory allocating heap arena metadata\n\nruntime stack:\n", exit(2)],
  ["fatal error: runtime: out of memory\n\nruntime stack:\nruntime.throw({0x4c7c70?})\n", exit(2)],
  [
    "[ERROR] FATAL UNHANDLED EXCEPTION: System.OutOfMemoryException: Insufficient memory\n  at P.Main ()\n",
    exit(1),
  ],
  [
    "program: internal error: Unable to commit 1048576 bytes of memory\n    (GHC version 9.0.2 for x86_64_unknown_linux)\n",
    ABORT,
  ],
  ["main.rb:2:in `new': failed to allocate memory (NoMemoryError)\n\tfrom main.rb:4:in `<main>'\n", exit(1)],
];

const LIMIT = 3000;
const isOver = (end: End, complaint: string, { onlyMeasured = false, peakMemoryBytes = LIMIT / 2 } = {}) =>
  isOverMemory(
    { end, peakMemoryBytes },
    {
      limits: { cpuMs: 1, wallMs: 1, outputBytes: 1, memoryBytes: LIMIT },
      resources: SMALL_RESOURCES,
      onlyMeasured,
    },
    complaint,
  );

test.each(REFUSED)("the last report of a run time that was refused memory: %s", (report, end) => {
  expect(isOver(end, report)).toBe(true);
  expect(isOver(end, `MemoryError not raised\n${report}`)).toBe(true);
  expect(isOver(end, report, { onlyMeasured: true })).toBe(false);
});

test.each(REFUSED)("the same report of a program that had little, and raised it: %s", (report, end) => {
  expect(isOver(end, report, { peakMemoryBytes: LIMIT / 4 })).toBe(false);
});

/** Words that programs and compilers print of memory, and lines that hold them. */
const WORDS = REFUSED.flatMap(([report]) => report.trim().split("\n"));
const spoken = fc
  .array(fc.tuple(fc.constantFrom("", "caught ", "main.cpp:3: ", "    "), fc.constantFrom(...WORDS)), {
    minLength: 1,
  })
  .map((lines) => lines.map((line) => line.join("")).join("\n"));

const LAST = [
  "MemoryError not raised",
  "main.cpp:3:5: error: expected ';' before 'std'",
  "AssertionError: bad_alloc",
  'Exception in thread "main" java.lang.IllegalStateException: OutOfMemoryError',
  "cavalo.py: out of memory",
];

test("words of memory before another error are no sign", () => {
  const ends = fc.constantFrom(exit(0), exit(1), exit(3), ABORT, {
    kind: "signalled",
    signal: "SIGSEGV",
  } as const);
  fc.assert(
    fc.property(spoken, fc.constantFrom(...LAST), ends, (text, last, end) => {
      expect(isOver(end, `${text}\n${last}\n`)).toBe(false);
    }),
  );
});

test("a report is no sign where the program ended in another way", () => {
  const ends = [exit(0), exit(3), exit(134), { kind: "signalled", signal: "SIGSEGV" } as const];
  for (const [report] of REFUSED) for (const end of ends) expect(isOver(end, report)).toBe(false);
});

test.each([
  ["words that a program ends with", "MemoryError"],
  [
    "an error that a program raised",
    'Traceback (most recent call last):\n  File "a.py", line 1\nMemoryError: big',
  ],
  [
    "a number of threads",
    'Exception in thread "main" java.lang.OutOfMemoryError: unable to create native thread',
  ],
  [
    "an error that was printed",
    "RangeError: Array buffer allocation failed\n    at new ArrayBuffer (<anonymous>)",
  ],
])("no sign: %s", (_, complaint) => {
  expect(isOver(exit(1), `${complaint}\n`)).toBe(false);
});
