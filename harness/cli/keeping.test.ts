import { once } from "node:events";
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { PACKAGE_FOLDER } from "../base/package.ts";
import { sealed } from "../base/sealed-line.ts";
import { journalIn } from "../grade/store/store-lines.ts";
import type { Report } from "../report/record/report.ts";
import { claimForWriting } from "../run/scratch/claim.ts";
import { cavalo as cavaloApart, cavaloWithin } from "../testing/cavalo.ts";
import { folderWith } from "../testing/folders.ts";
import { runProgram } from "./program.ts";

const cavalo = cavaloWithin(runProgram);

/** Makes a program that starts sooner than those in any language. The manifests of the instructor say how it is run. */
function inShell(script: string) {
  return { "main.sh": `${script}\n` };
}

/** Each breaks off on the other board: a wrong answer would be looked into by many runs. */
const RIGHT_ON_NEAR = inShell('[ "$(wc -c <"$1")" -gt 18 ] && exit 1; echo 1');
const RIGHT_ON_FAR = inShell('[ "$(wc -c <"$1")" -le 18 ] && exit 1; echo 2');
const WRONG = inShell("echo 9");
const SILENT = inShell("echo '?'");
const IN_A_LANGUAGE = { "main.js": "console.log('9')" };

const STUDENTS = ["ana", "bia", "davi", "zuleica"];

const BOARDS = {
  ...Object.fromEntries(STUDENTS.map((name) => [`manifests/${name}.yaml`, "run: [sh, main.sh]\n"])),
  "cases/problem.yaml": "problem: lost-knight\ntitle: boards\npoints: 2\n",
  "cases/near.yaml": "title: near\nboard:\n  text: |\n    C..\n    ...\n    ..S\n",
  "cases/far.yaml": "title: far\nboard:\n  text: |\n    C...\n    .x..\n    ....\n    ...S\n",
};

/** A folder of students, with the program of each. */
function classOf(folder: string, students: Readonly<Record<string, Readonly<Record<string, string>>>>) {
  return Object.fromEntries(
    Object.entries(students).flatMap(([student, files]) =>
      Object.entries(files).map(([name, text]) => [`${folder}/${student}/${name}`, text]),
    ),
  );
}

const GRADING = [
  ...["--trust-submissions", "--no-adopt", "--manifests", "manifests"],
  ...["--problem", "lost-knight", "--cases", "cases"],
];

const grade = (folder: string, ...words: string[]) =>
  cavalo(folder, "grade", ...words, ...GRADING, "--out", "out");

const reportIn = (folder: string): Report =>
  JSON.parse(readFileSync(path.join(folder, "out", "report.json"), "utf8"));

const pointsIn = (folder: string) =>
  Object.fromEntries(reportIn(folder).submissions.map(({ name, points }) => [name, points.earned]));

/** Lines of the journal of a kind. */
function linesIn(folder: string, kind: string): Record<string, unknown>[] {
  const journal = journalIn(path.join(folder, "out"));
  const lines = existsSync(journal) ? readFileSync(journal, "utf8").trimEnd().split("\n") : [];
  return lines.map((line) => JSON.parse(line)).filter((line) => line.kind === kind);
}

test("a class that is graded again is not run again, and its report is the same but for timings", async () => {
  const folder = folderWith({
    ...BOARDS,
    ...classOf("turma", { ana: RIGHT_ON_NEAR, bia: WRONG, "caê x": { "a.c": "int main( {" } }),
  });
  await grade(folder, "turma");
  const { timings: _, ...first } = reportIn(folder);
  const journal = readFileSync(journalIn(path.join(folder, "out")), "utf8");
  // The PATH of another shell, which has the same tools.
  vi.stubEnv("PATH", [folder, process.env.PATH, "/usr/bin"].join(path.delimiter));
  await grade(folder, "turma").finally(() => vi.unstubAllEnvs());
  const { timings: __, ...second } = reportIn(folder);
  expect(second).toEqual(first);
  expect(readFileSync(journalIn(path.join(folder, "out")), "utf8")).toBe(journal);
  expect(new Set(linesIn(folder, "run").map(({ student }) => student))).toEqual(new Set(["ana", "bia"]));
});

