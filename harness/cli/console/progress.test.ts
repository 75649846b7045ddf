import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LOCALES } from "../../base/locale.ts";
import { CATALOGUES } from "../../report/catalogue/index.ts";
import type { Submission } from "../../submission/submission.ts";
import { ioInMemory } from "../../testing/io.ts";
import { gradeProgress } from "./progress.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Makes the progress display of an imaginary grading, on a terminal or elsewhere. */
function shown(terminal: { isTTY?: boolean; columns?: number }, locale: (typeof LOCALES)[number] = "en") {
  const { io, printed } = ioInMemory(terminal);
  const progress = gradeProgress(io.err, CATALOGUES[locale].words, 2);
  return {
    stop: progress.stop,
    start: (runs: number) => progress.onStart({ runs }),
    /** Begins a grading of submissions that are expected to take so many seconds each, with 10 runs each. */
    plan(seconds: Readonly<Record<string, number>>) {
      const submissions = Object.keys(seconds).map((name) => ({ name }) as Submission);
      const work = submissions.map(
        (each) => [each, { runs: 10, ms: 1000 * seconds[each.name]!, endlessMs: 0 }] as const,
      );
      progress.onStart({ runs: 10 * submissions.length, work: new Map(work) });
      return submissions;
    },
    begin: progress.onBegin,
    searching: progress.searching,
    end: progress.onEnd,
    runOf: progress.onRun,
    wait: (seconds: number) => vi.advanceTimersByTime(seconds * 1000),
    /** Finishes this number of runs, each after this number of seconds. */
    run(runs: number, seconds: number) {
      for (let run = 0; run < runs; run++) {
        vi.advanceTimersByTime(seconds * 1000);
        progress.onRun(ANA);
      }
      vi.advanceTimersByTime(200);
    },
    finish: (name: string) =>
      progress.onSubmission({ name, points: { earned: 1, possible: 2, unjudged: 0 } }),
    printed: () => printed().stderr,
  };
}

/** A submission whose work nobody foresaw. */
const ANA = { name: "ana" } as Submission;

/** Finds the line that was drawn last. */
const lineIn = (text: string) =>
  text
    .split("\u001b")
    .map((part) => part.replace(/^(?:\[\d*[A-Z]|[78])/, ""))
    .filter(Boolean)
    .at(-1);

test.each([
  ["en", "20 of 100 runs, about 1 min 20 s left, ana"],
  ["pt-BR", "20 de 100 execuções, faltam cerca de 1 min 20 s, ana"],
] as const)(
  "on a terminal, one line below the finished submissions says in %s how far the grading is and how long it takes",
  (locale, line) => {
    const grading = shown({ isTTY: true, columns: 80 }, locale);
    grading.start(100);
    grading.finish("ana");
    grading.run(20, 1);
    const text = grading.printed();
    expect(lineIn(text)).toBe(line);
    expect(text.split("\n")).toEqual([expect.stringMatching(/: ana$/), expect.any(String)]);

    grading.stop();
    expect(grading.printed().endsWith("\u001b[0J")).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  },
);

test.each([
  ["the first seconds are", 20, 0.1],
  ["the first few runs are", 4, 10],
])("%s no measure of the rest", (_, runs, seconds) => {
  const grading = shown({ isTTY: true, columns: 80 });
  grading.start(100);
  grading.run(runs, seconds);
  expect(lineIn(grading.printed())).toBe(`${runs} of 100 runs, building and running`);
  grading.stop();
});

test("once the grading is stopped, the line goes, and a submission that still ends is shown", () => {
  const grading = shown({ isTTY: true, columns: 80 });
  grading.start(100);
  grading.stop();
  grading.printed();
  grading.run(20, 1);
  grading.finish("ana");
  expect(grading.printed()).toBe("1 of 2 points: ana\n");
  expect(vi.getTimerCount()).toBe(0);
});

test("the line is never broken, and a name in it commands nothing", () => {
  const grading = shown({ isTTY: true, columns: 30 });
  grading.start(3);
  grading.finish(`\u001b[2J${"a".repeat(100)}`);
  grading.run(1, 1);
  const text = grading.printed();
  expect(lineIn(text)).toBe("1 of 3 runs, \\u{1b}[2Jaaaaaa…");
  expect(text).not.toContain("\u001b[2J");
  grading.stop();
});

test("elsewhere every submission gets a line, and its name comes last", () => {
  const grading = shown({});
  grading.start(100);
  grading.finish("::error::x");
  grading.stop();
  expect(grading.printed()).toBe("1 of 2 points: \\u{3a}:error::x\n");
  expect(vi.getTimerCount()).toBe(0);
});

test.each([
  ["en", "3 of 20 runs, about 13 s left, ana for 3 s"],
  ["pt-BR", "3 de 20 execuções, faltam cerca de 13 s, ana há 3 s"],
] as const)(
  "the line says in %s what runs, since when, and how long all takes by what was foreseen",
  (locale, line) => {
    const grading = shown({ isTTY: true, columns: 80 }, locale);
    const [ana, bia] = grading.plan({ ana: 10, bia: 20 });
    grading.begin(ana!);
    grading.wait(2);
    grading.begin(bia!);
    for (let run = 0; run < 3; run++) grading.runOf(ana!);
    grading.wait(1);
    expect(lineIn(grading.printed())).toBe(line);
    grading.end(ana!);
    grading.wait(1);
    // The runs that ana did not need are no work that is left.
    expect(lineIn(grading.printed())).toMatch(/^10 .* bia .* 2 s$/);
    grading.stop();
  },
);

test.each([{}, { isTTY: true, columns: 80 }])(
  "a search is told of every two seconds, also in %j",
  async (terminal) => {
    const grading = shown(terminal);
    grading.start(100);
    let find = (_: number) => {};
    const found = grading.searching("looking", new Promise<number>((resolve) => (find = resolve)));
    grading.wait(5);
    const told = grading.printed();
    expect(told).toContain("looking for 2 s");
    expect(told).toContain("looking for 4 s");
    find(1);
    expect(await found).toBe(1);
    grading.run(1, 5);
    expect(grading.printed()).not.toContain("looking");
    grading.stop();
  },
);

test("elsewhere a line comes every ten seconds at least, and no flood of them", () => {
  const grading = shown({});
  const [ana] = grading.plan({ ana: 10 });
  grading.begin(ana!);
  grading.wait(60);
  const lines = grading.printed().trim().split("\n");
  expect(lines).toHaveLength(6);
  // Of ten seconds, nothing is left after ten, and nothing is known.
  expect(lines[2]).toBe("0 of 10 runs, ana for 30 s");
  grading.finish("ana");
  grading.wait(9);
  expect(grading.printed()).toBe("1 of 2 points: ana\n");
  grading.stop();
  grading.wait(60);
  expect(grading.printed()).toBe("");
});

test.each([
  [0.2, "1 s"],
  [59, "59 s"],
  [61, "1 min"],
  [84, "1 min 20 s"],
  [3601, "1 h"],
  [2 * 3600 + 660, "2 h 10 min"],
])("%d s are about %s", (seconds, text) => {
  for (const locale of LOCALES) expect(CATALOGUES[locale].words.timeLeft(seconds)).toContain(` ${text}`);
});
