import path from "node:path";
import { execa } from "execa";
import { describe, expect, test } from "vitest";
import { PACKAGE_FOLDER } from "../base/package.ts";
import type { Report } from "../report/record/report.ts";
import { findOtherToolchains, findToolchain } from "../submission/build/toolchain.ts";
import { LANGUAGES } from "../submission/language/index.ts";
import { isOlder, versionIn } from "../submission/language/version.ts";
import { folderWith } from "../testing/folders.ts";

const PROGRAM = path.join(PACKAGE_FOLDER, "harness", "system", "fixtures", "redraws");
const SINCE = [3, 12];

const { python } = LANGUAGES;
const usual = await findToolchain(python);
const all = usual.found ? [usual.toolchain, ...(await findOtherToolchains(python))] : [];
const isNew = ({ version }: { readonly version: string }) => !isOlder(versionIn(version), SINCE);

/** Grades the program on the chessboard, as if nothing else were installed than what these variables lead to. */
async function graded(env: NodeJS.ProcessEnv): Promise<Report> {
  const main = path.join(PACKAGE_FOLDER, "dist", "harness", "cli", "main.js");
  const cases = path.join(PACKAGE_FOLDER, "cases", "knights-tour", "8x8.yaml");
  const options = ["--problem", "knights-tour", "--cases", cases, "--trust-submissions", "--json"];
  const manifests = ["--manifests", path.dirname(PROGRAM)];
  const { stdout } = await execa(process.execPath, [main, "grade", PROGRAM, ...options, ...manifests], {
    cwd: folderWith({}),
    env,
    reject: false,
  });
  return JSON.parse(stdout);
}

/** Only cases that a program with its start in the source can be asked are judged. */
const judged = ({ submissions }: Report) =>
  submissions[0]!.results.filter(({ finding }) => finding?.kind !== "start-fixed");

describe("a program that needs Python 3.12, draws 64 boards with pauses, clears the screen with cls and waits for ENTER", () => {
  test.skipIf(!all.some(isNew))("is accepted by the newest Python beside an older one", async () => {
    const report = await graded({});
    expect(judged(report)).toMatchObject([{ verdict: "AC" }]);
    expect(report.submissions[0]!.commands?.version).toMatch(/^Python 3\.(?:1[2-9]|[2-9]\d)/);
  });

  // What stands in /usr/bin is all that is left without a home folder and the user's own PATH.
  const system = all.find(({ paths }) =>
    Array.from(paths.values()).every((file) => file.startsWith("/usr/bin/")),
  );
  test.skipIf(!system || isNew(system))(
    "is skipped with that sentence where only an older one is",
    async () => {
      const nowhere = folderWith({});
      const results = judged(await graded({ HOME: nowhere, PATH: "/usr/bin:/bin", PYENV_ROOT: nowhere }));
      expect(results).toMatchObject([
        { verdict: "SK", finding: { kind: "newer-toolchain-needed", version: "3.12" } },
      ]);
      expect(results[0]!.finding!.message).toContain("needs at least Python 3.12");
    },
  );
});
