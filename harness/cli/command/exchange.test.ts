import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { cavalo } from "../../testing/cavalo.ts";
import { folderWith } from "../../testing/folders.ts";
import type { Files } from "../../testing/wrong-answers.ts";

const adds = (text: string) =>
  `const sum = require("fs").readFileSync(0, "utf8").split(" ").map(Number).reduce((a, b) => a + b);\nconsole.log(${text});\n`;

/** A package with two cases and programs in its folders. */
const PACKAGE: Files = {
  "problem.yaml": "name: Sums\nlimits:\n  memory: 256\nvalidator_flags: float_tolerance 1e-3\n",
  "data/sample/1.in": "1 2\n",
  "data/sample/1.ans": "3\n",
  "data/secret/group/large.in": "20 22\n",
  "data/secret/group/large.ans": "42.0004\n",
  "submissions/accepted/sum.js": adds("sum"),
  "submissions/wrong_answer/off.js": adds("sum > 9 ? 9 : sum"),
  "submissions/wrong_answer/right.js": adds("sum"),
  "submissions/run_time_error/throws.js": "null.x;\n",
  "submissions/accepted/sum.erl": "print_int 3",
};

const packed = (files: Files) =>
  folderWith(Object.fromEntries(Object.entries(files).map(([name, text]) => [`sums/${name}`, text])));

test("a Kattis package is taken over, and its programs get what their folders say, or it is told", async () => {
  const folder = packed(PACKAGE);
  const { stdout, exitCode } = await cavalo(folder, "import", "kattis", "sums", "--to", "somas");
  expect(stdout.split("\n")).toEqual([
    "submissions/accepted/sum.erl was not taken over: nothing here can run it",
    "AC  accepted-sum-js: as expected",
    "RTE run_time_error-throws-js: as expected",
    "WA  wrong_answer-off-js: as expected",
    "AC  wrong_answer-right-js: NOT AS EXPECTED",
    `Problem: ${path.join(folder, "somas")}`,
  ]);
  expect(exitCode).toBe(1);
  const settings = readFileSync(path.join(folder, "somas", "problem.yaml"), "utf8");
  expect(settings).toContain("tolerance: 0.001");
  expect(settings).toContain("cpuMs: 1000");
  expect(settings).toContain("reference:\n  - samples/accepted-sum-js\n");
  const off = readFileSync(
    path.join(folder, "somas", "samples", "wrong_answer-off-js", "submission.yaml"),
    "utf8",
  );
  expect(off).toBe("expect:\n  sample/1: AC\n  secret/group/large: WA\n");

  const exported = await cavalo(folder, "export", "kattis", "sums", "--cases", "somas", "--to", "again");
  expect(exported.exitCode).toBe(0);
  const again = (name: string) => readFileSync(path.join(folder, "again", name), "utf8");
  expect(again("data/secret/secret-group-large.ans")).toBe("42.0004\n");
  expect(again("data/test_group.yaml")).toContain("float_tolerance");
  expect(again("problem.yaml")).toContain("problem_format_version: 2025-09");
});

test.each([
  ["type: interactive\n", "this problem is interactive"],
  ["validation: custom interactive\n", "this problem is interactive"],
  ["type: [pass-fail, multi-pass]\n", "this problem is multi-pass"],
])("a package with %j is refused in one line", async (settings, sentence) => {
  const { stderr, exitCode } = await cavalo(packed({ "problem.yaml": settings }), "import", "kattis", "sums");
  expect(stderr).toContain(sentence);
  expect(exitCode).toBe(2);
});
