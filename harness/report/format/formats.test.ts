import { readFileSync } from "node:fs";
import path from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import { parse } from "csv-parse/sync";
import { XMLParser } from "fast-xml-parser";
import { expect, test } from "vitest";
import { type Answers, bundledCases, STUDENTS, simulatedRecord } from "../../bench/simulated-class.ts";
import { filesIn } from "../../testing/reports.ts";
import type { FormatName } from "../record/names.ts";
import type { ReportContext } from "../reporter.ts";
import { tell } from "../tell.ts";

// Each test has the rules of one reader, as the reader's own source or documentation states them.

const ENVIRONMENT = {
  CLASSROOM: "c",
  ASSIGNMENT: "a",
  ASSIGNMENT_TYPE: "individual",
  USERNAME: "ana",
  SUBMISSION_TAG: "submit/2026",
  COMMIT_URL: "https://example.org/commit",
  RELEASE_URL: "https://example.org/release",
  REVIEW_URL: "https://example.org/review",
};
const CONTEXT: ReportContext = { columns: 80, unicode: true, day: "2026-11-22", environment: ENVIRONMENT };

const ourFault: Answers = () => ({ verdict: "JE", finding: { kind: "unmeasured" } });
const skipped: Answers = () => ({ verdict: "SK", finding: { kind: "stopped" } });
const CASES = bundledCases("lost-knight", 14).map((each, at) => ({ ...each, points: at / 4 }));

const reportOf = (students: Readonly<Record<string, Answers>>) =>
  tell(simulatedRecord(CASES, students), "en");
const filesFor = (format: FormatName, students: Readonly<Record<string, Answers>>) =>
  filesIn(format, reportOf(students), CONTEXT);
const textOf = (format: FormatName, answers: Answers) => filesFor(format, { ana: answers })[0]?.text ?? "";
const jsonOf = (format: FormatName, answers: Answers) => JSON.parse(textOf(format, answers));

const xml = (text: string) =>
  new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: "",
    isArray: (name) => ["testsuite", "testcase"].includes(name),
  }).parse(text);

const ALL = {
  ana: STUDENTS.noWrap,
  bia: STUDENTS.brokenSource,
  caio: ourFault,
  davi: skipped,
  eva: STUDENTS.right,
};

/** The schema of Jenkins' xUnit plugin, with the licence that it came with. */
const JUNIT_SCHEMA = readFileSync(path.join(import.meta.dirname, "fixtures", "junit-10.xsd"), "utf8");

/** The faults that a validator finds in a JUnit file. */
async function junitFaults(text: string): Promise<string[]> {
  const { XmlDocument, XmlValidateError, XsdValidator } = await import("libxml2-wasm");
  using schema = XmlDocument.fromString(JUNIT_SCHEMA);
  using validator = XsdValidator.fromDoc(schema);
  using document = XmlDocument.fromString(text);
  try {
    validator.validate(document);
    return [];
  } catch (error) {
    if (error instanceof XmlValidateError) return error.details.map(({ message }) => message);
    throw error;
  }
}

test("JUnit: junit-10.xsd takes the file, whatever programs do", async () => {
  const hostile = { ...ALL, "=1<&\"'\u0007]]>\ufffe": STUDENTS.noWrap };
  const { text } = filesFor("junit", hostile)[0]!;
  expect(await junitFaults(text)).toEqual([]);
  expect(await junitFaults(text.replace("<testcase ", '<testcase file="a" '))).toEqual([
    expect.stringContaining("The attribute 'file' is not allowed"),
  ]);
});

test("JUnit: names tell cases apart, and readers of either place find the message", () => {
  const { testsuites } = xml(filesFor("junit", ALL)[0]!.text);
  expect(testsuites.testsuite).toHaveLength(5);
  for (const suite of testsuites.testsuite) {
    expect(Number(suite.tests)).toBe(suite.testcase.length);
    const names = suite.testcase.map((each: { name: string }) => each.name);
    expect(new Set(names).size).toBe(names.length);
    for (const { classname, name, time, ...rest } of suite.testcase) {
      expect(classname).toBe(suite.name);
      expect(name).not.toBe("");
      expect(time).toMatch(/^\d+\.\d{3}$/);
      for (const [kind, child] of Object.entries<Record<string, string>>(rest)) {
        // GitLab reads the text, others the attribute.
        if (kind !== "skipped") expect(child["#text"]).toBe(child.message);
      }
    }
  }
});

