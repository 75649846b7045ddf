import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parse } from "csv-parse/sync";
import { expect, test } from "vitest";
import { PACKAGE_FOLDER } from "../../base/package.ts";
import { zipOfFiles } from "../../testing/archives.ts";
import { casesAlone } from "../../testing/cases-alone.ts";
import { cavaloWithin } from "../../testing/cavalo.ts";
import { folderWith } from "../../testing/folders.ts";
import { unpacked } from "../../testing/unpacked.ts";
import { runProgram } from "../program.ts";

const cavalo = cavaloWithin(runProgram);

const CASE = casesAlone("tiny-3x3");
const says = (moves: number) => `console.log("Em ${moves} movimentos.");\n`;
const FILES = {
  "hand-ins/Ana Souza_101_assignsubmission_file_/main.js": says(3),
  "hand-ins/Bia Lima_102_assignsubmission_file_/relatorio.pdf": "%PDF-1.4",
  "hand-ins/Caio Reis_103_assignsubmission_file_/notas.pdf": "%PDF-1.4",
  "roster.csv": "key,name\n101,Ana Souza\n102,Bia Lima\n103,Caio Reis\n104,Davi Sá\n",
  "grading.yaml": 'problem: lost-knight\nlate: { due: "2026-10-01 23:59", percentPerDay: 10 }\n',
};

function classWith(files: Record<string, string | Buffer> = {}) {
  const folder = folderWith({ ...FILES, ...files });
  const run = (...args: string[]) => cavalo(folder, ...args);
  const asked = ["--trust-submissions", "--no-adopt", "--cases", CASE];
  const grade = () => run("grade", ".", ...asked);
  /** Grades late students by a command that knows nothing of the class. */
  const gradeLate = () => run("grade", "late.zip", "--problem", "lost-knight", "--out", "report", ...asked);
  const gradesNow = () => {
    const rows = parse(readFileSync(path.join(folder, "report", "grades.csv")), { bom: true, columns: true });
    return Object.fromEntries(
      (rows as Record<string, string>[]).map((row) => [row["name"]!, row["grade"] || row["remark"]!]),
    );
  };
  return { folder, run, grade, gradeLate, gradesNow };
}

/** The page of a student as the feedback has it. */
async function page(folder: string, name: string): Promise<string> {
  const zip = readFileSync(path.join(folder, "report", "feedback.zip"));
  const { files } = await unpacked(zip, { name: "feedback.zip" });
  return Object.entries(files).find(([place]) => place.startsWith(name))![1];
}

async function gradedClass(files: Record<string, string | Buffer> = {}) {
  const made = classWith(files);
  await made.grade();
  return made;
}

test("the page of the class leads to what is to settle, and is written anew when that is done", async () => {
  const { folder, run } = classWith();
  const html = ["--report", "html"];
  await run("grade", ".", "--trust-submissions", "--no-adopt", "--cases", CASE, ...html);
  const shown = () => readFileSync(path.join(folder, "report", "index.html"), "utf8");
  const [, escaped = ""] = /<pre[^>]*>cavalo (settle --cause [^<]*)<\/pre>/.exec(shown()) ?? [];
  const command = escaped.replaceAll("&quot;", '"');
  expect(command).toBe('settle --cause no-source GRADE "SENTENCE"');
  expect(shown()).toContain("<dt>without a hand-in</dt><dd>1</dd>");
  expect(await run(...command.replace("GRADE", "2").replaceAll('"', "").split(" "))).toMatchObject({
    exitCode: 0,
  });
  expect(shown()).not.toContain("cavalo settle");
  expect(shown()).toContain("<dd>3 of 3</dd>");
  expect(shown()).toContain('data-value="2">2</td>');
  // Another program of hers is open again, and of the others nothing is said.
  expect(
    (await run("grade", ".", "--trust-submissions", "--no-adopt", "--cases", CASE)).stdout,
  ).not.toContain("only you");
  writeFileSync(path.join(folder, "hand-ins/Bia Lima_102_assignsubmission_file_/relatorio.pdf"), "%PDF-1.5");
  const again = await run("grade", ".", "--trust-submissions", "--no-adopt", "--cases", CASE);
  expect(again.stdout).toMatch(/^ {2}1 {2}only you can settle it: [\s\S]*?\n +Bia Lima\n/m);
});

