import path from "node:path";
import { describe, expect, test } from "vitest";
import { type Attempt, attempt } from "./attempt.ts";
import { loadCases } from "./case/load.ts";
import { PACKAGE_FOLDER } from "./package.ts";
import { type Isolation, isAtLeast } from "./run/isolation/index.ts";
import { createScratch } from "./run/scratch.ts";
import { build, type Executable } from "./submission/build.ts";
import { discoverSubmissions } from "./submission/discover.ts";
import { LANGUAGES } from "./submission/language/index.ts";
import { findToolchain } from "./submission/toolchain.ts";
import { folderWith } from "./testing/folders.ts";
import { isolationAt, WORKING_LEVELS } from "./testing/levels.ts";

const MINUTES = 60_000;
const MIB = 1024 * 1024;

const [ONE_MOVE] = loadCases({
  files: path.join(PACKAGE_FOLDER, "cases", "lost-knight", "exit-next-to-c.yaml"),
  problem: undefined,
});
const LIMITS = { cpuMs: 5000, wallMs: 17_000, memoryBytes: 256 * MIB, outputBytes: 100_000 };
/** The limits that are waited for are short. */
const SHORT = { cpu: { cpuMs: 600 }, wall: { wallMs: 2000 }, memory: {}, output: {}, file: {} };

const TO_THE_BYTE = [100_000, 100_001] as const;

/** How much of each resource is just below the limit, and just above it, less what the run time itself takes. */
const AMOUNTS = {
  c: { cpu: [560, 640], wall: [1500, 2100], memory: [250, 258], output: TO_THE_BYTE, file: TO_THE_BYTE },
  python: { cpu: [560, 640], wall: [1500, 2100], memory: [240, 258], output: TO_THE_BYTE, file: TO_THE_BYTE },
  java: { cpu: [500, 700], wall: [1200, 2100], memory: [230, 262], output: TO_THE_BYTE, file: TO_THE_BYTE },
  javascript: {
    cpu: [500, 700],
    wall: [1200, 2100],
    memory: [200, 310],
    output: TO_THE_BYTE,
    file: TO_THE_BYTE,
  },
} as const;
type Language = keyof typeof AMOUNTS;
const LANGUAGE_NAMES = Object.keys(AMOUNTS) as Language[];

const AT_THE_LIMITS = {
  cpu: ["AC", "TLE: cpu-limit"],
  wall: ["AC", "TLE: wall-limit"],
  memory: ["AC", "MLE: memory-limit"],
  output: ["AC", "OLE: output-limit"],
  file: ["AC", "OLE: output-limit"],
} as const;
type Resource = keyof typeof AT_THE_LIMITS;

// Below level B a program that takes too much is not contained.
const LEVELS = WORKING_LEVELS.filter((level) => isAtLeast(level, "B"));

async function built(language: Language, isolation: Isolation): Promise<Executable> {
  const [submission] = discoverSubmissions(
    path.join(PACKAGE_FOLDER, "harness", "fixtures", "limits", language),
    "lost-knight",
  );
  const folder = folderWith({ "shared-home/.keep": "" });
  const place = { folder, sharedHome: path.join(folder, "shared-home"), isolation };
  const done = await build(submission!, place);
  if (done.kind !== "ready") throw new Error(done.finding.kind);
  return done.executable;
}

describe.skipIf(LEVELS.length === 0).each(LANGUAGE_NAMES)("%s", async (language) => {
  const { found } = await findToolchain(LANGUAGES[language]);
  test.skipIf(!found).each(LEVELS)(
    "at level %s a program just below each limit is accepted, just above it gets that limit's verdict",
    async (level) => {
      const isolation = isolationAt(level);
      const place = { scratch: createScratch(), isolation };
      const executable = await built(language, isolation);
      const use = (resource: Resource, amount: number): Promise<Attempt> => {
        const input = { arguments: [resource, String(amount)] };
        const manifest = { input, ...(resource === "file" && { answer: { file: "answer.txt" } }) };
        const asked = { ...ONE_MOVE!, limits: { ...LIMITS, ...SHORT[resource] } };
        return attempt({ executable, manifest }, asked, place);
      };
      const verdicts: Record<string, string[]> = {};
      for (const [resource, amounts] of Object.entries(AMOUNTS[language])) {
        verdicts[resource] = [];
        for (const amount of amounts) {
          const { verdict, finding } = await use(resource as Resource, amount);
          verdicts[resource].push(finding ? `${verdict}: ${finding.kind}` : verdict);
        }
      }
      place.scratch.remove();
      expect(verdicts).toEqual(AT_THE_LIMITS);
    },
    MINUTES,
  );
});
