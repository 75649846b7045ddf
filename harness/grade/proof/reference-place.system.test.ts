import { chmodSync, cpSync, symlinkSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { execa } from "execa";
import { expect, test } from "vitest";
import { PACKAGE_FOLDER } from "../../base/package.ts";
import { folderWith } from "../../testing/folders.ts";
import { workingLevels } from "../../testing/levels.ts";

const levels = await workingLevels();

test.skipIf(!levels.includes("C"))(
  "at level C the reference is run where only root can read this package",
  async () => {
    const closed = folderWith({});
    for (const part of ["dist", "cases", "package.json"])
      cpSync(path.join(PACKAGE_FOLDER, part), path.join(closed, part), { recursive: true });
    symlinkSync(path.join(PACKAGE_FOLDER, "node_modules"), path.join(closed, "node_modules"));
    chmodSync(closed, 0o700);
    const ofModule = (name: string) => pathToFileURL(path.join(closed, "dist", "harness", name)).href;
    const script = `
      import { referenceAttempt } from "${ofModule("grade/proof/reference.js")}";
      import { loadCases } from "${ofModule("problem/load.js")}";
      import { withLab } from "${ofModule("run/lab.js")}";
      const [asked] = loadCases({ files: ${JSON.stringify(path.join(closed, "cases", "lost-knight", "tiny-3x3.yaml"))} });
      const isolation = { level: "C", chainCpuMs: 0 };
      const { verdict } = await withLab({ isolation, jobs: 1 }, (lab) => referenceAttempt(asked, lab));
      console.log(verdict);
    `;
    const { stdout } = await execa(process.execPath, ["--input-type=module", "--eval", script]);
    expect(stdout).toBe("AC");
  },
);