test("what only you can settle is listed by its cause, and given a grade for all with the cause", async () => {
  const { run, gradesNow } = await gradedClass();
  const { stdout } = await run("settle");
  expect(stdout).toContain("Only you can settle (2)\n  no-source (2): there is no source file");
  expect(stdout).toContain("    Bia Lima, Caio Reis\n");
  const settled = await run("settle", "--cause", "no-source", "0", "hand in the source");
  expect(settled).toMatchObject({ exitCode: 0, stderr: "" });
  expect(settled.stdout).toContain("Bia Lima: to look at -> 0 (your decision)");
  const missing = "nothing handed in";
  expect(gradesNow()).toEqual({ "Ana Souza": "10", "Bia Lima": "0", "Caio Reis": "0", "Davi Sá": missing });
  expect((await run("settle")).stdout).toContain("Nothing is left to settle.");
});

test("a grade for one student, also without a hand-in, outlives gradings and is taken back by another line", async () => {
  const { run, grade, gradesNow } = await gradedClass();
  const { stdout: told } = await run("settle", "davi", "7,5", "presented in class");
  expect(told).toContain("There is no hand-in, and so no page: Davi Sá will not read the sentence unless");
  await run("settle", "bia", "3");
  await run("settle", "bia", "4");
  await run("settle", "bia", "--undo");
  await grade();
  expect(gradesNow()).toMatchObject({ "Bia Lima": "3", "Davi Sá": "7.5" });
  const { stdout } = await run("settle");
  expect(stdout).toMatch(/Davi Sá: grade 7\.5; "presented in class" \(.+, \d{4}-\d\d-\d\d\)/);
});

test("a sentence without a grade reaches the student, and changes no grade", async () => {
  const { folder, run, gradesNow } = await gradedClass();
  await run("settle", "ana", "good code, use better names");
  expect(gradesNow()["Ana Souza"]).toBe("10");
  const text = await page(folder, "Ana Souza");
  expect(text).toContain("Grade 10 of 10.");
  expect(text).toContain("<blockquote>good code, use better names</blockquote>");
});

test("a sentence goes to all with one wrong idea", async () => {
  const board = path.join(PACKAGE_FOLDER, "submissions", "lost-knight", "python-no-wrap", "cavalo.py");
  const { folder, run } = classWith({
    "hand-ins/Davi Sá_104_assignsubmission_file_/cavalo.py": readFileSync(board),
  });
  const cases = path.join(PACKAGE_FOLDER, "cases", "lost-knight", "tiny-*.yaml");
  await run("grade", ".", "--trust-submissions", "--no-adopt", "--cases", cases);
  const { stdout } = await run("settle", "--cause", "no-wrap", "see slide 14");
  expect(stdout).toContain("Settled: Davi Sá\n");
  expect(await page(folder, "Davi Sá")).toContain("<blockquote>see slide 14</blockquote>");
});

test("after a closing, grades that changed are told with their reason", async () => {
  const { run } = await gradedClass();
  await run("settle", "davi", "7.5");
  await run("close");
  await run("settle", "davi", "8");
  expect((await run("diff")).stdout).toContain("  Davi Sá: 7.5 -> 8 (your decision)");
  const { stdout } = await run("diff", "--json");
  expect(JSON.parse(stdout).grades).toMatchObject([{ key: "104", reasons: ["decision"] }]);
});

test("who hands in another program after a grade is asked about again", async () => {
  const { folder, run, grade, gradesNow } = await gradedClass();
  await run("settle", "bia", "0");
  const handIn = path.join(folder, "hand-ins", "Bia Lima_102_assignsubmission_file_");
  writeFileSync(path.join(handIn, "main.js"), says(3));
  await grade();
  expect(gradesNow()["Bia Lima"]).toBe("to look at");
  expect((await run("settle")).stdout).toContain(
    "changed (1): handed in another program after you gave a grade",
  );
  expect((await run("settle", "bia", "--confirm")).exitCode).toBe(0);
  expect(gradesNow()["Bia Lima"]).toBe("10");
});

