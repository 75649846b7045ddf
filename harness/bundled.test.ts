import path from "node:path";
import { beforeAll, expect, test } from "vitest";
import { execa } from "execa";
import { discoverSubmissions } from "./submission/discover.ts";
import { PACKAGE_FOLDER } from "./package.ts";
import type { Report } from "./report/report.ts";
import { folderWith } from "./testing/folders.ts";

/** Grades every bundled program on every bundled case, as \`npm run grade\` does: real compilers, real runs. */
let report: Report;
let exitCode: number | undefined;

beforeAll(async () => {
  const { stdout, ...ended } = await execa("npm", ["run", "--silent", "grade", "--", "--json", "--out", folderWith({})], {
    cwd: PACKAGE_FOLDER,
    reject: false,
  });
  report = JSON.parse(stdout);
  exitCode = ended.exitCode;
}, 900_000);
