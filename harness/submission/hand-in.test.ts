import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { folderWith } from "../testing/folders.ts";
import { readHandIn } from "./hand-in.ts";
import type { Submission } from "./submission.ts";

const handInOf = (folder: string, main: string) =>
  readHandIn({ folder, kind: { kind: "commands" }, manifest: { main } } as unknown as Submission);

test("the main program comes first, then sources, then the rest, of which what is no text is named only", async () => {
  const folder = folderWith({ "a.txt": "notes\n", "lib.py": "x = 1\n", "main.py": "é\n" });
  writeFileSync(path.join(folder, "a.pdf"), Buffer.from([37, 80, 0, 255]));
  mkdirSync(path.join(folder, "bin"));
  symlinkSync("/etc/passwd", path.join(folder, "z.py"));
  expect(await handInOf(folder, "main.py")).toEqual({
    files: [
      { path: "main.py", bytes: 3, text: "é\n" },
      { path: "lib.py", bytes: 6, text: "x = 1\n" },
      { path: "a.pdf", bytes: 4 },
      { path: "a.txt", bytes: 6, text: "notes\n" },
      { path: "bin/" },
    ],
    others: 0,
  });
});

test("of a notebook the source is shown that was read out of it", async () => {
  const folder = folderWith({ "cavalo.ipynb": "{}", "cavalo.py": "x = 1\n" });
  const submission = {
    folder,
    kind: { kind: "commands" },
    manifest: { main: "cavalo.py" },
    readOutOf: "cavalo.ipynb",
  };
  expect((await readHandIn(submission as unknown as Submission)).files).toEqual([
    { path: "cavalo.py", bytes: 6, text: "x = 1\n" },
    { path: "cavalo.ipynb", bytes: 2 },
  ]);
});

test("a large file is cut at the end of a line, and the cut is told", async () => {
  const line = "0123456789\n";
  const folder = folderWith({ "main.py": line.repeat(10_000) });
  const { files } = await handInOf(folder, "main.py");
  expect(files[0]).toMatchObject({ bytes: 110_000, cut: true });
  expect(files[0]!.text!.endsWith(line)).toBe(true);
  expect(files[0]!.text!.length).toBeLessThan(50_000);
});

test("of very many files the first ones are listed, and the others are counted", async () => {
  const files = Object.fromEntries(Array.from({ length: 100 }, (_, at) => [`f${at}.txt`, "x"]));
  const handIn = await handInOf(folderWith(files), "f0.txt");
  expect([handIn.files.length, handIn.others]).toEqual([60, 40]);
});
