import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import type { Notice } from "../../finding/index.ts";
import type { SubmissionRecord } from "../../report/record/record.ts";
import { folderWith } from "../../testing/folders.ts";
import { ioInMemory } from "../../testing/io.ts";
import { keepWay } from "./keep-way.ts";

const recordWith = (...notices: readonly Notice[]) => ({ notices }) as unknown as SubmissionRecord;

test("a way of asking that was found is written into the manifest of the program", () => {
  const { io, printed } = ioInMemory();
  const folder = folderWith({});
  const way = JSON.stringify({ input: { stdin: "{rows}\n{board}" } });
  keepWay(recordWith({ kind: "own-way", way, right: 5, cases: 5 }), folder, io);
  expect(printed().stderr).toMatch(/^Written: .*submission\.yaml$/m);
  expect(readFileSync(path.join(folder, "submission.yaml"), "utf8")).toContain("{rows}");
});

test("nothing is written where none was found", () => {
  const { io, printed } = ioInMemory();
  const folder = folderWith({});
  keepWay(recordWith({ kind: "clues-given-up" }), folder, io);
  expect(printed().stderr).toContain("No submission.yaml was written");
  expect(existsSync(path.join(folder, "submission.yaml"))).toBe(false);
});
