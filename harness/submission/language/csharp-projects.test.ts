import { expect, test } from "vitest";
import { csharp } from "./csharp.ts";

const source = (path: string, text = "namespace Passeio { }") => ({ path, text, utf8: true });
const main = source("Passeio/Program.cs");
const sources = [source("Passeio/Antes/Tour.cs"), source("Passeio/Modelo/Tour.cs"), main];

/** The sources of the plans that come after the usual one. */
function compiledBy(projects: Readonly<Record<string, string>>): string[][] {
  const plans = csharp.otherPlans!({ sources, main }, { version: [6], read: (file) => projects[file] });
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
