import { expect, test } from "vitest";
import { installedFolders, programNames } from "./windows-places.ts";

const PROGRAMS = { ProgramFiles: "C:\\Program Files", "ProgramFiles(x86)": "C:\\Program Files (x86)" };

test("compilers are looked for in both folders of programs, and where installers make one on the drive", () => {
  const folders = installedFolders({ ...PROGRAMS, SystemDrive: "D:" });
  expect(folders).toEqual(
    expect.arrayContaining([
      "C:/Program Files/CodeBlocks/MinGW/bin",
      "C:/Program Files (x86)/Dev-Cpp/MinGW64/bin",
      "D:/msys64/ucrt64/bin",
      "~/.jdks/*/bin",
    ]),
  );
  expect(new Set(folders).size).toBe(folders.length);
  expect(installedFolders({})).toContain("C:/msys64/ucrt64/bin");
});

test("Python is found by the names that its installer gives it", () => {
  expect(programNames("python3").filter((name) => name.endsWith(".exe"))).toEqual([
    "python3.exe",
    "python.exe",
    "py.exe",
  ]);
});
