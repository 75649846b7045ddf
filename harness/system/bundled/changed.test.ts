import { appendFileSync, cpSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import type { Case } from "../../case/any-case.ts";
import type { Submission } from "../../submission/submission.ts";
import { folderWith } from "../../testing/folders.ts";
import { fromRecord } from "./grading.ts";
import { ofProblem, TELLING_CHOICE } from "./programs.ts";
import { readRecord } from "./record-file.ts";

const { programs, few } = ofProblem(TELLING_CHOICE, "lost-knight");
const program = programs.find(({ name }) => name === "javascript-counts-squares")!;
const cases = few.slice(0, 3);

const gradeByRecord = (submission: Submission, asked: readonly Case[]) =>
  fromRecord(readRecord())({ cases: asked, submissions: [submission] });

/** Lays a copy of the program beside it, to which something is added. */
function copyWith(file: string, added: string): Submission {
  const folder = folderWith({});
  cpSync(program.folder, folder, { recursive: true });
  appendFileSync(path.join(folder, file), added);
  return { ...program, folder };
}

test("what did not change is graded by its record, wherever it lies", async () => {
  const { record } = await gradeByRecord(copyWith("submission.yaml", ""), cases);
  expect(record.submissions[0]!.results.map(({ attempt }) => attempt.verdict)).toEqual(["WA", "WA", "WA"]);
});

test.each(["submission.yaml", "notes.txt"])("a program of which %s changed is named", async (file) => {
  await expect(gradeByRecord(copyWith(file, "# new\n"), cases)).rejects.toThrow(
    "lost-knight/javascript-counts-squares changed since the outputs were recorded. Type: npm run record",
  );
});

test("a case that changed is named", async () => {
  const [first, second, third] = cases;
  const limits = { ...second!.limits, cpuMs: second!.limits.cpuMs + 1 };
  await expect(gradeByRecord(program, [first!, { ...second!, limits }, third!])).rejects.toThrow(
    `lost-knight/${second!.name} changed since the outputs were recorded. Type: npm run record`,
  );
});
