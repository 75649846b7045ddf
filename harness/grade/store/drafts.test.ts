import { readdirSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { folderWith } from "../../testing/folders.ts";
import { type Draft, draftsOf, forgetDrafts, keepDrafts } from "./drafts.ts";
import { deskIn } from "./store-lines.ts";

const draft = (person: string, text: string): Draft => ({
  ...{ kind: "draft", person, students: [person], form: `note ${person}`, field: "text", text },
});

test("each grader finds the last text of each field, until it is empty or the student is forgotten", () => {
  const out = folderWith({});
  keepDrafts(out, "../bruna", [draft("1", "a"), draft("2", "b")]);
  keepDrafts(out, "../bruna", [draft("1", "c")]);
  keepDrafts(out, "otto", [draft("1", "d")]);
  expect(draftsOf(out, "../bruna")).toEqual([draft("2", "b"), draft("1", "c")]);
  forgetDrafts(out, ({ students }) => students.includes("1"));
  expect(draftsOf(out, "../bruna")).toEqual([draft("2", "b")]);
  expect(draftsOf(out, "otto")).toEqual([]);
  keepDrafts(out, "../bruna", [draft("2", "")]);
  expect(draftsOf(out, "../bruna")).toEqual([]);
  expect(readdirSync(out)).toEqual(["store"]);
  expect(statSync(deskIn(out)).mode & 0o777).toBe(0o700);
});

test("a file of drafts that is damaged has none, and is written anew", () => {
  const out = folderWith({});
  keepDrafts(out, "bruna", [draft("1", "a")]);
  const [file] = readdirSync(deskIn(out));
  for (const damaged of ["", "{", "null", '[null, 3, {"form": "x"}]']) {
    writeFileSync(path.join(deskIn(out), file!), damaged);
    expect(draftsOf(out, "bruna")).toEqual([]);
  }
  keepDrafts(out, "bruna", [draft("1", "b")]);
  expect(draftsOf(out, "bruna")).toEqual([draft("1", "b")]);
});
