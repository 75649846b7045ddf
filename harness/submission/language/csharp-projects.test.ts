import { expect, test } from "vitest";
import { csharp } from "./csharp.ts";

const source = (path: string, text = "namespace Passeio { }") => ({ path, text, utf8: true });
const main = source("Passeio/Program.cs");
const sources = [source("Passeio/Antes/Tour.cs"), source("Passeio/Modelo/Tour.cs"), main];

/** The sources of the plans that come after the usual one. */
function compiledBy(projects: Readonly<Record<string, string>>, all = sources): string[][] {
  const plans = csharp.otherPlans!({ sources: all, main }, { version: [6], read: (file) => projects[file] });
  const compiled = plans.filter(({ build }) => build[0]![0] === "mcs");
  return compiled.map(({ build }) => build[0]!.filter((word) => word.endsWith(".cs")));
}

const listing = (...files: string[]) => files.map((file) => `<Compile Include="${file}" />`).join("\n");

test.each(["Passeio/Passeio.csproj", "Passeio.csproj"])(
  "sources that %s does not list are left out",
  (name) => {
    const folder = name.includes("/") ? "" : "Passeio\\";
    const project = listing(`${folder}Modelo\\Tour.cs`, `${folder}Program.cs`);
    expect(compiledBy({ [name]: project })).toEqual([["./Passeio/Modelo/Tour.cs", "./Passeio/Program.cs"]]);
  },
);

test("a project that lists nothing has what lies in its folder", () => {
  const project = '<Project Sdk="Microsoft.NET.Sdk"></Project>';
  const inside = ["./Passeio/Antes/Tour.cs", "./Passeio/Modelo/Tour.cs", "./Passeio/Program.cs"];
  const beside = [...sources, source("Passeio.Web/Tour.cs")];
  expect(compiledBy({ "Passeio/Passeio.csproj": project }, beside)).toEqual([inside]);
  expect(compiledBy({ "Passeio.csproj": project }, beside)).toEqual([]);
});

test("tests of a unit are not compiled", () => {
  const ofUnit = source("Passeio.Test/TourTest.cs", "using System;\nusing Xunit;\n");
  const { build } = csharp.plan({ sources: [main, ofUnit], main });
  expect(build[0]!.filter((word) => word.endsWith(".cs"))).toEqual(["./Passeio/Program.cs"]);
});

test("what only names a project is not compiled", () => {
  const info = source("Passeio/Properties/AssemblyInfo.cs", '[assembly: AssemblyTitle("Passeio")]');
  const { build } = csharp.plan({ sources: [main, info], main });
  expect(build[0]!.filter((word) => word.endsWith(".cs"))).toEqual(["./Passeio/Program.cs"]);
});

test.each([
  ["", "that lists none"],
  [listing("Antes\\Tour.cs"), "of another program"],
  [listing("Antes\\Tour.cs", "Modelo\\Tour.cs", "Program.cs"), "that lists all"],
])("a project file %s says nothing", (project) => {
  expect(compiledBy({ "Passeio/Passeio.csproj": project })).toEqual([]);
});
