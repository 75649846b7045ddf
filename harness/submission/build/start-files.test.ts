import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { folderWith } from "../../testing/folders.ts";
import { bareSubmission } from "../find/bare.ts";
import type { Manifest } from "../manifest.ts";
import { startFilesOf } from "./start-files.ts";

const FILES = {
  "main.rb": "require './board'\nputs LADO\n",
  "board.rb": "LADO = 1000\n",
  "casos.txt": "velho\n",
};

async function startFilesWith(manifest: Manifest): Promise<Record<string, string>> {
  const submission = await bareSubmission(folderWith(FILES), "knights-tour");
  const files = await startFilesOf({ ...submission, manifest }, folderWith({}));
  return Object.fromEntries(Object.entries(files).map(([name, file]) => [name, readFileSync(file, "utf8")]));
}

test("a program finds its data where it starts, and the sources that it looks for there", async () => {
  expect(await startFilesWith({})).toEqual(FILES);
});

test("what its driver changes is changed there, too", async () => {
  const replacements = [{ file: "board.rb", find: "1000", replace: "8" }];
  const files = { "casos.txt": "novo\n", "mais/casos.txt": "mais\n", "novo.rb": "" };
  expect(await startFilesWith({ driver: { replacements, files } })).toEqual({
    "main.rb": FILES["main.rb"],
    "board.rb": "LADO = 8\n",
    "casos.txt": "novo\n",
    "mais/casos.txt": "mais\n",
  });
});
