import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { expect, test } from "vitest";
import { PACKAGE_FOLDER } from "../base/package.ts";
import { seededRandom } from "../case/generator/random.ts";
import { cavalo } from "../testing/cavalo.ts";
import { folderWith } from "../testing/folders.ts";
import { processesWith, scratchOf } from "../testing/residue.ts";
import { seedForTest } from "../testing/seed.ts";

/** A grading of this class takes a few seconds, of compilers and of programs. */
const LONGEST_MS = 6000;

const PROGRAMS = {
  "c/main.c": '#include <stdio.h>\nint main(void) { puts("2 movimentos"); }\n',
  "idle/main.js": "setInterval(() => {}, 1000);\n",
  "java/Main.java":
    'class Main { public static void main(String[] words) { System.out.println("2 movimentos"); } }\n',
  "busy/main.py": "while True: pass\n",
};

/** Passes an argument to each program by which it is found among the processes. */
function classWith(mark: string): string {
  const manifests = Object.keys(PROGRAMS).map((file) => [
    `${path.dirname(file)}/submission.yaml`,
    `input:\n  arguments: ["${mark}"]\n`,
  ]);
  return folderWith({ ...PROGRAMS, ...Object.fromEntries(manifests) });
}

/** Defines a test that kills so many gradings, each at a moment that the seed chooses. */
export function testKills(kills: number): void {
  test(`of ${kills} gradings that are killed at any moment no process is left, and nothing on the disk after the next start`, async () => {
    const random = seededRandom(seedForTest());
    const cases = path.join(PACKAGE_FOLDER, "cases", "lost-knight", "tiny-*.yaml");
    const options = ["--problem", "lost-knight", "--cases", cases];
    const killed: (number | undefined)[] = [];
    for (let kill = 0; kill < kills; kill++) {
      const mark = `kill-${process.pid}-${kill}`;
      const grading = cavalo(classWith(mark), "grade", ".", "--trust-submissions", "--no-adopt", ...options);
      await setTimeout(random.below(LONGEST_MS));
      grading.kill("SIGKILL");
      await grading;
      killed.push(grading.pid);
      await expect.poll(() => processesWith(mark)).toEqual([]);
    }
    await cavalo(folderWith({ "main.js": "console.log(1)\n" }), "check", ...options);
    expect(killed.flatMap(scratchOf)).toEqual([]);
  });
}
