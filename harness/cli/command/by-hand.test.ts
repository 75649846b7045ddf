import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "csv-parse/sync";
import { expect, test } from "vitest";
import { adjustmentLine, commentLine, markLine, type Saying } from "../../class/by-hand/lines.ts";
import { readClassFolder } from "../../class/class-folder.ts";
import { gradesIn, keptFilesIn } from "../../class/known-grades.ts";
import { keepAtDesk } from "../../grade/store/desk-journal.ts";
import { readStore } from "../../grade/store/store-index.ts";
import { tellClass } from "../../grade/store/told-class.ts";
import { casesAlone } from "../../testing/cases-alone.ts";
import { cavaloWithin } from "../../testing/cavalo.ts";
import { folderWith } from "../../testing/folders.ts";
import { unpacked } from "../../testing/unpacked.ts";
import { runProgram } from "../program.ts";

const cavalo = cavaloWithin(runProgram);

const FILES = {
  "hand-ins/Ana Souza_101_assignsubmission_file_/main.js": 'console.log("Em 3 movimentos.");\n// fim\n',
  "hand-ins/Bia Lima_102_assignsubmission_file_/main.js": 'console.log("Em 3 movimentos.");\n',
  "grading.yaml":
    "problem: lost-knight\nrubric:\n  - { item: style, title: Style, most: 2, levels: [{ title: good, points: 1.5 }] }\n",
  "gradebook.csv": [
    'Identifier,"Full name",Status,Grade,"Maximum Grade","Grade can be changed","Last modified (submission)","Last modified (grade)","Feedback comments"',
    'Participant 101,"Ana Souza",x,,10.00,Yes,-,-,',
    'Participant 102,"Bia Lima",x,,10.00,Yes,-,-,',
    "",
  ].join("\r\n"),
};

test("what a grader says by hand reaches the student, the gradebook and every command, and is taken back", async () => {
  const folder = folderWith(FILES);
  const run = (...args: string[]) => cavalo(folder, ...args);
  const out = path.join(folder, "report");
  const grade = ["grade", ".", "--trust-submissions", "--no-adopt", "--cases", casesAlone("tiny-3x3")];
  const first = await run(...grade);
  expect(first.stdout).toContain("0 grades, 0 to look at, 2 to mark by the rubric, 0 without a hand-in.");
  expect(first.stdout).toContain("grades are left empty: Ana Souza, Bia Lima.");

  const known = readStore(out);
  const results = gradesIn(readClassFolder(folder), tellClass(known.history.state, {}), known.history.state);
  const saying: Saying = { results, by: "bia" };
  const ana = results.grades[0]!;
  const place = { kind: "line", problem: "lost-knight", file: "main.js", line: 2 } as const;
  const lines = [
    markLine(ana, { item: "style", points: 1.5 }, saying),
    commentLine(ana, { on: place, text: "not *needed*" }, { ...saying, filesOf: keptFilesIn(known) }),
    adjustmentLine(ana, { points: -0.5, reason: "no name" }, saying),
  ];
  await keepAtDesk(out, lines, { signal: new AbortController().signal, onWait: () => {} });
  known.close();

  const again = await run(...grade);
  expect(again.stdout).toContain("Ana Souza: to mark -> 9 (other points by the rubric, another adjustment)");
  expect(again.stdout).toContain("1 grade, 0 to look at, 1 to mark by the rubric, 0 without a hand-in.");
  const [own] = parse(readFileSync(path.join(out, "grades.csv")), { bom: true, columns: true }) as Record<
    string,
    string
  >[];
  expect(own).toMatchObject({ Style: "1.5", "raw grade": "9.5", adjustments: "-0.5", grade: "9" });
  const book = readFileSync(path.join(folder, "gradebook-filled.csv"), "utf8");
  expect(book).toContain(
    '"Grade 9 of 10. Programs: 8 of 8. Style: 1.5 of 2 (good). 9.5 before changes. -0.5: no name.<br>main.js, line 2: not *needed*"',
  );
  const { files } = await unpacked(readFileSync(path.join(out, "feedback.zip")), { name: "feedback.zip" });
  const page = Object.entries(files).find(([name]) => name.startsWith("Ana"))![1];
  expect(page).toContain(
    '<h3>main.js, line 2</h3><pre class="broken">// fim</pre><div class="said"><p>not <em>needed</em>',
  );

  const { stdout: listed } = await run("settle");
  expect(listed).toContain("these grades are left empty: Bia Lima.");
  expect(listed).toContain(
    '  Ana Souza: rubric, style: 1.5 (bia); adjustment -0.5: "no name" (bia); 1 comment',
  );
  const { stdout: undone } = await run("settle", "ana", "--undo");
  expect(undone).toContain("Taken back: the last adjustment for Ana Souza");
  const { stdout: log } = await run("log", "ana");
  expect(log).toMatch(
    /bia -> Ana Souza: rubric, style: 1\.5\n.*bia -> Ana Souza: comment on main\.js, line 2: "not \*needed\*"\n/,
  );
  expect(log).toMatch(/: taken back: adjustment -0\.5: "no name"$/);
});
