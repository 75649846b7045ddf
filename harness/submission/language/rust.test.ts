import { expect, test } from "vitest";
import type { Source } from "./language.ts";
import { rust } from "./rust.ts";

const sourceOf = (path: string): Source => ({ path, text: "", utf8: true });

function plansFor(paths: readonly string[], cargo: string | undefined) {
  const sources = paths.map(sourceOf);
  const read = (file: string) => (file === "Cargo.toml" ? cargo : undefined);
  return rust.otherPlans!({ sources, main: sources[0]! }, { version: [1, 95], read });
}

test("a package is built with its own library, under the name that it has in programs", () => {
  const [plan] = plansFor(["examples/a.rs", "src/lib.rs"], '[package]\nname = "knights-tour"\n');
  expect(plan!.build.map((command) => command.slice(-4))).toEqual([
    ["knights_tour", "-o", "libknights_tour.rlib", "./src/lib.rs"],
    ["knights_tour=libknights_tour.rlib", "-o", "program", "./examples/a.rs"],
  ]);
});

test.each([
  ["no library", ["src/main.rs"], '[package]\nname = "a"\n'],
  ["no package", ["src/main.rs", "src/lib.rs"], undefined],
  ["only the library", ["src/lib.rs"], '[package]\nname = "a"\n'],
])("a program with %s is built by itself", (_, paths, cargo) => {
  for (const { build } of plansFor(paths, cargo)) expect(build).toHaveLength(1);
});
