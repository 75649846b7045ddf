import { spawnSync } from "node:child_process";
import { closeSync, openSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { PACKAGE_FOLDER } from "../base/package.ts";
import { isAtLeast } from "./isolation/level.ts";
import { bestIsolation } from "./isolation/probe.ts";

const MAIN = path.join(PACKAGE_FOLDER, "dist", "harness", "cli", "main.js");
const { level } = await bestIsolation();

/** So many that the last has a number which no shell in the chain can close. */
const OPEN = Array.from({ length: 20 }, () => "ignore" as const);

// Below level B a program sees more than it should in any case.
test.skipIf(!isAtLeast(level, "B"))(
  "a file that was left open to the command is closed to programs",
  async () => {
    const secret = openSync("/etc/passwd", "r");
    try {
      const { stdout } = spawnSync(process.execPath, [MAIN, "doctor", "--attack", "open descriptors"], {
        stdio: ["ignore", "pipe", "ignore", ...OPEN, secret],
      });
      expect(stdout.toString()).toContain("1 × contained");
    } finally {
      closeSync(secret);
    }
  },
);
