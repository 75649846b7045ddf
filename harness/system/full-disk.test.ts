import { mkdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { execa } from "execa";
import { expect, test } from "vitest";
import { PACKAGE_FOLDER } from "../base/package.ts";
import type { Report } from "../report/record/report.ts";
import { casesAlone } from "../testing/cases-alone.ts";
import { folderWith } from "../testing/folders.ts";

const MAIN = path.join(PACKAGE_FOLDER, "dist", "harness", "cli", "main.js");
const CASES = casesAlone("tiny-2x3", "tiny-3x3");
const ONE_CASE = path.join(CASES, "tiny-3x3.yaml");

/** Output that cannot be packed: more than the small disk has room for. */
const NOISE = "console.log(require('node:crypto').randomBytes(150000).toString('base64'))";

/** Runs a script with a disk at `small`, as root of a user namespace of its own. */
const withDisk = (options: string, folder: string, script: string) =>
  execa(
    "unshare",
    [
      "--user",
      "--map-root-user",
      "--mount",
      "sh",
      "-c",
      `mount -t tmpfs -o ${options} tmpfs small && ${script}`,
    ],
    { cwd: folder, reject: false, stdin: "ignore", env: { LC_ALL: "C" } },
  );

const gradeInto = (out: string, cases = CASES) =>
  `"${process.execPath}" "${MAIN}" grade turma --trust-submissions --no-adopt --problem lost-knight --cases "${cases}" --out ${out}`;

const canMount = !(
  await execa("unshare", ["--user", "--map-root-user", "--mount", "true"], { reject: false })
).failed;

test.skipIf(!canMount)("a full disk ends no grading, and what fitted is read again", async () => {
  const folder = folderWith({ "turma/ana/main.js": "console.log('1')", "turma/bia/main.js": NOISE });
  mkdirSync(path.join(folder, "small"));
  const grade = `${gradeInto("small/out")} --json`;
  const { stdout } = await withDisk(
    "size=300k",
    folder,
    `{ ${grade} >first.json 2>first.txt; echo $?; ${grade} >second.json 2>second.txt; echo $?; }`,
  );
  // The second one has nothing new to write if the results fitted.
  expect(stdout).toMatch(/^2\n[12]$/);
  const read = (name: string) => readFileSync(path.join(folder, name), "utf8");
  expect(read("first.txt")).toMatch(/small\/out\/.*: cannot be written \(ENOSPC\)$/m);
  const [first, second]: Report[] = [JSON.parse(read("first.json")), JSON.parse(read("second.json"))];
  const verdictsIn = ({ submissions }: Report) => submissions.map(({ name, verdicts }) => [name, verdicts]);
  expect(verdictsIn(second!)).toEqual(verdictsIn(first!));
  expect(verdictsIn(first!)).toHaveLength(2);
});

test.skipIf(!canMount)("on a full disk the report comes first, and what is missing is named", async () => {
  const students = Array.from({ length: 5 }, (_, at) => [`turma/s${at}/main.js`, `console.log('${at}')`]);
  const folder = folderWith(Object.fromEntries(students));
  mkdirSync(path.join(folder, "small"));
  const { stdout, stderr } = await withDisk(
    "size=68k",
    folder,
    `{ ${gradeInto("small/out", ONE_CASE)} --report html >table.txt; echo $?; cat small/out/report.json; }`,
  );
  expect(stderr).toMatch(/^small\/out: cannot be written \(ENOSPC\): index\.html, \d+ files of students$/m);
  const [, exitCode, report = ""] = /^(\d)\n([\s\S]*)$/.exec(stdout) ?? [];
  expect(exitCode).toBe("2");
  expect((JSON.parse(report) as Report).submissions).toHaveLength(students.length);
});

test.skipIf(!canMount)(
  "where nothing can be written, the reason is told before anything is run",
  async () => {
    const folder = folderWith({ "turma/ana/main.js": "console.log('1')" });
    mkdirSync(path.join(folder, "small"));
    const { exitCode, stdout, stderr } = await withDisk("ro", folder, gradeInto("small/out"));
    expect({ exitCode, stdout, stderr }).toEqual({
      exitCode: 2,
      stdout: "",
      stderr: "small/out: cannot be written (EROFS)",
    });
  },
);
