import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { folderWith } from "../testing/folders.ts";
import { filesIn } from "../testing/reports.ts";
import { printedReport } from "./index.ts";
import { submissionPath } from "./json.ts";
import { forStudents } from "./record/audience.ts";
import { instructorFile, studentFile } from "./record/file-names.ts";
import type { Report, SubmissionReport } from "./record/report.ts";
import type { ReportContext } from "./reporter.ts";
import { openReportFolder, type Rendering, removeOtherStudents } from "./write.ts";

const CONTEXT: ReportContext = { columns: 100, unicode: true, day: "2026-11-22", environment: {} };

const submission = (name: string): SubmissionReport => ({
  name,
  problem: "lost-knight",
  points: { earned: 0, possible: 0, unjudged: 0 },
  verdicts: {},
  failures: 0,
  diagnoses: [],
  results: [],
});

const REPORT: Report = {
  version: 1,
  language: "en",
  harness: { version: "1", node: "20", platform: "linux" },
  isolation: { level: "B", title: "namespaces", lacks: "nothing" },
  timeFactor: 1,
  stopped: false,
  timings: { startedAt: "", wallMs: 0 },
  cases: [],
  submissions: [submission("turma/ana"), submission("bia.json")],
};

test.each(["terminal", "findings", "json"] as const)("what %s prints is its first file", (name) => {
  const [first] = filesIn(name, REPORT, CONTEXT);
  expect(printedReport(name, REPORT, CONTEXT)).toBe(first!.text);
  expect(first!.text).toMatch(/\S\n$/);
});

test("in JSON there is the whole, and a file for each submission", () => {
  const files = filesIn("json", REPORT, CONTEXT);
  expect(files.map((file) => file.path)).toEqual([
    "report.json",
    "submissions/turma/ana.json",
    expect.stringMatching(/^submissions\/bia\.json-[0-9a-f]{8}\.json$/),
  ]);
  expect(files.map(({ text }) => JSON.parse(text))).toEqual([REPORT, ...REPORT.submissions]);
});

test("a page says if the command that it shows is one for sources that were made fit first", () => {
  const commands = { build: ["g++ -o program cavalo.cpp"], run: "./program" };
  const pageOf = (more: { areOfFitSources?: true }) => {
    const one = { ...submission("ana"), language: "C++", commands: { ...commands, ...more } };
    const files = filesIn("html", forStudents({ ...REPORT, submissions: [one] }, "2026-11-22"), CONTEXT);
    return files.map(({ text }) => text).join("");
  };
  expect(pageOf({})).not.toContain("first adapted to this compiler");
  expect(pageOf({ areOfFitSources: true })).toContain("first adapted to this compiler");
});

test("the parts of a report are its text", () => {
  // Those for students have something behind their lists.
  for (const report of [REPORT, { ...REPORT, submissions: [] }, forStudents(REPORT, "2026-11-22")])
    expect(filesIn("json", report, CONTEXT)[0]!.text).toBe(`${JSON.stringify(report, null, 2)}\n`);
});

test("a submission is on the disk as soon as it is graded, and has in the end what the class adds to it", async () => {
  const folder = path.join(folderWith({}), "reports");
  const reports = openReportFolder(folder);
  reports.writeSubmission(submission("turma/ana"));
  expect(readdirSync(folder, { recursive: true }).sort()).toEqual([
    "submissions",
    "submissions/turma",
    "submissions/turma/ana.json",
  ]);
  const file = path.join(folder, "submissions", "turma", "ana.json");
  expect(JSON.parse(readFileSync(file, "utf8"))).toEqual(submission("turma/ana"));
  const whole = { ...REPORT, submissions: [{ ...submission("turma/ana"), group: "T1" }] };
  await reports.write(filesIn("json", whole, CONTEXT));
  reports.close();
  expect(JSON.parse(readFileSync(file, "utf8"))).toEqual(whole.submissions[0]);
  expect(JSON.parse(readFileSync(reports.file, "utf8"))).toEqual(whole);
});