test("late students join the class, and a new version takes the place of the former", async () => {
  const folder = folderWith({
    ...BOARDS,
    ...classOf("turma", { ana: WRONG, bia: WRONG }),
    ...classOf("reenvio", { ana: RIGHT_ON_NEAR, davi: RIGHT_ON_NEAR }),
  });
  await grade(folder, "turma");
  const before = pointsIn(folder);
  const { stdout } = await grade(folder, "reenvio");
  expect(stdout).toContain("Graded by this command: 2 of 3 submissions.");
  const after = pointsIn(folder);
  expect(Object.keys(after)).toEqual(["ana", "bia", "davi"]);
  expect(after).toMatchObject({ bia: before.bia, davi: after.ana });
  const { stdout: log } = await cavalo(folder, "log", "ana", "--out", "out");
  expect(log.split("\n")).toHaveLength(2);
  const { stdout: diff } = await cavalo(folder, "diff", "--out", "out");
  expect(diff).toContain("(another program was handed in)");
  expect(diff).toMatch(/^davi \(lost-knight\): none -> \d points$/m);
});

test("a program that its student has replaced does not come back when the first folder is graded again", async () => {
  const folder = folderWith({
    ...BOARDS,
    ...classOf("turma", { ana: WRONG, bia: WRONG }),
    ...classOf("reenvio", { ana: RIGHT_ON_NEAR }),
  });
  await grade(folder, "turma");
  await grade(folder, "reenvio");
  const { stderr } = await grade(folder, "turma");
  expect(stderr).toContain("A newer program of this student was graded already");
  expect(pointsIn(folder)).toEqual({ ana: 2, bia: 0 });
  await grade(folder, "turma", "--again", "ana");
  expect(pointsIn(folder)).toEqual({ ana: 0, bia: 0 });
});

test("with --keep-higher a worse version does not count, and the history says so", async () => {
  const folder = folderWith({
    ...BOARDS,
    ...classOf("turma", { ana: RIGHT_ON_NEAR }),
    ...classOf("reenvio", { ana: SILENT }),
  });
  await grade(folder, "turma");
  const before = reportIn(folder).submissions;
  await grade(folder, "reenvio", "--keep-higher");
  expect(reportIn(folder).submissions).toEqual(before);
  const { stdout } = await cavalo(folder, "log", "ana", "--out", "out");
  expect(stdout).toContain("does not count, because a former result is higher");
  await grade(folder, "reenvio");
  expect(pointsIn(folder)).toEqual({ ana: 0 });
});

test("with --keep-higher a former result has the points that its cases are worth today", async () => {
  const near = (points: string) => ({ "cases/near.yaml": `${points}\n${BOARDS["cases/near.yaml"]}` });
  const folder = folderWith({
    ...BOARDS,
    ...near("points: 10"),
    ...classOf("turma", { ana: RIGHT_ON_NEAR, bia: RIGHT_ON_NEAR }),
    ...classOf("reenvio", { ana: WRONG, bia: RIGHT_ON_FAR }),
  });
  await grade(folder, "turma");
  writeFileSync(path.join(folder, "cases", "near.yaml"), near("points: 1")["cases/near.yaml"]);
  await grade(folder, "reenvio", "--keep-higher");
  expect(reportIn(folder).submissions.map(({ points }) => points)).toMatchObject([
    { earned: 1, possible: 3 },
    { earned: 2, possible: 3 },
  ]);
});

test("after a case has changed the whole class is graded again, from where it was", async () => {
  const folder = folderWith({
    ...BOARDS,
    ...classOf("turma", { ana: RIGHT_ON_NEAR, bia: WRONG }),
    ...classOf("late", { davi: RIGHT_ON_NEAR }),
  });
  await grade(folder, "turma");
  const runs = linesIn(folder, "run").length;
  writeFileSync(path.join(folder, "cases", "near.yaml"), BOARDS["cases/far.yaml"]);
  const { stderr } = await grade(folder, "late");
  expect(stderr).toContain("2 other submissions of this class are graded again");
  expect(Object.keys(pointsIn(folder))).toEqual(["ana", "bia", "davi"]);
  // Ana and Bia on the changed case, which davi's program shares with ana's on both.
  expect(linesIn(folder, "run").length - runs).toBeLessThanOrEqual(4);

  rmSync(path.join(folder, "turma", "bia"), { recursive: true });
  writeFileSync(path.join(folder, "cases", "near.yaml"), BOARDS["cases/near.yaml"]);
  const refused = await grade(folder, "late");
  expect(refused).toMatchObject({ exitCode: 2, stdout: "" });
  expect(refused.stderr).toContain("the program of bia is not there any more, and the cases have changed");
});

