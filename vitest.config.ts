import { availableParallelism } from "node:os";
import path from "node:path";
import { defineConfig } from "vitest/config";

/** Tests that start processes: all of the command, and elsewhere those that are called so. */
const SYSTEM = ["harness/{cli,system}/**/*.test.ts", "{harness,reference}/**/*.system.test.ts"];

// They start real compilers and real programs; a slow and busy machine must not fail them.
const patiently = {
  // What the user's commands remember is nothing to the tests.
  env: { XDG_CACHE_HOME: path.resolve("node_modules", ".cache") },
  testTimeout: 600_000,
  hookTimeout: 600_000,
  expect: { poll: { timeout: 60_000 } },
};

export default defineConfig({
  test: {
    // Most of them wait for programs.
    maxWorkers: availableParallelism(),
    projects: [
      {
        test: {
          name: "unit",
          include: ["{harness,reference}/**/*.test.ts"],
          exclude: SYSTEM,
          setupFiles: ["harness/testing/no-process.ts"],
          ...patiently,
        },
      },
      { test: { name: "system", include: SYSTEM, ...patiently } },
      { test: { name: "soak", include: ["harness/system/*.soak.ts"], ...patiently, testTimeout: 3_600_000 } },
    ],
  },
});
