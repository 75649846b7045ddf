import { existsSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { HEAP, NODE } from "./javascript.ts";
import { type Language, pathsOf } from "./language.ts";
import { VIRTUAL_MACHINE } from "./runtime.ts";

/** Our own compiler, so that TypeScript is never missing. */
const COMPILER_FOLDER = path.dirname(fileURLToPath(import.meta.resolve("typescript/package.json")));
const COMPILER = path.join(COMPILER_FOLDER, "bin", "tsc");
/** The part of it that is made for this machine is a package beside it. */
const COMPILER_FOLDERS = [COMPILER_FOLDER, path.join(COMPILER_FOLDER, "..", "@typescript")].filter(
  existsSync,
);

/** Types are not checked: that a program lacks the types of its libraries does not make it wrong. */
const FLAGS =
  "--noCheck --ignoreConfig --target es2022 --module nodenext --rootDir . --outDir javascript".split(" ");

export const typescript: Language = {
  title: "TypeScript",
  extensions: [".ts", ".mts", ".cts"],
  runtime: VIRTUAL_MACHINE,
  tools: [NODE],
  isMain: () => false,
  usualMains: ["main.ts", "index.ts", "app.ts"],
  reads: ["utf8", "latin1", "utf16"],
  plan: (program) => ({
    build: [["node", COMPILER, ...FLAGS, ...pathsOf(program)]],
    reads: COMPILER_FOLDERS,
    run: ["node", HEAP, `{folder}/javascript/${program.main.path.replace(/ts$/, "js")}`],
  }),
};
