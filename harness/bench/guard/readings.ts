// Measures readings in a process of their own, and tells the CPU time of each as JSON.

import path from "node:path";
import { PACKAGE_FOLDER } from "../../base/package.ts";
import { judgeSubmission } from "../../grade/task/judge-submission.ts";
import { taskFor } from "../../grade/task/task.ts";
import { loadCases } from "../../problem/load.ts";
import { cpuSecondsIn, leastCpuOf } from "../measure.ts";
import { bareScan, floodOf, LINES } from "../outputs.ts";

const KIB = 1024;

/** For a board without a tour, all that is looked for in an output is looked for in what no reader understands. */
const [asked] = loadCases({ files: path.join(PACKAGE_FOLDER, "cases"), problem: "knights-tour" });
const tasks = [taskFor(asked!, {})];
const costs: Record<string, number> = {};
for (const [kind, line] of Object.entries(LINES)) {
  const bytes = Buffer.alloc(1024 * KIB, line);
  const [fewRuns, manyRuns] = [[await floodOf(line, 256 * KIB)], [await floodOf(line, 1024 * KIB)]];
  const short = { scan: () => bareScan(bytes), few: () => judgeSubmission(tasks, fewRuns) };
  const { scan, few } = await leastCpuOf(short, 3);
  const many = await cpuSecondsIn(() => judgeSubmission(tasks, manyRuns));
  Object.assign(costs, { [`${kind} scan`]: scan, [`${kind} few`]: few, [`${kind} many`]: many });
}
console.log(JSON.stringify(costs));
