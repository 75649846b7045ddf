import path from "node:path";
import { expect, test } from "vitest";
import { PACKAGE_FOLDER } from "../base/package.ts";
import { attemptFairly } from "../grade/proof/attempt.ts";
import { taskFor } from "../grade/task/task.ts";
import { loadCases } from "../problem/load.ts";
import { bestIsolation } from "../run/isolation/probe.ts";
import { createSlots } from "../run/slots.ts";
import { build } from "../submission/build/build.ts";
import { findToolchain } from "../submission/build/toolchain.ts";
import { discoverSubmissions } from "../submission/find/discover.ts";
import { LANGUAGES } from "../submission/language/index.ts";
import { folderWith } from "../testing/folders.ts";
import { labFor } from "../testing/lab.ts";
import { startRivals } from "../testing/rivals.ts";

const RUNS = 500;
/** Runs that wait for a processor beside the rivals, as they do in a grading with many jobs. */
const AT_ONCE = 8;
const RIVALS = 16;
const CPU_MS = 200;

test.each(["c", "python"] as const)(
  `right programs in %s with half of their CPU time, beside ${RIVALS} busy loops, are accepted ${RUNS} times`,
  async (language) => {
    const { found } = await findToolchain(LANGUAGES[language]);
    if (!found) return;
    const lab = { ...labFor(await bestIsolation()), slots: createSlots(AT_ONCE) };
    const program = path.join(PACKAGE_FOLDER, "harness", "system", "fixtures", "limits", language);
    const [submission] = await discoverSubmissions(program, "lost-knight");
    const built = await build(submission!, folderWith({}), lab);
    if (built.kind !== "ready") throw new Error(built.finding.kind);
    const files = path.join(PACKAGE_FOLDER, "cases", "lost-knight", "exit-next-to-c.yaml");
    const [asked] = loadCases({ files, problem: "lost-knight" });
    const limits = { ...asked!.limits, cpuMs: CPU_MS, wallMs: 3 * CPU_MS + 2000 };
    const task = taskFor({ ...asked!, limits }, { input: { arguments: ["cpu", String(CPU_MS / 2)] } });

    startRivals(RIVALS);
    const verdicts: Record<string, number> = {};
    const runOnce = async () => {
      const { verdict } = await attemptFairly({ executable: built.executable }, task, lab);
      verdicts[verdict] = (verdicts[verdict] ?? 0) + 1;
    };
    await Promise.all(Array.from({ length: RUNS }, runOnce));
    expect(verdicts).toEqual({ AC: RUNS });
  },
);