test("a student who is forgotten leaves no decision behind", async () => {
  const { folder, run } = await gradedClass();
  await run("settle", "caio", "0");
  await run("forget", "caio");
  expect(readFileSync(path.join(folder, "report", "store", "journal.jsonl"), "utf8")).not.toContain("Caio");
});

test("nothing is decided of a class that was never graded", async () => {
  const { folder, run } = classWith();
  const { exitCode, stderr } = await run("settle", "ana", "5");
  expect({ exitCode, stderr }).toEqual({
    exitCode: 2,
    stderr: "report: no class was graded into this folder",
  });
  expect(existsSync(path.join(folder, "report"))).toBe(false);
});

test("a name that would move a terminal is escaped wherever it is told", async () => {
  const { run } = await gradedClass({ "roster.csv": "key,name\n101,Ana \u001b[2JSouza\n" });
  const { stdout } = await run("settle", "101", "5");
  expect(stdout).toContain("Settled: Ana \\u{1b}[2JSouza");
  expect(stdout).not.toContain("\u001b");
});

test("of a team's hand-in, as the report calls it, all members are settled", async () => {
  const { run, gradesNow } = await gradedClass({
    "hand-ins/Grupo 1_9_assignsubmission_file_/relatorio.pdf": "%PDF-1.4",
    "roster.csv": "key,name,group\n101,Ana Souza,\n104,Davi Sá,Grupo 1\n105,Eva Dias,Grupo 1\n",
  });
  await run("settle", "Grupo 1", "2");
  expect(gradesNow()).toMatchObject({ "Davi Sá": "2", "Eva Dias": "2" });
});

test("a stopped grading is finished before anything is settled", async () => {
  const { folder, run } = await gradedClass();
  const journal = path.join(folder, "report", "store", "journal.jsonl");
  writeFileSync(journal, readFileSync(journal, "utf8").replaceAll('"stopped":false', '"stopped":true'));
  const { exitCode, stderr } = await run("settle", "ana", "5");
  expect({ exitCode, stderr }).toMatchObject({ exitCode: 2 });
  expect(stderr).toContain("the last grading was not finished. Type `cavalo grade .`");
});

test("with another roster, what was decided stays with the person, and is told if nobody fits", async () => {
  const { folder, run, grade } = await gradedClass();
  await run("settle", "ana", "very good");
  await run("settle", "davi", "6");
  const list = "key,name\n104,Ana Souza\n101,Bia Lima\n103,Caio Reis\n";
  writeFileSync(path.join(folder, "roster.csv"), list);
  const { exitCode, stderr } = await grade();
  expect(exitCode).toBe(2);
  expect(stderr).toContain("what you decided about Davi Sá (104) fits nobody in the class any more.");
  expect(await page(folder, "Ana Souza")).toContain("<blockquote>very good</blockquote>");
  expect(await page(folder, "Bia Lima")).not.toContain("<blockquote>");
});

test("of two people of one name the instructor says who is meant, though only one handed in", async () => {
  const { run } = await gradedClass({ "roster.csv": "key,name\n101,Ana Souza\n109,Ana Souza\n" });
  const { exitCode, stderr } = await run("settle", "Ana Souza", "5");
  expect(exitCode).toBe(2);
  expect(stderr).toContain("several students fit.");
});

