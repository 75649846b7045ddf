import path from "node:path";
import { describe, expect, test } from "vitest";
import { PACKAGE_FOLDER } from "../base/package.ts";
import { attempt } from "../grade/proof/attempt.ts";
import { taskFor } from "../grade/task/task.ts";
import { loadCases } from "../problem/load.ts";
import type { Lab } from "../run/lab.ts";
import type { Limits } from "../run/outcome.ts";
import { build } from "../submission/build/build.ts";
import type { Executable } from "../submission/build/executable.ts";
import { findToolchain } from "../submission/build/toolchain.ts";
import { discoverSubmissions } from "../submission/find/discover.ts";
import { LANGUAGES } from "../submission/language/index.ts";
import { folderWith } from "../testing/folders.ts";
import { labFor } from "../testing/lab.ts";
import { isolationAt, workingLevels } from "../testing/levels.ts";

const MIB = 1024 * 1024;

const [ONE_MOVE] = loadCases({
  files: path.join(PACKAGE_FOLDER, "cases", "lost-knight", "exit-next-to-c.yaml"),
  problem: undefined,
});
/** More than a slow machine needs. */
const LIMITS = { cpuMs: 30_000, wallMs: 100_000, memoryBytes: 256 * MIB, outputBytes: 100_000 };

/** A use of a resource that is to be accepted, or is to end at its limit. */
interface Use {
  readonly amount: number;
  readonly limits?: Partial<Limits>;
}
type Pair = readonly [within: Use, beyond: Use];

/** Nobody need be quick to be accepted, and what is not accepted never ends. */
const WALL: Pair = [{ amount: 100 }, { amount: 1_000_000, limits: { wallMs: 1000 } }];
const TO_THE_BYTE: Pair = [{ amount: 100_000 }, { amount: 100_001 }];

/** Just below the limit and just above it, less what starting and ending the program takes of it. */
const mebibytes = (within: number, beyond: number): Pair => [{ amount: within }, { amount: beyond }];

/** Half of the limit, so that starting and ending the program may take as long, and just above it. */
const CPU: Pair = [
  { amount: 1000, limits: { cpuMs: 2000 } },
  { amount: 2100, limits: { cpuMs: 2000 } },
];
const SAME = { cpu: CPU, wall: WALL, output: TO_THE_BYTE, file: TO_THE_BYTE };

const USES = {
  c: { ...SAME, memory: mebibytes(250, 258) },
  python: { ...SAME, memory: mebibytes(240, 258) },
  java: { ...SAME, memory: mebibytes(230, 262) },
  javascript: { ...SAME, memory: mebibytes(200, 310) },
} as const;
type Language = keyof typeof USES;
export const WITH_LIMITS = Object.keys(USES) as Language[];

const AT_THE_LIMITS = {
  cpu: ["AC", "TLE: cpu-limit"],
  wall: ["AC", "TLE: wall-limit"],
  memory: ["AC", "MLE: memory-limit"],
  output: ["AC", "OLE: output-limit"],
  file: ["AC", "OLE: output-limit"],
} as const;

// Below level B a program that takes too much is not contained.
const LEVELS = await workingLevels("B");

async function built(language: Language, lab: Lab): Promise<Executable> {
  const [submission] = await discoverSubmissions(
    path.join(PACKAGE_FOLDER, "harness", "system", "fixtures", "limits", language),
    "lost-knight",
  );
  const done = await build(submission!, folderWith({}), lab);
  if (done.kind !== "ready") throw new Error(done.finding.kind);
  return done.executable;
}

/** Defines a test for each of some languages, and level: a program is put to its limits, so many times. */
export function testLimits(languages: readonly Language[], times: number): void {
  describe.skipIf(LEVELS.length === 0).each(languages)("%s", async (language) => {
    const { found } = await findToolchain(LANGUAGES[language]);
    test.skipIf(!found).each(LEVELS)(
      "at level %s a program within each limit is accepted, beyond it gets that limit's verdict",
      async (level) => {
        const lab = labFor(await isolationAt(level));
        const executable = await built(language, lab);
        for (let time = 0; time < times; time++)
          expect(await verdictsOf(executable, language, lab)).toEqual(AT_THE_LIMITS);
      },
    );
  });
}

async function verdictsOf(executable: Executable, language: Language, lab: Lab) {
  const verdicts: Record<string, string[]> = {};
  for (const [resource, pair] of Object.entries(USES[language])) {
    verdicts[resource] = [];
    for (const { amount, limits } of pair) {
      const input = { arguments: [resource, String(amount)] };
      const manifest = { input, ...(resource === "file" && { answer: { file: "answer.txt" } }) };
      const asked = { ...ONE_MOVE!, limits: { ...LIMITS, ...limits } };
      const { verdict, finding } = await attempt({ executable }, taskFor(asked, manifest), lab);
      verdicts[resource].push(finding ? `${verdict}: ${finding.kind}` : verdict);
    }
  }
  return verdicts;
}