test("another problem is not mixed into the report of a class", async () => {
  const folder = folderWith({ ...BOARDS, ...classOf("turma", { ana: RIGHT_ON_NEAR }) });
  await grade(folder, "turma");
  const tours = path.join(PACKAGE_FOLDER, "cases", "knights-tour", "8x8-any.yaml");
  const words = ["--problem", "knights-tour", "--cases", tours, "--out", "out", "--trust-submissions"];
  const { exitCode, stderr } = await cavalo(folder, "grade", "turma", ...words);
  expect({ exitCode, stderr }).toEqual({
    exitCode: 2,
    stderr:
      "out: this is the report of a class with the problem lost-knight. Use another --out for knights-tour",
  });
});

test("--again runs a student's case anew, and keeps what was there", async () => {
  const folder = folderWith({ ...BOARDS, ...classOf("turma", { ana: RIGHT_ON_NEAR, bia: RIGHT_ON_NEAR }) });
  await grade(folder, "turma");
  const before = linesIn(folder, "run");
  const { stdout } = await grade(folder, "turma", "--again", "ana", "near");
  expect(stdout.match(/2 points {2}1 AC, 1 RTE/g)).toHaveLength(2);
  const added = linesIn(folder, "run").slice(before.length);
  expect(added).toMatchObject([{ student: "ana", case: "lost-knight/near" }]);
  expect(linesIn(folder, "result").map(({ student }) => student)).toEqual(
    expect.arrayContaining(["ana", "ana", "bia"]),
  );
  const { exitCode, stderr } = await grade(folder, "turma", "--again", "eva");
  expect({ exitCode, stderr }).toEqual({
    exitCode: 2,
    stderr: "--again eva: none of these submissions is of this student",
  });
});

test("a dry run counts the runs, and makes none", async () => {
  const folder = folderWith({
    ...BOARDS,
    ...classOf("turma", { ana: RIGHT_ON_NEAR, bia: RIGHT_ON_NEAR }),
  });
  expect((await grade(folder, "turma", "--dry-run")).stdout).toMatch(
    /^2 runs for each of 2: ana, bia\n4 runs to make for 2 submissions, in about \d+ s to \d+ s\.$/,
  );
  expect(existsSync(path.join(folder, "out"))).toBe(false);
  await grade(folder, "turma");
  expect((await grade(folder, "turma", "--dry-run")).stdout).toMatch(/^0 runs to make/);
  writeFileSync(path.join(folder, "cases", "far.yaml"), `${BOARDS["cases/far.yaml"]}    ....\n`);
  expect((await grade(folder, "turma", "--dry-run")).stdout).toMatch(
    /^1 run for each of 2: ana, bia\n2 runs to make for 2 submissions, in about \d+ s\.$/,
  );
});

test("a student who handed in the same program as another one is shown what it printed", async () => {
  const folder = folderWith({ ...BOARDS, ...classOf("turma", { ana: WRONG, bia: WRONG }) });
  await grade(folder, "turma");
  const shown = ["ana", "bia"].map((student) =>
    cavalo(folder, "show", student, "near", "--out", "out", "--cases", "cases"),
  );
  for (const { stdout } of await Promise.all(shown)) expect(stdout).toContain("Read as:\n    9 moves");
});

test("all readings of an output are listed, with the reason for which each counts or does not", async () => {
  const folder = folderWith({ ...BOARDS, ...classOf("turma", { ana: inShell("echo '9 moves'; echo 1") }) });
  await grade(folder, "turma");
  const words = ["show", "ana", "near", "--out", "out", "--cases", "cases", "--readings"];
  const { stdout } = await cavalo(folder, ...words);
  for (const line of [
    "9 moves (stated-moves, line 1): wrong. It counts, because it looks most like a whole answer.",
    "1 move (bare-number, line 2): right. It does not count, because it looks less like a whole answer.",
  ])
    expect(`${stdout}\n`).toContain(`    ${line}\n`);
});

test.each([
  ["of a class", "turma"],
  ["that was graded alone", "turma/eva"],
])("the program of a student %s is run by hand in its own folder", async (_, graded) => {
  const folder = folderWith({ ...BOARDS, ...classOf("turma", { eva: IN_A_LANGUAGE }) });
  await grade(folder, graded);
  const { stdout } = await cavalo(folder, "show", "eva", "near", "--out", "out", "--cases", "cases");
  const [, place] = /By hand:\n +cd (\S+)\n/.exec(stdout) ?? [];
  expect(existsSync(path.join(folder, place ?? "", "main.js"))).toBe(true);
});

