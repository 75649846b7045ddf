import { expect, test } from "vitest";
import { csharp } from "./csharp.ts";

const source = (path: string, text: string) => ({ path, text, utf8: true });
const MAIN = "static void Main(string[] a) { }";

test.each([
  [`class Tour { ${MAIN} }`, "-main:Tour"],
  [`namespace K.T\n{\nclass Board { }\npublic static class Tour\n{\n  ${MAIN}\n}\n}`, "-main:K.T.Tour"],
  [`// class Old\nnamespace K {\n  struct Square { }\n  class Tour { ${MAIN} }\n}`, "-main:K.Tour"],
  [`class Tour { class Square { int row; } void Go() { } ${MAIN} }`, "-main:Tour"],
])("of several main programs the one in %j is named: %s", (text, flag) => {
  const main = source("a.cs", text);
  const other = source("b.cs", `class Other { ${MAIN} }`);
  const flagsFor = (sources: (typeof main)[]) =>
    csharp.plan({ sources, main }).build[0]!.filter((each) => each.startsWith("-main"));
  expect(flagsFor([main, other])).toEqual([flag]);
  expect(flagsFor([main])).toEqual([]);
});

const PROGRAM = source("Passeio/Program.cs", "namespace Passeio { }");

test.each([
  ["tests of a unit", "Passeio.Test/TourTest.cs", "using System;\nusing Xunit;\n"],
  ["what only names a project", "Properties/AssemblyInfo.cs", '[assembly: AssemblyTitle("Passeio")]'],
])("%s is not compiled", (_, path, text) => {
  const { build } = csharp.plan({ sources: [PROGRAM, source(path, text)], main: PROGRAM });
  expect(build[0]!.filter((word) => word.endsWith(".cs"))).toEqual(["./Passeio/Program.cs"]);
});

test.each([
  ["using System;\nConsole.WriteLine(3);\n", true],
  ["// Exercício\nusing System;\nusing static System.Math;\n\nint n = 8;\nConsole.WriteLine(n);\n", true],
  [`class Tour { ${MAIN} }`, true],
  ["using System;\nnamespace K;\nclass Casa { int linha; }\n", false],
  ["class Casa { void Anda() { Console.WriteLine(3); } }\n", false],
])("%j is a main program: %j", (text, isMain) => {
  expect(csharp.isMain(source("Program.cs", text))).toBe(isMain);
});
