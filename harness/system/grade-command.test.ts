import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { Ajv } from "ajv";
import { expect, test } from "vitest";
import { PACKAGE_FOLDER } from "../base/package.ts";
import type { Report } from "../report/record/report.ts";
import { cavalo } from "../testing/cavalo.ts";
import { folderWith } from "../testing/folders.ts";

/** Bundled programs in several languages, with their verdicts; without its compiler a program is skipped. */
const PROGRAMS = {
  "knights-tour/c-v1": { AC: 1, SK: 1 },
  "knights-tour/javascript-squares": { AC: 1, SK: 1 },
  "lost-knight/c-does-not-compile": { CE: 2 },
  "lost-knight/java-original": { AC: 2 },
  "lost-knight/python-no-wrap": { AC: 1, WA: 1 },
};

const CASES = path.join(PACKAGE_FOLDER, "cases", "*", "{worked-example,seam-rows,8x8-any,8x8-closed}.yaml");

function readJson<T>(...parts: string[]): T {
  return JSON.parse(readFileSync(path.join(...parts), "utf8"));
}

test("`cavalo grade` grades bundled programs as their manifests state, and writes what its schema says", async () => {
  const folder = folderWith({});
  const programs = Object.keys(PROGRAMS).map((name) => path.join(PACKAGE_FOLDER, "submissions", name));
  const options = ["--trust-submissions", "--cases", CASES];
  const { exitCode, stderr } = await cavalo(folder, "grade", ...programs, ...options);
  expect({ exitCode, stderr }).toMatchObject({ exitCode: 0 });
  // Node would begin such a line with its own number.
  expect(stderr).not.toMatch(/^\(node:/m);
  const latest = path.join(folder, "reports", "latest");
  const report = readJson<Report>(latest, "report.json");
  const schema = readJson<object>(PACKAGE_FOLDER, "harness", "report", "report.schema.json");
  expect(new Ajv().validate(schema, report)).toBe(true);
  const graded = report.submissions.map(({ problem, name, verdicts }) => ({
    id: `${problem}/${name}`,
    verdicts,
  }));
  expect(graded.map(({ id }) => id)).toEqual(Object.keys(PROGRAMS));
  for (const { id, verdicts } of graded) {
    expect([PROGRAMS[id as keyof typeof PROGRAMS], { SK: 2 }], id).toContainEqual(verdicts);
  }
  expect(report.submissions.map(({ failures }) => failures)).toEqual(report.submissions.map(() => 0));
  const files = readdirSync(path.join(latest, "submissions"), { recursive: true });
  expect(files.filter((file) => String(file).endsWith(".json"))).toHaveLength(report.submissions.length);
});
