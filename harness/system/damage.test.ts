import { readFileSync, renameSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { sealed } from "../base/sealed-line.ts";
import { seededRandom } from "../case/generator/random.ts";
import { journalIn } from "../grade/store/store-lines.ts";
import { folderForFile } from "../testing/folders.ts";
import { seedForTest } from "../testing/seed.ts";
import {
  CASES,
  earnedIn,
  expectNotInSilence,
  flipped,
  gradeClass,
  HOSTILE,
  knownOf,
  linesOf,
} from "./damage.ts";

const FOLDER = folderForFile();
const made = await gradeClass(path.join(FOLDER, "turma"));
const whole = made.journal;
const lines = linesOf(whole);

const copyWith = (journal: Buffer) => made.copyWith(journal, path.join(FOLDER, "copy"));

/** Numbers of the lines of a kind, counted from 0. */
const numbersOf = (kind: string) =>
  lines.flatMap((line, at) => (line.includes(`{"kind":"${kind}"`) ? [at] : []));

test("no bit that is flipped, and no cut, changes a grade in silence", () => {
  const random = seededRandom(seedForTest());
  expectNotInSilence(
    made,
    Array.from({ length: 300 }, (_, round) => {
      const at = random.below(whole.length);
      return round % 3 === 0
        ? [`cut at ${at}`, whole.subarray(0, at)]
        : [`bit ${round % 8} of ${at}`, flipped(whole, at, round % 8)];
    }),
  );
});

test("no line that is lost, is filled with zeros or grows together with the next changes a grade in silence", () => {
  expectNotInSilence(
    made,
    lines.flatMap((line, at) =>
      [[], [Buffer.alloc(line.length)], [line.subarray(0, -1)]].map(
        (others) => [`line ${at}`, Buffer.concat(lines.toSpliced(at, 1, ...others))] as const,
      ),
    ),
  );
});

test("lines that were moved or repeated, and lines of others between them, change nothing", () => {
  const random = seededRandom(seedForTest());
  const known = knownOf(made.out);
  const copy = copyWith(whole);
  for (const [at, line] of [...lines.entries(), ...HOSTILE.map((line) => [-1, line] as const)]) {
    const place = 1 + random.below(lines.length - 2);
    const others = at > 0 && random.below(2) === 0 ? lines.toSpliced(at, 1) : lines;
    writeFileSync(journalIn(copy.out), Buffer.concat(others.toSpliced(place, 0, line)));
    expect(knownOf(copy.out), line.toString("utf8", 0, 100)).toBe(known);
  }
});

test("a journal whose lines were all written otherwise is not taken for one without seals", () => {
  const changed = whole.toString().replaceAll('"grade":7', '"grade":9');
  for (const end of ["\r\n", " \n"]) {
    const copy = copyWith(Buffer.from(changed.replaceAll("\n", end)));
    expect(knownOf(copy.out)).toBeUndefined();
    expect(earnedIn(copy.out)).toEqual([]);
  }
});

test("of two lines with the same number none counts, and it is told", async () => {
  const [one, other] = [copyWith(whole), made.copyWith(whole, path.join(FOLDER, "other copy"))];
  await one.run("settle", "eva", "4");
  await other.run("settle", "eva", "9");
  const merged = Buffer.concat([one.journal, other.journal.subarray(whole.length)]);
  const copy = copyWith(merged);
  const { stderr } = await copy.run("settle");
  expect(stderr).toContain(`journal.jsonl:${lines.filter((line) => line.length > 0).length + 1}: `);
  expect(stderr).toContain("A decision of `cavalo settle` that is not there any more must be given again");
});

test("what is lost with damaged lines is graded again, and is told until then", async () => {
  const [lost] = numbersOf("result");
  const damaged = [
    lost!,
    numbersOf("graded").at(-1)!,
    ...["run", "build", "grading"].map((kind) => numbersOf(kind)[0]!),
  ];
  const copy = copyWith(
    Buffer.concat(lines.map((line, at) => (damaged.includes(at) ? flipped(line, 12, 0) : line))),
  );
  const place = new RegExp(
    `^report/store/journal.jsonl:\\d+: 5 lines are damaged or missing, and do not count: .*\\b${lost! + 1}\\b`,
    "m",
  );
  const report = await copy.run("report");
  expect(report).toMatchObject({ exitCode: 0, stderr: expect.stringMatching(place) });
  expect(report.stderr).toContain("Type the same `cavalo grade` as before");
  expect((await copy.grade()).stderr).toMatch(place);
  expect(earnedIn(copy.out)).toEqual(earnedIn(made.out));
  expect((await copy.run("report")).stderr).not.toContain("damaged");
});

/** The journal as it was written before lines had seals. */
const unsealedJournal = () =>
  lines
    .filter((line) => line.length > 1)
    .map((line) => {
      const { line: _, sum: __, ...written } = JSON.parse(line.toString());
      return `${JSON.stringify(written.kind === "store" ? { ...written, version: 2 } : written)}\n`;
    });

test("a class is graded to its end again if only the lines of its ends are lost", async () => {
  const copy = copyWith(Buffer.concat(lines.filter((_, at) => !numbersOf("graded").includes(at))));
  expect((await copy.run("settle")).stderr).toContain("the last grading was not finished");
  await copy.grade();
  expect(await copy.run("settle")).toMatchObject({ exitCode: 0, stderr: "" });
});

test("a class that was graded before lines had seals is read as it is, and is sealed by the next grading", async () => {
  const known = knownOf(made.out);
  const copy = copyWith(Buffer.from(unsealedJournal().join("")));
  expect(knownOf(copy.out)).toBe(known);
  await copy.grade();
  expect(knownOf(copy.out)).toBe(known);
  const [header, ...others] = linesOf(copy.journal);
  expectNotInSilence(copy, [["other lines", Buffer.concat([header!, ...others.toSpliced(1, 1)])]]);
});

test("no hostile line refuses a class that was graded before lines had seals, and what is no line is told", () => {
  const old = unsealedJournal();
  for (const line of HOSTILE) {
    const copy = copyWith(
      Buffer.concat([Buffer.from(old.slice(0, 3).join("")), line, Buffer.from(old.slice(3).join(""))]),
    );
    expect(earnedIn(copy.out)).toEqual(earnedIn(made.out));
  }
  const copy = copyWith(Buffer.from([...old.slice(0, 3), "{\n", ...old.slice(3)].join("")));
  expect(knownOf(copy.out)).toBeUndefined();
});

test("the header of a journal leads to no other folder, and a damaged one loses nothing but itself", async () => {
  const victim = path.join(FOLDER, "victim");
  writeFileSync(victim, "precious");
  const header = { kind: "store", version: 3, hash: "sha256", outputs: "../../../victim" };
  const copy = copyWith(Buffer.concat([sealed(header, 1).bytes, ...lines.slice(1)]));
  expect(earnedIn(copy.out)).toEqual(earnedIn(made.out));
  await copy.grade();
  expect((await copy.run("forget", "eva")).exitCode).toBe(0);
  expect(readFileSync(victim, "utf8")).toBe("precious");

  const damaged = copyWith(flipped(whole, whole.indexOf('"version":3') + 10, 0));
  expect(knownOf(damaged.out)).toBeUndefined();
  expect(earnedIn(damaged.out)).toEqual(earnedIn(made.out));
});

test.each(["store", "store/journal.jsonl", "store/outputs", "store/end.json"])(
  "a link in place of %s is not followed",
  async (name) => {
    const copy = copyWith(whole);
    const place = path.join(copy.out, name);
    const elsewhere = path.join(FOLDER, `elsewhere ${name.replace("/", " ")}`);
    renameSync(place, elsewhere);
    symlinkSync(elsewhere, place);
    const { exitCode, stderr } = await copy.run("forget", "eva");
    expect(exitCode).toBe(2);
    expect(stderr).toBe(
      `report/${name}: is not a ${name === "store" ? "folder" : "file"} but a link or something else, which is not followed. Move it away`,
    );
  },
);

test("a program whose output was damaged is not called one that was not run", async () => {
  const copy = copyWith(whole);
  const outputs = path.join(copy.out, "store", "outputs");
  writeFileSync(outputs, Buffer.alloc(readFileSync(outputs).length));
  const { stdout } = await copy.run("show", "eva", "tiny-3x3", "--cases", CASES);
  expect(stdout).toContain("What the program printed is not kept here.");
  expect(stdout).not.toContain("was not run");
});

test("forgetting a student leaves what else is damaged told", async () => {
  const [, lost] = numbersOf("result");
  const copy = copyWith(Buffer.concat(lines.toSpliced(lost!, 1)));
  expect((await copy.run("forget", "caio")).exitCode).toBe(0);
  expect((await copy.run("report")).stderr).toContain("is damaged or missing");
});

test("a link in place of the feedback is replaced, and a damaged report is told before a student is forgotten", async () => {
  const copy = copyWith(whole);
  const precious = path.join(FOLDER, "precious");
  writeFileSync(precious, "precious");
  renameSync(path.join(copy.out, "feedback.zip"), path.join(FOLDER, "feedback.zip"));
  symlinkSync(precious, path.join(copy.out, "feedback.zip"));
  await copy.grade();
  expect(readFileSync(precious, "utf8")).toBe("precious");
  for (const text of ["null", '{"language":"xx"}', '{"language":"en","audience":{"name":"studenT"}}']) {
    writeFileSync(path.join(copy.out, "report.json"), text);
    expect(await copy.run("forget", "eva")).toMatchObject({
      exitCode: 2,
      stderr: "report/report.json: is damaged. Type `cavalo report` to write it again",
    });
  }
});
