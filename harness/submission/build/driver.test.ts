import { readFileSync, symlinkSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { folderWith } from "../../testing/folders.ts";
import { layOver, overlayOf } from "./driver.ts";

const SOURCES = {
  "passeio.py": "N = 8\nM = 8\n",
  "src/posição.py": Buffer.from("# posição\nN = 8\n", "latin1"),
};
const replacement = (file: string, find: string) => ({ file, find, replace: "é" });

test("new files and replaced texts are laid over a copy, each in the file's own encoding", () => {
  const folder = folderWith(SOURCES);
  const overlay = overlayOf(folder, {
    files: { "a/main.c": "int main;\n" },
    replacements: [replacement("passeio.py", "N = 8"), replacement("src/posição.py", "8")],
  });
  const copy = folderWith(SOURCES);
  layOver(copy, overlay);
  const laid = (name: string) => readFileSync(path.join(copy, name));
  expect(laid("a/main.c").toString()).toBe("int main;\n");
  expect(laid("passeio.py").toString()).toBe("é\nM = 8\n");
  expect(laid("src/posição.py")).toEqual(Buffer.from("# posição\nN = é\n", "latin1"));
  expect(readFileSync(path.join(folder, "passeio.py"), "utf8")).toBe(SOURCES["passeio.py"]);
});

test("several texts of one file are replaced", () => {
  const replacements = [replacement("passeio.py", "N = 8"), replacement("passeio.py", "M = 8")];
  const { files } = overlayOf(folderWith(SOURCES), { replacements });
  expect(files.get("passeio.py")?.toString()).toBe("é\né\n");
});

test("a link out of the submission is not followed", () => {
  const folder = folderWith(SOURCES);
  symlinkSync(folderWith({ answers: "answer: 68\n" }), path.join(folder, "link"));
  const { files, misfits } = overlayOf(folder, { replacements: [replacement("link/answers", "answer")] });
  expect(files.size).toBe(0);
  expect(misfits).toHaveLength(1);
});

test.each([
  ["passeio.py", "8", '"8" is found 2 times in passeio.py. It must appear there exactly once'],
  ["passeio.py", "L", '"L" is not found in passeio.py. It must appear there exactly once'],
  ["src", "8", '"src" is not a readable file of the submission'],
  [
    "ana/trabalho/passeio.py",
    "8",
    '"ana/trabalho/passeio.py" is not a readable file of the submission. Paths begin at the folder of the program: "passeio.py"',
  ],
])("a text of %s that is not found exactly once (%j) cannot be replaced", (file, find, sentence) => {
  const { misfits } = overlayOf(folderWith(SOURCES), { replacements: [replacement(file, find)] });
  expect(misfits).toMatchObject([{ at: ["driver", "replacements", 0], sentence: { en: sentence } }]);
});