describe("pages", () => {
  const folder = () => path.join(folderWith({}), "reports");
  let made = 0;
  const page = (madeOf?: string) => ({
    path: "students/ana.html",
    ...(madeOf !== undefined && { madeOf }),
    get text() {
      return `${++made}`;
    },
  });
  /** Writes the page in a report that is made of these things; the number of pages made so far. */
  const grade = async (out: string, rendering: Rendering, madeOf?: string) => {
    const reports = openReportFolder(out);
    await reports.write([{ path: "report.json", text: rendering.whole }]);
    await reports.writeOnce(rendering, () => [page(madeOf)]);
    reports.close();
    return Number(readFileSync(path.join(out, "students", "ana.html"), "utf8"));
  };

  test("are made again only if the report is made of other things, or if one is gone", async () => {
    const out = folder();
    made = 0;
    const [a, b] = ["a", "b"].map((whole) => ({ code: "1", whole }));
    const pages: number[] = [];
    for (const rendering of [a!, a!, a!, b!, a!]) pages.push(await grade(out, rendering));
    expect(pages).toEqual([1, 1, 1, 2, 3]);
    rmSync(path.join(out, "students"), { recursive: true });
    expect(await grade(out, a!)).toBe(4);
    await openReportFolder(out).write([{ path: "students/ana.html", text: "in English" }]);
    expect(await grade(out, a!)).toBe(5);
    // A disk may lose what was written.
    writeFileSync(path.join(out, "students", "ana.html"), "9");
    expect(await grade(out, a!)).toBe(6);
  });

  test("of one student are made again only if something of this student, or our code, is another", async () => {
    const out = folder();
    made = 0;
    const pages = [
      await grade(out, { code: "1", whole: "a" }, "ana"),
      await grade(out, { code: "1", whole: "b" }, "ana"),
      await grade(out, { code: "1", whole: "c" }, "ana's new program"),
      await grade(out, { code: "2", whole: "d" }, "ana's new program"),
    ];
    expect(pages).toEqual([1, 1, 2, 3]);
  });
});

test("a file that cannot be written is told in the end, and all others are there", async () => {
  const folder = folderWith({});
  const reports = openReportFolder(folder);
  mkdirSync(path.join(folder, "submissions", "turma", "ana.json"), { recursive: true });
  reports.writeSubmission(submission("turma/ana"));
  await reports.write(filesIn("json", REPORT, CONTEXT));
  expect(existsSync(reports.file)).toBe(true);
  expect(readdirSync(path.join(folder, "submissions"))).toHaveLength(2);
  expect(() => reports.close()).toThrow(/ana\.json: cannot be written \(EISDIR\)$/);
});

test("a stop is heard while the files of a large class are written", async () => {
  let isHeard = false;
  setImmediate(() => {
    isHeard = true;
  });
  const heard: boolean[] = [];
  const files = Array.from({ length: 3 }, (_, at) => ({
    path: `${at}.html`,
    get text() {
      heard.push(isHeard);
      for (const end = performance.now() + 110; performance.now() < end; );
      return "page";
    },
  }));
  await openReportFolder(folderWith({})).write(files);
  expect(heard).toEqual([false, true, true]);
});

describe("what somebody else put into the folder of a report", () => {
  const withVictim = () => {
    const folder = folderWith({ "victim/precious.html": "precious", "out/.written.json": "null" });
    const [out, victim] = [path.join(folder, "out"), path.join(folder, "victim")];
    return { out, victim, files: () => readdirSync(victim) };
  };

  test.each(["students", "instructor", "submissions"])("a link as %s is refused at once", (name) => {
    const { out, victim, files } = withVictim();
    symlinkSync(victim, path.join(out, name));
    expect(() => openReportFolder(out)).toThrow(/is not a folder but a link/);
    expect(() => removeOtherStudents(out, new Set())).toThrow(/is not a folder but a link/);
    expect(files()).toEqual(["precious.html"]);
  });

  test("links among the files are not followed", async () => {
    const { out, victim, files } = withVictim();
    const reports = openReportFolder(out);
    symlinkSync(victim, path.join(out, "submissions", "turma"));
    const precious = path.join(victim, "precious.html");
    for (const name of ["index.html", `index.html.${process.pid}.tmp`])
      symlinkSync(precious, path.join(out, name));
    reports.writeSubmission(submission("turma/ana"));
    await reports.write([{ path: "index.html", text: "page" }]);
    expect(() => reports.close()).toThrow(/submissions\/turma: is not a folder but a link/);
    expect(readFileSync(path.join(out, "index.html"), "utf8")).toBe("page");
    expect(readFileSync(precious, "utf8")).toBe("precious");
    expect(files()).toEqual(["precious.html"]);
  });

  test("a list of written files names none outside of it, so that none is removed there", async () => {
    const { out, files } = withVictim();
    const text = { madeOf: "a", sum: 1 };
    for (const list of [
      { "students/../../victim/precious.html": text, "students/ana.html": text },
      { "students/ana.html": null },
      null,
      [],
    ]) {
      writeFileSync(path.join(out, ".written.json"), JSON.stringify({ whole: "a", files: list }));
      const reports = openReportFolder(out);
      await reports.writeOnce({ code: "1", whole: "a" }, () => [{ path: "students/bia.html", text: "page" }]);
      reports.close();
      expect(files()).toEqual(["precious.html"]);
    }
  });

  test.each(["..", ".", "../../victim/precious", ""])("a name as %j stays below its folder", (name) => {
    for (const file of [studentFile(name), instructorFile(name), submissionPath(name)]) {
      expect(path.posix.normalize(file)).toBe(file);
      expect(file).not.toContain("..");
    }
  });
});
