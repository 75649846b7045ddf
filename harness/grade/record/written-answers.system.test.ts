import path from "node:path";
import { expect, test } from "vitest";
import { PACKAGE_FOLDER } from "../../base/package.ts";
import { loadCases } from "../../problem/load.ts";
import { forStudents } from "../../report/record/audience.ts";
import { discoverSubmissions } from "../../submission/find/discover.ts";
import { folderWith } from "../../testing/folders.ts";
import { gradeAndTell } from "../../testing/grading.ts";
import { scriptRuns } from "../../testing/script-runs.ts";
import { thisMachine } from "../this-machine.ts";

const READS = 'const rows = require("fs").readFileSync(process.argv[2], "utf8").trim().split("\\n");\n';

/** Knows the public answers by the number of rows. */
const TABLE = `${READS}// 102 is not among them
const moves = {
  40: 320,
  60: 19,
  400: 100, 600: "101",
  20: 12,
};
console.log(\`\${moves[rows.length] ?? 1} movimentos\`);
`;

/** Computes them, beside moves and sizes. */
const SEARCH = `${READS}const SIZES = [7, 9, 20, 40, 60, 80, 320, 400, 600];
const [height, width] = [rows.length, rows[0].length];
const board = rows.join("");
const moves = Array.from(board, () => 0);
const queue = [board.indexOf("C")];
for (const here of queue) {
  if (board[here] === "S") console.log(\`\${moves[here]} movimentos\`);
  for (const [down, right] of [[1, 2], [2, 1], [2, -1], [1, -2], [-1, -2], [-2, -1], [-2, 1], [-1, 2]]) {
    const row = (Math.floor(here / width) + down + 2 * height) % height;
    const next = row * width + (((here % width) + right + 2 * width) % width);
    if (board[next] === "x" || moves[next] > 0 || next === queue[0]) continue;
    moves[next] = moves[here] + 1;
    queue.push(next);
  }
}
`;

test("a program that only knows the public answers is told to its instructor alone, and keeps its points", async () => {
  const folder = folderWith({ "tabela/main.js": TABLE, "busca/main.js": SEARCH });
  const files = ["maze", "open-80", "hundred-moves", "rectangle-*"].map((name) =>
    path.join(PACKAGE_FOLDER, "cases", "lost-knight", `${name}.yaml`),
  );
  const lab = { jobs: 1, isolation: { level: "D", chainCpuMs: 0 } } as const;
  const report = await gradeAndTell({
    ...lab,
    cases: loadCases({ files, problem: "lost-knight" }),
    submissions: await discoverSubmissions(folder, "lost-knight"),
    executor: thisMachine(lab, { runsOf: scriptRuns }),
  });
  const [search, table] = report.submissions;
  expect(search).toMatchObject({ name: "busca", verdicts: { AC: 7 } });
  expect(search!.notices).toBeUndefined();
  expect(table).toMatchObject({ verdicts: { AC: 5, WA: 2 }, points: { earned: 12, unjudged: 0 } });
  expect(table!.toLookAt).toBeUndefined();
  expect(table!.notices?.map(({ message }) => message)).toEqual([
    "4 of the 4 public answers that are not common numbers are in main.js, lines 4-6. The program is right on all 5 public cases, and wrong on 2 of 2 hidden ones. See if it computes its answers",
  ]);
  expect(JSON.stringify(forStudents(report, "2026-11-22"))).not.toContain("answers-written");
});
