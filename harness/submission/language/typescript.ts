import { existsSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { remembered } from "../../base/remembered.ts";
import { HEAP, NODE } from "./javascript.ts";
import { type Language, pathsOf } from "./language.ts";
import { VIRTUAL_MACHINE } from "./runtime.ts";

/** The compiler of our own package, or one that is installed beside it; undefined if there is none. */
const compilerFolder = remembered(() => {
  try {
    return path.dirname(fileURLToPath(import.meta.resolve("typescript/package.json")));
  } catch {
    return undefined;
  }
});

/** Types are not checked: that a program lacks the types of its libraries does not make it wrong. */
const FLAGS =
  "--noCheck --ignoreConfig --target es2022 --module nodenext --rootDir . --outDir javascript".split(" ");

export const typescript: Language = {
  title: "TypeScript",
  extensions: [".ts", ".mts", ".cts"],
  runtime: VIRTUAL_MACHINE,
  tools: [NODE],
  lacks: () =>
    compilerFolder() === undefined ? [{ command: "tsc", install: "npm install -g typescript" }] : [],
  isMain: () => false,
  runsFromTop: true,
  usualMains: ["main.ts", "index.ts", "app.ts"],
  plan(program) {
    const compiler = compilerFolder() ?? "";
    return {
      build: [["node", path.join(compiler, "bin", "tsc"), ...FLAGS, ...pathsOf(program)]],
      // The part of the compiler that is made for this machine is a package beside it.
      reads: [compiler, path.join(compiler, "..", "@typescript")].filter(existsSync),
      run: ["node", HEAP, `{folder}/javascript/${program.main.path.replace(/ts$/, "js")}`],
    };
  },
};
