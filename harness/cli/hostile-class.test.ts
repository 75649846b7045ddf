import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { PACKAGE_FOLDER } from "../base/package.ts";
import type { Report, SubmissionReport } from "../report/record/report.ts";
import { cavalo } from "../testing/cavalo.ts";
import { folderWith } from "../testing/folders.ts";

const NAMES = [
  "-rf",
  "--help",
  "two\nlines",
  "\u001b[2J\u001b]0;title\u0007",
  "\u202egnp.exe",
  "<script>alert(1)<\u2044script>",
  "=cmd()",
  "::error::x",
  `"'\`$(id)`,
  "{rows}",
  "a".repeat(250),
  "ã".repeat(120),
  `${"a".repeat(249)}b`,
].map((name) => Buffer.from(name));

/** Names in Latin-1, as in old archives. They become equal if each such byte is read as U+FFFD. */
const NOT_TEXT = ["joã", "joé"].map((name) => Buffer.from(name, "latin1"));

const HOSTILE = JSON.stringify(
  "\u001b[2J\u001b]0;x\u0007\r\u0000\u202e::error::x\n##[error]x <script>{rows}\u2028",
);
const PROGRAMS = [
  `console.log(${HOSTILE});`,
  `console.error(${HOSTILE} + "Error: " + ${HOSTILE}); process.exit(3);`,
  'console.log("##[error]x ##vso[task.complete]")',
  `console.log(${HOSTILE}); console.log("Em 99 movimentos.");`,
  `"\u001b[2J\u202e" is no program`,
  "console.log('1')",
];

test("a class with hostile names and outputs: no result is lost, and nothing printed commands a terminal", async () => {
  const folder = folderWith({});
  for (const [index, name] of [...NAMES, ...NOT_TEXT].entries()) {
    const submission = Buffer.concat([Buffer.from(`${folder}/class/`), name]);
    mkdirSync(submission, { recursive: true });
    writeFileSync(Buffer.concat([submission, Buffer.from("/main.js")]), PROGRAMS[index % PROGRAMS.length]!);
  }
  // Names of this kind do no harm beside the sources.
  writeFileSync(Buffer.concat([Buffer.from(`${folder}/class/-rf/`), NOT_TEXT[0]!]), "");
  const cases = path.join(PACKAGE_FOLDER, "cases", "lost-knight", "tiny-3x3.yaml");
  const options = ["--trust-submissions", "--no-adopt", "--problem", "lost-knight", "--cases", cases];
  const { exitCode, stdout, stderr } = await cavalo(folder, "grade", "class", ...options);
  expect(exitCode).toBe(1);

  const reports = path.join(folder, "reports", "latest");
  const { submissions }: Report = JSON.parse(readFileSync(path.join(reports, "report.json"), "utf8"));
  expect(submissions.map(({ name }) => name)).toEqual(
    expect.arrayContaining(NAMES.map((name) => name.toString())),
  );
  expect(submissions).toHaveLength(NAMES.length + NOT_TEXT.length);
  expect(new Set(submissions.map(({ name }) => name)).size).toBe(submissions.length);
  // Names that are not UTF-8 are read as Latin-1, and their programs are judged.
  expect(submissions.filter(({ name }) => ["joã", "joé"].includes(name))).toHaveLength(NOT_TEXT.length);
  expect(submissions.every(({ points }) => points.possible > 0)).toBe(true);

  const own = path.join(reports, "submissions");
  const files = readdirSync(own).map(
    (file): SubmissionReport => JSON.parse(readFileSync(path.join(own, file), "utf8")),
  );
  expect(files).toHaveLength(submissions.length);
  expect(files).toEqual(expect.arrayContaining(submissions));

  for (const text of [stdout, stderr]) {
    expect(text.replaceAll("\n", "")).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u);
    expect(text).not.toMatch(/^\s*::|##\[/m);
  }
  const widths = stdout
    .split("\n")
    .filter((line) => line.startsWith("│"))
    .map(({ length }) => length);
  expect(Math.max(...widths)).toBeLessThanOrEqual(140);
});
