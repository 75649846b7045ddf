import path from "node:path";
import { expect, test } from "vitest";
import { PACKAGE_FOLDER } from "../base/package.ts";
import { loadCases } from "../problem/load.ts";
import { bestIsolation } from "../run/isolation/probe.ts";
import { discoverSubmissions } from "../submission/find/discover.ts";
import { checkerWith, customProblem } from "../testing/custom-problems.ts";
import { folderWith } from "../testing/folders.ts";
import { gradeAndTell } from "../testing/grading.ts";
import type { Files } from "../testing/wrong-answers.ts";

const below = (folder: string, files: Files) =>
  Object.fromEntries(Object.entries(files).map(([name, text]) => [`${folder}/${name}`, text]));

const PRINTS: Files = {
  "class/one/main.js": 'console.log("seven", require("fs").readFileSync(0, "utf8").trim());\n',
};

/** Grades a program that prints its input on a custom problem with one case. */
async function graded(problem: Files, program: Files = PRINTS) {
  const folder = folderWith({ ...below("cases", problem), ...program });
  const cases = loadCases({ files: path.join(folder, "cases") });
  const submissions = await discoverSubmissions(path.join(folder, "class"), "one");
  const report = await gradeAndTell({ cases, submissions, jobs: 2, isolation: await bestIsolation() }, "en");
  return { asked: report.cases[0]!, result: report.submissions[0]!.results[0]! };
}

const checker = (source: string, settings = "") =>
  customProblem(`checker: checker\n${settings}`, { files: { "checker/main.js": source } });

test("a checker is given input, answer and output, and its message for the team is the finding", async () => {
  const { result } = await graded({
    ...checker(`const fs = require("fs");
const [input, answer] = [2, 3].map((at) => fs.readFileSync(process.argv[at], "utf8"));
fs.writeFileSync(process.argv[4] + "judgemessage.txt", "not this");
fs.writeFileSync(process.argv[4] + "teammessage.txt", input + "/" + answer + "/" + fs.readFileSync(0, "utf8"));
process.exit(43);
`),
    "seven.yaml": "input: 7\nanswer: eight\n",
  });
  expect(result).toMatchObject({
    verdict: "WA",
    finding: { kind: "checker-rejects", quote: "7/eight/seven 7" },
  });
});

test("the answer of a case without one is that of the reference", async () => {
  const problem = customProblem("answer: line\nreference: reference", {
    files: { "reference/main.js": 'console.log("seven 7");\n' },
  });
  const { asked, result } = await graded(problem);
  expect(asked).toMatchObject({ answer: "seven 7\n", reference: { verdict: "AC" } });
  expect(result.verdict).toBe("AC");
});

test("a reference that contradicts the answer of a case makes the case wrong, and not the programs", async () => {
  const problem = customProblem("answer: line\nreference: reference", {
    answer: "answer: eight",
    files: { "reference/main.js": 'console.log("seven 7");\n' },
  });
  const { asked, result } = await graded(problem);
  expect(asked.reference).toMatchObject({ verdict: "WA", finding: { found: "seven 7", expected: "eight" } });
  expect(result).toMatchObject({ verdict: "JE", finding: { kind: "reference-rejected" } });
});

test.each<[what: string, problem: Files, fault: string]>([
  ["never ends", checker("for (;;);\n", "limits: { cpuMs: 300, wallMs: 60000 }"), "time"],
  [
    "floods its message",
    checker(
      'for (const fs = require("fs"); ; ) fs.appendFileSync(process.argv[4] + "teammessage.txt", "x".repeat(1e7));\n',
    ),
    "output",
  ],
  ["crashes", checker("process.abort();\n"), "signal"],
  ["ends as programs do", checker("0;\n"), "exit-code"],
  [
    "cannot be built",
    customProblem("checker: checker", { files: { "checker/main.js": "not a program\n" } }),
    "not-built",
  ],
])("a checker that %s is our error, which says so", async (_, problem, fault) => {
  const { result } = await graded(problem);
  expect(result).toMatchObject({
    verdict: "JE",
    finding: { kind: "author-program", program: "checker", fault },
  });
});

test("a language that this machine lacks keeps nobody from being judged by stated answers", async () => {
  const { asked, result } = await graded(
    customProblem("answer: line\nreference: reference", {
      answer: "answer: seven 7",
      files: { "reference/submission.yaml": "run: [cavalo-is-not-installed]\n", "reference/solve": "?" },
    }),
  );
  expect(asked.reference).toMatchObject({ verdict: "SK", finding: { kind: "answer-stated" } });

  expect(result.verdict).toBe("AC");
});

test("a checker that accepts is believed", async () => {
  const { result } = await graded(customProblem("checker: checker", { files: checkerWith(42) }));
  expect(result.verdict).toBe("AC");
});

test("the knight's moves are graded as the manifests state", async () => {
  const cases = loadCases({ files: path.join(PACKAGE_FOLDER, "cases", "knight-moves") }).filter(({ name }) =>
    ["each-move", "one-question", "board-20"].includes(name),
  );
  const submissions = await discoverSubmissions(
    path.join(PACKAGE_FOLDER, "submissions", "knight-moves"),
    undefined,
  );
  const report = await gradeAndTell({ cases, submissions, jobs: 2, isolation: await bestIsolation() }, "en");
  const results = report.submissions.flatMap(({ name, results: own }) =>
    own.map((result) => ({ name, ...result })),
  );
  expect(results.filter(({ verdict, expected }) => verdict !== expected && verdict !== "SK")).toEqual([]);
  expect(results.filter(({ verdict }) => verdict === "AC").length).toBeGreaterThan(6);
});
