import { execFileSync } from "node:child_process";
import {
  chmodSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { PACKAGE_FOLDER } from "../base/package.ts";
import { collectClass } from "../class/reading/collect.ts";
import { runProgram } from "../cli/program.ts";
import { loadCases } from "../problem/load.ts";
import type { Report } from "../report/record/report.ts";
import { bestIsolation } from "../run/isolation/probe.ts";
import { cavaloWithin } from "../testing/cavalo.ts";
import { folderWith } from "../testing/folders.ts";
import { gradeAndTell } from "../testing/grading.ts";

const cavalo = cavaloWithin(runProgram);

const CASE = path.join(PACKAGE_FOLDER, "cases", "lost-knight", "tiny-2x3.yaml");

const RIGHT = 'console.log("1 movimento");\n';

/** Hand-ins that nobody can run, or that are made to stop a class; by what they are. */
const BROKEN: Readonly<Record<string, (folder: string) => void>> = {
  "a pipe as manifest": (folder) => {
    execFileSync("mkfifo", [path.join(folder, "submission.yaml")]);
  },
  "a link as manifest": (folder) => symlinkSync("/etc/passwd", path.join(folder, "submission.yaml")),
  "a folder as manifest": (folder) => mkdirSync(path.join(folder, "submission.yaml")),
  "an unknown key": (folder) => writeFileSync(path.join(folder, "submission.yaml"), "langage: c\n"),
  "100,000 keys": (folder) => {
    const keys = Array.from({ length: 100_000 }, (_, at) => `  k${at}: AC\n`).join("");
    writeFileSync(path.join(folder, "submission.yaml"), `expect:\n${keys}`);
  },
  "values in each other": (folder) =>
    writeFileSync(path.join(folder, "submission.yaml"), `title: ${"[".repeat(30_000)}`),
  "an unreadable file": (folder) => chmodSync(path.join(folder, "main.js"), 0o000),
  "no source": (folder) => replaceBy(folder, "leia-me.txt"),
  "a notebook": (folder) => replaceBy(folder, "cavalo.ipynb"),
  "an archive": (folder) => replaceBy(folder, "trabalho.zip"),
  "a deep tree": (folder) => {
    replaceBy(folder, "leia-me.txt");
    const deep = path.join(folder, ...Array<string>(900).fill("a"));
    mkdirSync(deep, { recursive: true });
  },
  "6 GB of sparse sources": (folder) => {
    for (let at = 0; at < 60; at++) {
      writeFileSync(path.join(folder, `${at}.c`), "");
      truncateSync(path.join(folder, `${at}.c`), 100_000_000);
    }
  },
};

function replaceBy(folder: string, name: string): void {
  execFileSync("mv", [path.join(folder, "main.js"), path.join(folder, name)]);
}

/** Grades a class on one small case. */
async function gradeClass(folder: string): Promise<{ exitCode: number | undefined; report: Report }> {
  const options = ["--trust-submissions", "--no-adopt", "--problem", "lost-knight", "--cases", CASE];
  const { exitCode } = await cavalo(folder, "grade", "turma", ...options);
  return {
    exitCode,
    report: JSON.parse(readFileSync(path.join(folder, "reports", "latest", "report.json"), "utf8")),
  };
}

const pointsOf = ({ submissions }: Report) =>
  new Map(submissions.map(({ name, points }) => [name, points.earned]));

test("12 broken hand-ins of 20 cost their own rows, and nobody vanishes", async () => {
  const honest = Array.from({ length: 7 }, (_, at) => `aluna ${at}`);
  const files = Object.fromEntries(
    [...honest, ...Object.keys(BROKEN)].map((name) => [`turma/${name}/main.js`, RIGHT]),
  );
  const folder = folderWith({ ...files, "turma/solta.js": RIGHT });
  for (const [name, breakIt] of Object.entries(BROKEN)) breakIt(path.join(folder, "turma", name));
  const { exitCode, report } = await gradeClass(folder);
  expect(exitCode).toBe(1);
  expect(report.submissions).toHaveLength(20);
  const points = pointsOf(report);
  expect(points.get("solta")).toBeGreaterThan(0);
  expect(honest.filter((name) => !points.get(name))).toEqual([]);
});

test("a student's manifest decides neither which cases are judged nor what is right", async () => {
  const folder = folderWith({
    "turma/ana/main.js": 'console.log("9 movimentos");\n',
    "turma/ana/submission.yaml": "fixed: { rows: 4, columns: 4 }\nexpect: { '*': WA }\nrun: [cat, main.js]\n",
    "turma/target/main.js": RIGHT,
  });
  const { exitCode, report } = await gradeClass(folder);
  expect(exitCode).toBe(1);
  const [ana, target] = report.submissions;
  expect(ana).toMatchObject({ verdicts: { WA: 1 }, failures: 1 });
  expect(ana!.notices).toContainEqual(
    expect.objectContaining({ kind: "keys-ignored", keys: ["fixed", "run", "expect"] }),
  );
  expect(target).toMatchObject({ name: "target", verdicts: { AC: 1 } });
});

test("a student's manifest cannot let the build solve a case", async () => {
  const solving = `driver:\n  files: { main.js: '${RIGHT.trim()}' }\nbuild: [[cp, right.txt, main.js]]\n`;
  const folder = folderWith({
    "turma/ana/main.js": 'console.log("9 movimentos");\n',
    "turma/ana/right.txt": RIGHT,
    "turma/ana/submission.yaml": solving,
  });
  const { report } = await gradeClass(folder);
  const [ana] = report.submissions;
  expect(ana).toMatchObject({ verdicts: { WA: 1 } });
  expect(ana!.notices).toContainEqual(
    expect.objectContaining({ kind: "keys-ignored", keys: ["driver", "build"] }),
  );
});

test("a data file that is swapped for a link or a pipe after it was taken in reaches no run", async () => {
  const folder = folderWith({
    "turma/ana/main.js": 'console.log(require("node:fs").readFileSync("dados.txt", "utf8"));\n',
    "turma/ana/dados.txt": "1 movimento\n",
    "segredo.txt": "99 movimentos\n",
  });
  const data = path.join(folder, "turma", "ana", "dados.txt");
  for (const swap of [
    () => symlinkSync(path.join(folder, "segredo.txt"), data),
    () => execFileSync("mkfifo", [data]),
  ]) {
    writeFileSync(data, "1 movimento\n");
    const request = {
      root: path.join(folder, "turma"),
      problem: "lost-knight",
      manifests: { trusted: false },
    } as const;
    const { submissions } = await collectClass(request, folderWith({}));
    rmSync(data);
    swap();
    const isolation = await bestIsolation();
    const report = await gradeAndTell(
      { cases: loadCases({ files: CASE }), submissions, jobs: 1, isolation },
      "en",
    );
    expect(report.submissions).toMatchObject([{ name: "ana", verdicts: { AC: 1 } }]);
    rmSync(data);
  }
});

test("an instructor's manifest counts, and takes the place of the student's", async () => {
  const folder = folderWith({
    "turma/ana/programa.txt": RIGHT,
    "turma/ana/submission.yaml": "language: python\n",
    "manifestos/ana.yaml": 'run: [node, "{folder}/programa.txt"]\n',
  });
  const options = ["--trust-submissions", "--no-adopt", "--problem", "lost-knight", "--cases", CASE];
  const { exitCode } = await cavalo(folder, "grade", "turma", ...options, "--manifests", "manifestos");
  expect(exitCode).toBe(0);
});
