import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** The part of what the bundler tells that is read here. */
interface Bundle {
  readonly outputs: Readonly<
    Record<
      string,
      {
        readonly inputs: object;
        readonly imports: readonly { readonly path: string; readonly kind: string }[];
      }
    >
  >;
}

const { outputs } = JSON.parse(
  readFileSync(new URL("../../dist/bundle.json", import.meta.url), "utf8"),
) as Bundle;

/** Lists the files that are loaded before a module can do anything. */
function loadedWith(module: string): string[] {
  const holds = (output: string) =>
    Object.keys(outputs[output]!.inputs).some((input) => input.endsWith(module));
  const loaded = new Set(Object.keys(outputs).filter(holds));
  for (const output of loaded)
    for (const { path, kind } of outputs[output]?.imports ?? [])
      if (kind === "import-statement") loaded.add(path);
  return Array.from(loaded).flatMap((output) => Object.keys(outputs[output]?.inputs ?? {}));
}

test.each(["iconv-lite", "temporal-polyfill", "csv-parse", "ioredis"])(
  "a grading of programs does not wait for %s, which only some classes need",
  (library) => {
    const loaded = loadedWith("harness/cli/command/grade-any.js");
    expect(loaded).toContain("dist/harness/cli/command/grade.js");
    expect(loaded.filter((input) => input.includes(`node_modules/${library}/`))).toEqual([]);
  },
);