test("what cannot be decided is one clear line", async () => {
  const { run } = await gradedClass();
  for (const [args, sentence] of [
    [["Zoé", "5"], "Zoé: nobody in the class has this key or name"],
    [["ana", "11"], "the highest grade is 10, and not 11"],
    [["ana"], /^say a grade, a sentence in quotes, or both: cavalo settle /],
    [["ana", "--confirm"], "Ana Souza has a grade already, and there is nothing to confirm"],
    [
      ["bia", "--confirm"],
      "Bia Lima: 1 of 1 cases were not judged, so there are no points to confirm. Give a grade",
    ],
    [["ana", "5", "--confirm"], "give a grade, or confirm the points, and not both"],
    [
      ["--cause", "no-wrap", "0"],
      "no-wrap: nobody is to settle with this cause. There are no-source, not-judged",
    ],
    [["davi", "--undo"], "Davi Sá: nothing is decided that could be taken back"],
  ] as const) {
    const { exitCode, stderr } = await run("settle", ...args);
    expect({ args, exitCode }).toEqual({ args, exitCode: 2 });
    if (typeof sentence === "string") expect(stderr).toBe(sentence);
    else expect(stderr).toMatch(sentence);
  }
  const { folder } = classWith();
  rmSync(path.join(folder, "grading.yaml"));
  const elsewhere = await cavalo(folder, "settle", "ana", "5");
  expect(elsewhere).toMatchObject({ exitCode: 2 });
});

test("an adjustment that changes no grade is an error with its place, and the other grades are written", async () => {
  const adjustments =
    'adjustments:\n  - { student: "101", points: -1, reason: late talk }\n  - { student: "102", points: 2, reason: only a report }\n';
  const { grade, gradesNow } = classWith({ "grading.yaml": `problem: lost-knight\n${adjustments}` });
  const { exitCode, stderr } = await grade();
  expect(exitCode).toBe(2);
  expect(stderr).toContain("grading.yaml:4:5: this changes nothing, because Bia Lima is still to settle.");
  expect(gradesNow()).toMatchObject({ "Ana Souza": "9", "Bia Lima": "to look at" });
});

test("the program that you choose is graded from the next grading on", async () => {
  const { run, grade, gradesNow } = classWith({
    "hand-ins/Davi Sá_104_assignsubmission_file_/um.js": says(2),
    "hand-ins/Davi Sá_104_assignsubmission_file_/dois.js": says(3),
  });
  await grade();
  for (const [file, expected] of [
    ["um.js", "0"],
    ["dois.js", "10"],
  ] as const) {
    const { stdout } = await run("settle", "davi", "--program", file);
    expect(stdout).toContain("It counts from the next grading on: cavalo grade .");
    await grade();
    expect(gradesNow()["Davi Sá"]).toBe(expected);
  }
});

test("a student without a program reads what to hand in by when, and not that nothing is lost", async () => {
  const { folder, grade } = classWith();
  await grade();
  const text = await page(folder, "Bia Lima");
  expect(text).toContain("There is no grade yet: your instructor decides.");
  expect(text).toContain(
    "There is no source file, but relatorio.pdf is a document. Hand in the source file itself.",
  );
  expect(text).toContain("It was due on 2026-10-01 23:59.");
  expect(text).not.toMatch(/costs? you no|0<\/strong>/);
});

test("two students of one name who came by two gradings have a page and a grade each", async () => {
  const late = zipOfFiles({ "Ana Souza_201_assignsubmission_file_/main.js": says(9) });
  const { folder, grade, gradeLate } = await gradedClass({ "late.zip": late });
  await gradeLate();
  await grade();
  const pages = readdirSync(path.join(folder, "report", "students"));
  expect(pages).toEqual(expect.arrayContaining(["Ana Souza (101).html", "Ana Souza (201).html"]));
  expect(pages).not.toContain("Ana Souza.html");
  const { submissions } = JSON.parse(readFileSync(path.join(folder, "report", "report.json"), "utf8"));
  const points = submissions.map(
    ({ name, points: { earned } }: { name: string; points: { earned: number } }) => [name, earned],
  );
  expect(points).toEqual(
    expect.arrayContaining([
      ["Ana Souza (101)", 2],
      ["Ana Souza (201)", 0],
    ]),
  );
});

test("late students who are graded by another command have their grades and their times", async () => {
  const late = zipOfFiles({ "Eva Dias_105_assignsubmission_file_/main.js": says(3) });
  const { grade, gradeLate, gradesNow } = classWith({ "late.zip": late });
  await grade();
  await gradeLate();
  await grade();
  expect(gradesNow()).toMatchObject({ "Ana Souza": "10", "Eva Dias": "10" });
});
