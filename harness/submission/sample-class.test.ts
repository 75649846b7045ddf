import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { PACKAGE_FOLDER } from "../base/package.ts";
import { VERDICTS } from "../finding/verdict.ts";

/** The programs that `npm run grade` shows to a newcomer. */
const SAMPLE = readFileSync(path.join(PACKAGE_FOLDER, "docs", "sample-class.txt"), "utf8")
  .trim()
  .split("\n");

test("the sample class has programs of every problem, and every verdict that a student can bring about", () => {
  const of = (part: number) => new Set(SAMPLE.map((place) => place.split("/")[part]));
  expect([...of(1)].sort()).toEqual(readdirSync(path.join(PACKAGE_FOLDER, "submissions")).sort());
  const expected = SAMPLE.flatMap((place): string[] =>
    Object.values(parse(readFileSync(path.join(PACKAGE_FOLDER, place, "submission.yaml"), "utf8")).expect),
  );
  const ours = ["JE", "SK", "MLE"];
  expect(new Set(expected)).toEqual(new Set(VERDICTS.filter((verdict) => !ours.includes(verdict))));
});

test("the sample class begins with what is judged at once wherever Cavalo runs, and has all published programs", () => {
  const names = SAMPLE.map((place) => path.basename(place));
  expect(names.slice(0, 2)).toEqual(["c-does-not-compile", "javascript-bare-number"]);
  expect(names).toEqual(
    expect.arrayContaining(["java-original", "c-v1", "python-v2", "python-v3", "kotlin-v4"]),
  );
});
