import { existsSync, readdirSync, readFileSync, statSync, truncateSync } from "node:fs";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { expect, onTestFinished, vi } from "vitest";
import { PACKAGE_FOLDER } from "../base/package.ts";
import { type Random, seededRandom } from "../case/generator/random.ts";
import { journalIn } from "../grade/store/store-lines.ts";
import { cavalo } from "../testing/cavalo.ts";
import { folderWith } from "../testing/folders.ts";

/** Programs that are right, wrong, noisy, that crash, and that do not compile; a grading of them takes a second or two. */
const CLASS = {
  "turma/ana/main.js": "console.log('1')\n",
  "turma/bia/main.c": '#include <stdio.h>\nint main(void) { puts("3 movimentos"); }\n',
  "turma/caê x/main.c": "int main(void) { return 0 }\n",
  "turma/davi/main.js": "for (let n = 0; n < 999; n++) console.log('no', n * 7919 % 10007)\n",
  "turma/eva/main.js": "throw new Error('no')\n",
};

/** Longest time from the start of a grading to its kill. */
const LONGEST_MS = 4000;

/** Kills a grading so often. At the end it would be finished in time even if each start got nowhere. */
const KILLS_A_CLASS = 4;

const CASES = path.join(PACKAGE_FOLDER, "cases", "lost-knight", "tiny-[23]*.yaml");

const gradeIn = (folder: string) =>
  cavalo(
    folder,
    "grade",
    "turma",
    "--trust-submissions",
    "--no-adopt",
    "--problem",
    "lost-knight",
    "--cases",
    CASES,
  );

/** Reads the report of a class, without what differs from one grading to the next. */
function reportIn(folder: string): unknown {
  const text = readFileSync(path.join(folder, "reports", "latest", "report.json"), "utf8");
  return JSON.parse(text, (key, value) => (key === "timings" ? undefined : value));
}

/** Keys of all runs in the journal of a class. */
function runsIn(folder: string): string[] {
  const journal = journalIn(path.join(folder, "reports", "latest"));
  if (!existsSync(journal)) return [];
  const whole = readFileSync(journal, "utf8").split("\n").slice(0, -1);
  return whole.map((line) => JSON.parse(line)).flatMap(({ kind, key }) => (kind === "run" ? [key] : []));
}

function expectNoRunTwice(folder: string): void {
  const runs = runsIn(folder);
  expect(new Set(runs).size).toBe(runs.length);
}

/** Loses what a disk may not have had yet when its power was cut: the ends of files, with zeros in their place or nothing. */
function losePower(folder: string, random: Random): void {
  const store = path.dirname(journalIn(path.join(folder, "reports", "latest")));
  for (const name of existsSync(store) ? readdirSync(store) : []) {
    const file = path.join(store, name);
    const { size } = statSync(file);
    truncateSync(file, random.below(size + 1));
    if (random.below(2) === 0) truncateSync(file, size);
  }
}

/**
 * Kills gradings at random moments until there were so many kills, and lets each class be finished then. The report must
 * be the one of a grading that was never stopped, and no run that was written down may be made again. Every third class
 * also loses its power at each kill.
 */
export async function expectResumed({ kills, seed }: { kills: number; seed: number }): Promise<void> {
  // On a busy machine no program may meet its limit.
  vi.stubEnv("CAVALO_TIME_FACTOR", "4");
  onTestFinished(() => void vi.unstubAllEnvs());
  const random = seededRandom(seed);
  const whole = folderWith(CLASS);
  await gradeIn(whole);
  const expected = reportIn(whole);
  for (let killed = 0; killed < kills; killed += KILLS_A_CLASS) {
    const hasPower = random.below(3) > 0;
    const folder = folderWith(CLASS);
    for (let kill = 0; kill < Math.min(kills, KILLS_A_CLASS); kill++) {
      const grading = gradeIn(folder);
      await setTimeout(random.below(LONGEST_MS));
      grading.kill(random.below(3) === 0 ? "SIGINT" : "SIGKILL");
      await grading;
      if (hasPower) expectNoRunTwice(folder);
      else losePower(folder, random);
    }
    await gradeIn(folder);
    expect(reportIn(folder)).toEqual(expected);
    if (hasPower) expectNoRunTwice(folder);
  }
}
