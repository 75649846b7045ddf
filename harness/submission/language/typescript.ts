import { fileURLToPath } from "node:url";
import { NODE } from "./javascript.ts";
import { type Language, pathsOf } from "./language.ts";

/** Our own compiler, so that TypeScript is never missing. */
const COMPILER = fileURLToPath(new URL("bin/tsc", import.meta.resolve("typescript/package.json")));

/** Types are not checked: that a program lacks the types of its libraries does not make it wrong. */
const FLAGS =
  "--noCheck --ignoreConfig --target es2022 --module nodenext --rootDir . --outDir javascript".split(" ");

export const typescript: Language = {
  title: "TypeScript",
  extensions: [".ts", ".mts", ".cts"],
  tools: [NODE],
  isMain: () => false,
  usualMains: ["main.ts", "index.ts", "app.ts"],
  plan: (program) => ({
    build: [["node", COMPILER, ...FLAGS, ...pathsOf(program)]],
    run: ["node", `{folder}/javascript/${program.main.path.replace(/ts$/, "js")}`],
  }),
};