test("JUnit: a program that does not compile is one error, and our fault is no failure of a student", () => {
  const counts = xml(filesFor("junit", ALL)[0]!.text).testsuites.testsuite.map(
    ({ name, failures, errors, skipped: left }: Record<string, string>) => [name, failures, errors, left],
  );
  const most = `${CASES.length}`;
  expect(counts.slice(1)).toEqual([
    ["bia", "0", "1", `${CASES.length - 1}`],
    ["caio", "0", most, "0"],
    ["davi", "0", "0", most],
    ["eva", "0", "0", "0"],
  ]);
});

test("CSV: the table is read as it was written, in both dialects, and no name is a formula", () => {
  const students = { "=1+1": STUDENTS.noWrap, 'Ana "A", B': STUDENTS.right };
  const table = filesFor("csv", students)[0]!.text;
  const plain = parse(table, { columns: true, bom: true }) as Record<string, string>[];
  expect(plain.map(({ name }) => name)).toEqual(["'=1+1", 'Ana "A", B']);
  expect(plain.map(({ earned }) => Number(earned))).toEqual(
    reportOf(students).submissions.map(({ points }) => points.earned),
  );
  const text = filesFor("csv-pt-BR", students)[0]!.text;
  expect(text.startsWith("\ufeff")).toBe(true);
  const brazilian = parse(text, { columns: true, delimiter: ";", bom: true }) as Record<string, string>[];
  expect(brazilian.map(({ earned }) => Number(earned!.replace(",", ".")))).toEqual(
    plain.map(({ earned }) => Number(earned)),
  );
  expect(brazilian.some(({ earned }) => earned!.includes(","))).toBe(true);
});

test("Gradescope: every status is one of two, and the points of all tests are the score", () => {
  const { score, tests, ...others } = jsonOf("gradescope", STUDENTS.noWrap);
  expect(Object.keys(others).sort()).toEqual(["output", "output_format", "stdout_visibility"]);
  const sum = tests.reduce((total: number, each: { score: number }) => total + each.score, 0);
  expect(sum).toBeCloseTo(score);
  for (const each of tests) {
    if (each.status !== undefined) expect(["passed", "failed"]).toContain(each.status);
    expect(each.score).toBeLessThanOrEqual(each.max_score);
    expect(each.output?.length ?? 0).toBeLessThanOrEqual(10_001);
  }
});

test("Gradescope: a program that does not compile is one failed test", () => {
  const tests = jsonOf("gradescope", STUDENTS.brokenSource).tests.filter(
    ({ status }: { status?: string }) => status === "failed",
  );
  expect(tests).toHaveLength(1);
});

test("PrairieLearn: the score is a part of 1, and all tests have points", () => {
  const { score, tests, gradable } = jsonOf("prairielearn", STUDENTS.noWrap);
  expect(gradable).toBe(true);
  expect(score).toBeGreaterThan(0);
  expect(score).toBeLessThan(1);
  for (const { name, points, max_points } of tests) {
    expect([typeof name, typeof points, typeof max_points]).toEqual(["string", "number", "number"]);
  }
});

test("PrairieLearn: our fault costs no attempt", () => {
  expect(jsonOf("prairielearn", ourFault)).toEqual({ gradable: false, format_errors: [expect.any(String)] });
});

test("VPL: the last grade is between the least and the most of the activity", () => {
  const gradeIn = (text: string) => text.match(/^Grade :=>>(.*)$/gm)?.at(-1);
  const context = { ...CONTEXT, environment: { VPL_GRADEMIN: "1", VPL_GRADEMAX: "20" } };
  const text = (answers: Answers) => filesIn("vpl", reportOf({ ana: answers }), context)[0]!.text;
  expect(gradeIn(text(STUDENTS.right))).toBe("Grade :=>>20");
  expect(gradeIn(text(STUDENTS.brokenSource))).toBe("Grade :=>>1");
  expect(gradeIn(text(ourFault))).toBeUndefined();
  const lines = text(STUDENTS.noWrap).split("\n");
  const block = lines.slice(lines.indexOf("<|--") + 1, lines.indexOf("--|>"));
  expect(block.length).toBeGreaterThan(3);
  for (const line of block) expect(line).toMatch(/^[->]/);
});

