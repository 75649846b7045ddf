import { expect, test } from "vitest";
import { versionIn } from "./version.ts";

test.each([
  ["g++ (Debian 12.2.0-14+deb12u1) 12.2.0", [12, 2, 0]],
  ["info: kotlinc-jvm 1.3.31 (JRE 17.0.15+6-Debian-1deb12u1)", [1, 3, 31]],
  ["rustc 1.85.0 (4d91de4e4 2025-02-17)", [1, 85, 0]],
  ["Mono C# compiler version 6.8.0.105", [6, 8, 0, 105]],
  ["go version go1.22.1 linux/amd64", [1, 22, 1]],
  ["javac 25", [25]],
  ["x86_64-w64-mingw32-gcc (GCC) 12-win32", [12]],
  ["gcc.exe (x86_64-posix-seh-rev0, Built by MinGW-Builds project) 8.1.0", [8, 1, 0]],
  ["", [0]],
])("the version in %j", (line, version) => {
  expect(versionIn(line)).toEqual(version);
});
