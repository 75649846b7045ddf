import { cpSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { Ajv } from "ajv";
import { execa } from "execa";
import { expect, test } from "vitest";
import { PACKAGE_FOLDER } from "../../base/package.ts";
import { customProblem } from "../../testing/custom-problems.ts";
import { folderWith } from "../../testing/folders.ts";
import { RUNNING } from "../../testing/older-package.ts";
import type { Verification } from "../../verify/verification.ts";

const MINUTES = 60_000;

/** Parts of the package that a verification with few programs needs, each right program with its mutants. */
const FEW_PROGRAMS = [
  ...RUNNING,
  "submissions/knights-tour/javascript-any-board",
  "submissions/knights-tour/javascript-squares",
  "submissions/knights-tour/python-any-board",
  "harness/verify/mutant/knights-tour/answer.yaml",
  "submissions/lost-knight/c-array-queue",
  "submissions/lost-knight/javascript-bare-number",
  "submissions/lost-knight/javascript-two-ends",
  "harness/verify/mutant/lost-knight/counting.yaml",
];

/** Copies the package with few of its programs; the path of the copy. */
function packageOfFewPrograms(): string {
  const copy = folderWith({});
  for (const part of FEW_PROGRAMS)
    cpSync(path.join(PACKAGE_FOLDER, part), path.join(copy, part), { recursive: true });
  symlinkSync(path.join(PACKAGE_FOLDER, "node_modules"), path.join(copy, "node_modules"));
  return copy;
}

const verify = (packageFolder: string, ...args: string[]) => {
  const main = path.join(packageFolder, "dist", "harness", "cli", "main.js");
  return execa(process.execPath, [main, "verify", ...args], { reject: false, stdin: "ignore" });
};

const failuresIn = (json: string) =>
  (JSON.parse(json) as Verification).problems.flatMap(({ failures }) => failures).join("\n");

test("a wrong stated answer is told with its place", async () => {
  const cases = folderWith({
    "problem.yaml": "problem: lost-knight\ntitle: One wrong answer\n",
    "wrong.yaml": "title: Not one move\nboard:\n  text: |\n    C.x\n    .xS\nanswer: 2\n",
  });
  const { exitCode, stderr } = await verify(PACKAGE_FOLDER, "--cases", cases);
  expect(exitCode).toBe(1);
  expect(stderr).toContain("wrong.yaml:6:1: the stated answer is 2, but the answer for this board is 1");
});

test("the reference of an author's own problem is changed, and changes that no case notices are told", async () => {
  const program = (text: string) =>
    `const n = Number(require("fs").readFileSync(0)); console.log(${text});\n`;
  const cases = folderWith(
    customProblem("answer: line\nreference: reference", {
      files: { "reference/main.js": program("n % 9"), "samples/right/main.js": program("n") },
    }),
  );
  writeFileSync(path.join(cases, "samples", "right", "submission.yaml"), 'expect: { "*": AC }\n');
  const { exitCode, stdout } = await verify(PACKAGE_FOLDER, "--items", "--cases", cases);
  expect(stdout).toMatch(
    /With \d wrong programs nothing can be said about the cases: it takes at least 20\./,
  );
  expect(stdout).toContain("Right programs: 1 besides the reference. 1 of 1 runs accepted.");
  expect(stdout).toContain("reference/main.js:1: 9 becomes 10.");
  expect(stdout).toMatch(/operators-\d +w\n/);
  expect(stdout).toContain("No problems found.");
  expect(exitCode).toBe(0);
});

test("a case set that is not there cannot be verified", async () => {
  expect((await verify(PACKAGE_FOLDER, "--cases", "/nowhere")).exitCode).toBe(2);
});

test(
  "a tour where none is said to be, and a limit that no right program can keep, are told as the schema says",
  async () => {
    const cases = folderWith({
      "problem.yaml": "problem: knights-tour\ntitle: Two mistakes\n",
      "none.yaml": "title: There is one\nrows: 5\ncolumns: 5\nstart: [0, 0]\nanswer: none\n",
      "hurry.yaml": "title: No time\nrows: 1000\ncolumns: 1000\nstart: [0, 0]\nlimits: { cpuMs: 10 }\n",
    });
    const { exitCode, stdout } = await verify(packageOfFewPrograms(), "--json", "--cases", cases);
    expect(exitCode).toBe(1);
    const schema = path.join(PACKAGE_FOLDER, "harness", "verify", "verification.schema.json");
    expect(new Ajv().validate(JSON.parse(readFileSync(schema, "utf8")), JSON.parse(stdout))).toBe(true);
    const told = failuresIn(stdout);
    expect(told).toContain("knights-tour/hurry: no right program finishes within its limit of 10 ms");
    expect(told).toContain(
      "knights-tour/none: the reference is not accepted (JE: the case says that there is no tour from (0, 0), but the program printed one). 0 of",
    );
  },
  15 * MINUTES,
);

test(
  "a checker that lets wrong numbers pass is told, by damaged answers and by wrong programs that survive",
  async () => {
    const copy = packageOfFewPrograms();
    const bundle = path.join(copy, "dist", "bundle");
    const chunks = readdirSync(bundle).map((name) => path.join(bundle, name));
    const isChecker = (file: string) => readFileSync(file, "utf8").includes("if(found!==expected)");
    const [checker, ...others] = chunks.filter(isChecker);
    expect(others).toEqual([]);
    writeFileSync(checker!, readFileSync(checker!, "utf8").replace("if(found!==expected)", "if(!1)"));

    const cases = path.join(PACKAGE_FOLDER, "cases", "lost-knight", "tiny-2x3.yaml");
    const { exitCode, stdout } = await verify(copy, "--json", "--cases", cases);
    expect(exitCode).toBe(1);
    const told = failuresIn(stdout);
    expect(told).toContain("a wrong answer is accepted on lost-knight/tiny-2x3: a Portuguese sentence");
    expect(told).toContain("the mutant counts-squares survives");
  },
  15 * MINUTES,
);
