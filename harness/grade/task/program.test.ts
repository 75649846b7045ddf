import { expect, test } from "vitest";
import { loadCases } from "../../problem/load.ts";
import type { Build } from "../../submission/build/executable.ts";
import type { Submission } from "../../submission/submission.ts";
import { folderWith } from "../../testing/folders.ts";
import { createBuilder } from "./program.ts";
import { taskFor } from "./task.ts";

test.each([
  ["its size", "{rows}", ["3", "4"]],
  ["nothing of the case", "main", ["main"]],
])("a driver with %s in it is built once for each text", async (_, text, texts) => {
  const files = {
    "problem.yaml": "problem: knights-tour\ntitle: tours\n",
    "3x3.yaml": "title: small\nrows: 3\ncolumns: 3\nstart: all\n",
    "4x4.yaml": "title: larger\nrows: 4\ncolumns: 4\nstart: all\n",
  };
  const submission: Submission = {
    name: "own",
    folder: "",
    problem: "knights-tour",
    manifest: { driver: { files: { "main.c": text } } },
    kind: { kind: "commands" },
  };
  const built: unknown[] = [];
  const commands = { build: [], run: "" };
  const builder = createBuilder(submission, async ({ manifest }): Promise<Build> => {
    built.push(manifest.driver?.files?.["main.c"]);
    return { kind: "compile-error", commands, finding: { kind: "not-compiled" } };
  });
  expect(builder.commands).toBeUndefined();
  await Promise.all(
    loadCases({ files: folderWith(files) }).map((asked) =>
      builder.buildWith(taskFor(asked, submission.manifest).driver),
    ),
  );
  expect(built).toEqual(texts);
  expect(builder.commands).toEqual(commands);
});
