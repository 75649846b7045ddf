import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect } from "vitest";
import { runProgram } from "../cli/program.ts";
import { journalIn } from "../grade/store/store-lines.ts";
import { ASKS_FOR_FILE } from "../testing/asking-programs.ts";
import { cavaloWithin } from "../testing/cavalo.ts";
import { folderWith } from "../testing/folders.ts";

const cavalo = cavaloWithin(runProgram);

const boardFile = (title: string, rows: string) =>
  `title: ${title}\nboard:\n  text: |\n${rows.replaceAll(/^/gm, "    ")}\n`;

const LARGE = "C....\n.....\n.....\n..S..\n.....";

/** As many as those by which it is seen if a program understands its input; the large one is none of them. */
const SMALL = [
  "C..\n...\n..S",
  "C..\n...\n.S.",
  "C..\nS..\n...",
  "CS.\n...\n...",
  "C..\n.S.\n...",
  "C.S\n...\n...",
];

/** The programs of students. */
const PROGRAMS = {
  asks: { "main.py": ASKS_FOR_FILE },
  floods: { "main.js": "for (;;) require('node:fs').writeSync(1, '9 movimentos\\n'.repeat(1000));\n" },
  right: { "main.py": ASKS_FOR_FILE.replace('input("Nome do arquivo: ")', '__import__("sys").argv[1]') },
  wrong: {
    "main.js": "console.log('9 movimentos');\n",
    // It is asked in no other way.
    "submission.yaml": 'input: { stdin: "{board}" }\n',
  },
};

type Student = keyof typeof PROGRAMS;

/** Facts that differ from one run to the next. */
const MEASURED = ["timings", "cpuMs", "wallMs", "starvedMs", "peakMemoryBytes", "writtenBytes", "startedAt"];

/** Expects that a corrected case costs one run a student, and that the report is that of a new grading. */
export async function expectRunAlone(students: readonly Student[]): Promise<void> {
  const folder = folderWith({
    ...Object.fromEntries(
      students.flatMap((name) =>
        Object.entries(PROGRAMS[name]).map(([file, text]) => [`turma/${name}/${file}`, text]),
      ),
    ),
    "cases/problem.yaml": "problem: lost-knight\ntitle: boards\npoints: 2\nlimits: { outputBytes: 10000 }\n",
    ...Object.fromEntries(
      SMALL.map((rows, at) => [`cases/small-${at}.yaml`, boardFile(`small ${at}`, rows)]),
    ),
    "cases/large.yaml": boardFile("large", `${LARGE}\n.....`),
  });
  const grade = (out: string) =>
    cavalo(
      ...[folder, "grade", "turma", "--trust-submissions", "--problem", "lost-knight"],
      ...["--cases", "cases", "--out", out],
    );
  const reportIn = (out: string): unknown =>
    JSON.parse(readFileSync(path.join(folder, out, "report.json"), "utf8"), (key, value) =>
      MEASURED.includes(key) ? undefined : value,
    );
  const runs = () =>
    readFileSync(journalIn(path.join(folder, "out")), "utf8")
      .split("\n")
      .filter((line) => line.startsWith('{"kind":"run"'))
      .map((line): string => JSON.parse(line).student);
  await grade("out");
  const before = runs().length;
  writeFileSync(path.join(folder, "cases", "large.yaml"), boardFile("large", `.....\n${LARGE}`));
  await grade("out");
  expect(runs().slice(before).sort()).toEqual(students);
  await grade("new");
  expect(reportIn("out")).toEqual(reportIn("new"));
}
