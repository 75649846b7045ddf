import { availableParallelism } from "node:os";
import path from "node:path";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Tests that start processes: all of the command, and elsewhere those that are called so. */
const SYSTEM = ["harness/{cli,system}/**/*.test.ts", "{harness,reference}/**/*.system.test.ts"];

/** Tests that compute for seconds without a process: they would be in the way of who works. */
const LONG = [
  "harness/testing/linear/*.test.ts",
  "harness/selection/voices.test.ts",
  "harness/class/reading/archive/{formats,hostile,unpack}.test.ts",
  "harness/problem/lost-knight/{explain,hardest}.test.ts",
  "harness/submission/language/in-time.test.ts",
];

/** Files that take longest. */
const LONGEST = [
  "bundled/knights-tour",
  "bundled/lost-knight",
  "bundled/running",
  "adopt/asked-tours.system",
  "adopt/adopt.system",
  "system/every-finding",
  "adopt/while-grading.system",
  "adopt/asked-program.system",
  "linear/expressions",
  "linear/readings",
  "cli/cli",
  "build/newer.system",
];

/** Begins with the files that take longest, so that none of them ends last. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) =>
      LONGEST.some((name) => moduleId.endsWith(`/${name}.test.ts`));
    return (await super.sort(files)).sort((a, b) => Number(isLong(b)) - Number(isLong(a)));
  }
}

const SEED = "harness/testing/stated-seed.ts";

/** Modules before each file of tests. */
const SETUP = [SEED, "harness/testing/real-timers.ts"];

const { CAVALO_SEED } = process.env;

// They start real compilers and real programs; a slow and busy machine must not fail them.
const patiently = {
  env: {
    // The time limits of tests are those that they state, however slow this machine is.
    CAVALO_TIME_FACTOR: "1",
    // Commands that run in the process of a test speak English, as those that a test starts.
    LC_ALL: "C",
    // What the user's commands remember is nothing to the tests.
    XDG_CACHE_HOME: path.resolve("node_modules", ".cache"),
    // No result depends on a seed that nobody chose.
    CAVALO_SEED: CAVALO_SEED ?? "1",
    CAVALO_SAMPLES: "1",
  },
  setupFiles: SETUP,
  testTimeout: 600_000,
  hookTimeout: 600_000,
  expect: { poll: { timeout: 120_000 } },
};

export default defineConfig({
  test: {
    // Many of them wait: for limits, for locks, for a screen.
    maxWorkers: 2 * availableParallelism(),
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: "unit",
          include: ["{harness,reference}/**/*.test.ts"],
          exclude: [...SYSTEM, ...LONG],
          ...patiently,
          setupFiles: [...SETUP, "harness/testing/no-process.ts"],
          // Loading the modules anew for each file would take longer than most tests.
          isolate: false,
        },
      },
      { test: { name: "system", include: [...SYSTEM, ...LONG], ...patiently, isolate: false } },
      // What programs print is recorded, for the tests to judge by.
      {
        test: {
          name: "record",
          include: ["harness/system/*.record.ts"],
          ...patiently,
          testTimeout: 3_600_000,
        },
      },
      // Other systems: on these, or Windows as far as Wine is it, which needs the network for Node.
      {
        test: {
          name: "elsewhere",
          include: ["harness/system/*.elsewhere.ts"],
          ...patiently,
        },
      },
      {
        test: {
          name: "soak",
          include: ["harness/system/*.soak.ts", "{harness,reference}/**/*.test.ts"],
          // The soak has more of them, of which some may be misheard.
          exclude: ["harness/selection/voices.test.ts"],
          ...patiently,
          env: {
            ...patiently.env,
            CAVALO_SAMPLES: "40",
            CAVALO_SEED: CAVALO_SEED ?? String(Math.floor(Math.random() * 2 ** 31)),
          },
          globalSetup: "harness/testing/told-seed.ts",
          testTimeout: 3_600_000,
        },
      },
    ],
  },
});