test("of a student who is forgotten nothing is left", async () => {
  const folder = folderWith({ ...BOARDS, ...classOf("turma", { ana: RIGHT_ON_NEAR, zuleica: WRONG }) });
  await grade(folder, "turma");
  expect(await cavalo(folder, "forget", "zuleica", "--out", "out")).toMatchObject({ exitCode: 0 });
  const out = path.join(folder, "out");
  const files = readdirSync(out, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  for (const { parentPath, name } of files) {
    expect(name).not.toContain("zuleica");
    expect(readFileSync(path.join(parentPath, name), "latin1")).not.toContain("zuleica");
  }
  expect(Object.keys(pointsIn(folder))).toEqual(["ana"]);
  const shown = await cavalo(folder, "show", "ana", "near", "--out", "out", "--cases", "cases");
  expect(shown.stdout).toContain("Read as:\n    1 move\n");
});

test("files for students stay fit for students when one of them is forgotten", async () => {
  const hidden = { ...BOARDS, "cases/problem.yaml": `${BOARDS["cases/problem.yaml"]}visibility: hidden\n` };
  const folder = folderWith({ ...hidden, ...classOf("turma", { ana: WRONG, zuleica: WRONG }) });
  await grade(folder, "turma", "--audience", "student", "--report", "html,junit", "--lang", "pt-BR");
  const read = (name: string) => readFileSync(path.join(folder, "out", name), "utf8");
  const before = read("students/ana.html");
  await cavalo(folder, "forget", "zuleica", "--out", "out");
  expect(read("students/ana.html")).toBe(before);
  expect(read("report.json")).not.toContain("near");
  expect(read("junit.xml")).not.toContain("near");
});

test("what changes after a class was closed is shown against what was sent out", async () => {
  const folder = folderWith({ ...BOARDS, ...classOf("turma", { ana: RIGHT_ON_NEAR, bia: RIGHT_ON_NEAR }) });
  await grade(folder, "turma");
  await cavalo(folder, "close", "--out", "out");
  expect((await cavalo(folder, "report", "--out", "out")).stderr).toBe("");
  writeFileSync(path.join(folder, "turma", "ana", "main.sh"), SILENT["main.sh"]);
  const shown =
    /^ana \(lost-knight\): 2 -> 0 points\n(?: {4}.*\n)+Since the closing of .*: 1 result changed, 1 with fewer/m;
  expect((await grade(folder, "turma")).stderr).toMatch(shown);
  await grade(folder, "turma", "--again");
  const exported = await cavalo(folder, "report", "--out", "out", "--report", "csv", "--json");
  expect(exported.stderr).toMatch(shown);
  expect(JSON.parse(exported.stdout)).toHaveProperty("submissions");
  const { stdout } = await cavalo(folder, "diff", "--json", "--out", "out");
  expect(JSON.parse(stdout)).toMatchObject({ changes: [{ student: "ana", before: 2, after: 0 }] });
});

test("a report is rendered again in another language without grading, and all commands about a class speak it", async () => {
  const folder = folderWith({ ...BOARDS, ...classOf("turma", { ana: WRONG }) });
  await grade(folder, "turma", "--lang", "en");
  rmSync(path.join(folder, "turma"), { recursive: true });
  const { exitCode, stdout } = await cavalo(folder, "report", "--out", "out", "--lang", "pt-BR");
  expect(exitCode).toBe(0);
  expect(stdout).toContain("o menor número de movimentos é 1");
  expect(reportIn(folder).language).toBe("pt-BR");
  const told = async (...words: string[]) =>
    (await cavalo(folder, ...words, "--out", "out", "--lang", "pt-BR")).stdout;
  expect(await told("diff")).toBe(
    "ana (lost-knight): nada -> 0 pontos\nDesde a avaliação anterior: 1 resultado mudou, 0 com menos pontos, 0 com mais.",
  );
  expect(await told("log", "ana")).toMatch(
    /^\d\d\/\d\d\/\d{4} \S+ {2}lost-knight {2}0 pontos {2}2 WA {2}programa \S+ {2}de /,
  );
  expect(await told("show", "ana", "near", "--cases", "cases")).toMatch(
    /\nEntrada:\n(?:.*\n)*\nSaída \(código de saída 0, .*\):\n {4}9\n\nLido como:\n {4}9 movimentos\n\nÀ mão:\n/,
  );
  expect(await told("close")).toMatch(/^Turma fechada com 1 resultado\. /);
  expect(await told("forget", "ana")).toBe("Removido: ana");
});

test("a second grading into one folder says who writes there, and goes on when that one ends; a dead one holds nothing", async () => {
  const folder = folderWith({ ...BOARDS, ...classOf("turma", { ana: RIGHT_ON_NEAR }) });
  const store = path.dirname(journalIn(path.join(folder, "out")));
  const claim = claimForWriting(store);
  const [file] = readdirSync(store).filter((name) => name.startsWith("claim-"));
  const dead = { ...JSON.parse(readFileSync(path.join(store, file!), "utf8")), startedAt: "1" };
  writeFileSync(path.join(store, "claim-1-1.json"), JSON.stringify(dead));
  const grading = cavaloApart(folder, "grade", "turma", ...GRADING, "--out", "out");
  const told = await once(grading.stderr, "data");
  expect(String(told)).toBe(
    `out: process ${process.pid} is writing into this folder. This command goes on when it ends. Ctrl-C gives up\n`,
  );
  expect(linesIn(folder, "grading")).toEqual([]);
  expect((await grade(folder, "turma", "--dry-run")).stdout).toContain("2 runs to make");
  if ("release" in claim) claim.release();
  expect((await grading).stdout).toContain("Report:");
  expect(statSync(store).mode & 0o777).toBe(0o700);
  expect(statSync(path.join(folder, "out")).mode & 0o777).toBe(0o700);
});

test("a last line that was cut short is dropped, and its run is made again", async () => {
  const folder = folderWith({ ...BOARDS, ...classOf("turma", { ana: RIGHT_ON_NEAR }) });
  await grade(folder, "turma");
  const journal = journalIn(path.join(folder, "out"));
  const lines = readFileSync(journal, "utf8").split("\n");
  const at = lines.findLastIndex((line) => line.includes('"kind":"run"'));
  const runs = linesIn(folder, "run").length;
  writeFileSync(journal, `${lines.slice(0, at).join("\n")}\n${lines[at]!.slice(0, 40)}`);
  await grade(folder, "turma");
  expect(linesIn(folder, "run")).toHaveLength(runs);
  expect(linesIn(folder, "result")).toHaveLength(1);
});

test("results of another version are refused, not read", async () => {
  const folder = folderWith({ ...BOARDS, ...classOf("turma", { ana: RIGHT_ON_NEAR }) });
  await grade(folder, "turma");
  const journal = journalIn(path.join(folder, "out"));
  const [, ...lines] = readFileSync(journal, "utf8").split("\n");
  const { bytes } = sealed({ kind: "store", version: 99 }, 1);
  writeFileSync(journal, bytes + lines.join("\n"));
  expect(await grade(folder, "turma")).toMatchObject({
    exitCode: 2,
    stderr: "out: the results there are from another version of Cavalo. Use another --out",
  });
});

test("where a limit of time is told, the factor of the machine is, and that it has changed", async () => {
  const endless = { "main.js": "for (;;);\n" };
  const folder = folderWith({
    "cases/problem.yaml": "problem: lost-knight\ntitle: boards\nlimits:\n  cpuMs: 200\n",
    "cases/near.yaml": BOARDS["cases/near.yaml"],
    ...classOf("turma", { eva: endless }),
  });
  onTestFinished(() => void vi.unstubAllEnvs());
  const withFactor = async (factor: string) => {
    vi.stubEnv("CAVALO_TIME_FACTOR", factor);
    const { stdout } = await grade(folder, "turma", "--report", "html");
    const page = readFileSync(path.join(folder, "out", "students", "eva.html"), "utf8");
    return {
      line: /^.*(?:multiplied).*$/m.exec(stdout)?.[0],
      said: /after 0\.\d+ s of CPU time.*?(?=\.<)/.exec(page)?.[0],
    };
  };
  const changed = (former: string) =>
    `In the grading before, time limits were multiplied by ${former}: CAVALO_TIME_FACTOR=${former} gives those limits again.`;
  const multiplied = (factor: string) =>
    `Time limits are multiplied by ${factor}, because this machine is slower than the one that they are meant for.`;
  const told = (ms: string, factor: string) =>
    `after ${ms} s of CPU time: the limit is 0.2 s, times ${factor} because the machine that ran it is slow`;
  expect(await withFactor("2")).toEqual({ line: multiplied("2"), said: told("0.4", "2") });
  expect(await withFactor("2.4")).toEqual({ line: multiplied("2.4"), said: told("0.48", "2.4") });
  const least = { line: changed("2.4"), said: "after 0.2 s of CPU time, which is the limit" };
  expect(await withFactor("1")).toEqual(least);
});