test("Classroom 50: the result has the keys of its schema, and whole numbers", () => {
  const scores = { type: "integer", minimum: 0 };
  const schema = {
    type: "object",
    additionalProperties: false,
    required: [
      "schema",
      "classroom",
      "assignment",
      "assignment_type",
      "owner",
      "submission",
      "commit",
      "release",
      "review",
      "datetime",
      "score",
      "max-score",
      "tests",
    ],
    properties: {
      schema: { const: "classroom50/result/v1" },
      ...Object.fromEntries(
        ["classroom", "assignment", "owner", "commit", "release", "review"].map((key) => [
          key,
          { type: "string" },
        ]),
      ),
      assignment_type: { enum: ["individual", "group"] },
      submission: { type: "string", pattern: "^submit/" },
      datetime: { type: "string", pattern: "^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$" },
      score: scores,
      "max-score": scores,
      tests: {
        type: "array",
        items: {
          type: "object",
          required: ["test-name", "passed", "score", "max-score"],
          properties: {
            "test-name": { type: "string" },
            passed: { type: "boolean" },
            score: scores,
            "max-score": scores,
          },
        },
      },
    },
  };
  const validate = new Ajv2020({ allErrors: true }).compile(schema);
  const result = jsonOf("classroom50", STUDENTS.noWrap);
  expect(validate(result), JSON.stringify(validate.errors)).toBe(true);
  expect(result.score).toBeLessThanOrEqual(result["max-score"]);
});

test("Classroom 50: a variable that is missing is named", () => {
  const context = { ...CONTEXT, environment: {} };
  expect(() => filesIn("classroom50", reportOf({ ana: STUDENTS.right }), context)).toThrow(/^CLASSROOM: /);
});

test.each(["gradescope", "classroom50", "autolab"] as const)(
  "%s: a submission of which nothing was judged has no file, so it does not count as 0",
  (format) => {
    expect(filesFor(format, { ana: ourFault })).toEqual([]);
  },
);

test("several submissions have a file each, and only one has the name that a service looks for", () => {
  const names = (students: Readonly<Record<string, Answers>>) =>
    filesFor("gradescope", students).map(({ path }) => path);
  expect(names({ ana: STUDENTS.right })).toEqual(["results.json"]);
  expect(names({ ana: STUDENTS.right, "t/bia": STUDENTS.right })).toEqual([
    "results/ana.json",
    "results/t/bia.json",
  ]);
});

test("CTRF: the counts are those of the tests, and times are whole numbers", () => {
  const { reportFormat, specVersion, results } = JSON.parse(filesFor("ctrf", ALL)[0]!.text);
  expect([reportFormat, specVersion]).toEqual(["CTRF", expect.stringMatching(/^\d+\.\d+\.\d+$/)]);
  const { summary, tests } = results;
  for (const state of ["passed", "failed", "skipped", "pending", "other"]) {
    const count = tests.filter(({ status }: { status: string }) => status === state).length;
    expect(summary[state], state).toBe(count);
  }
  expect(summary.tests).toBe(tests.length);
  for (const { duration } of tests) expect(Number.isInteger(duration)).toBe(true);
  expect(summary.other).toBe(CASES.length);
});

test("Autolab: the last line is the scores", () => {
  const lines = textOf("autolab", STUDENTS.noWrap).trimEnd().split("\n");
  expect(JSON.parse(lines.at(-1)!)).toEqual({ scores: { "lost-knight": expect.any(Number) } });
  expect(JSON.parse(lines.at(-2)!)).toMatchObject({ _presentation: "semantic", stages: ["Test"] });
});

test("GitHub: at most ten annotations, and the last says how many more there are", () => {
  const lines = textOf("github", STUDENTS.noWrap).trimEnd().split("\n");
  const many = filesFor("github", Object.fromEntries([..."abcdefgh"].map((name) => [name, STUDENTS.noWrap])));
  const [annotations, summary] = many.map(({ text }) => text.trimEnd().split("\n"));
  expect(annotations).toHaveLength(10);
  expect(annotations!.at(-1)).toMatch(/^::error title=Cavalo::\+ \d+$/);
  for (const line of [...lines, ...annotations!])
    expect(line).toMatch(/^::error (?:\w+=[^:,]+,?)+::[^\r\n]+$/);
  expect(summary![1]).toBe("|---|---:|---|");
  expect(textOf("github", STUDENTS.brokenSource)).toMatch(/^::error file=Main\.java,line=12,/);
});

test("GitHub: a summary that would be dropped for its size is cut", () => {
  const report = reportOf({ ana: STUDENTS.noWrap });
  const submissions = Array.from({ length: 900 }, (_, at) => ({
    ...report.submissions[0]!,
    name: `student ${at}`,
  }));
  const [, summary] = filesIn("github", { ...report, submissions }, CONTEXT);
  expect(Buffer.byteLength(summary!.text)).toBeLessThan(1024 * 1024);
});
