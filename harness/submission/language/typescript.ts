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
const FLAGS = "--noCheck --ignoreConfig --target es2022 --rootDir . --outDir javascript".split(" ");

/** Modules of Node, which may leave out the endings of the files that they import. */
const OF_NODE = "--module nodenext".split(" ");

/** Modules as other run times know them, too. */
const OF_ALL = "--module es2022 --moduleResolution bundler --rewriteRelativeImportExtensions".split(" ");

/** Things that only such modules have. */
const IS_OF_ALL = /\bimport\.meta\b|^(?:(?:export )?(?:const|let|var) [^=\n]{0,80}= )?await\b/m;

/** Tells Node that all files in the folder are such modules. */
const AS_MODULES = [
  "node",
  "-e",
  'fs.mkdirSync("javascript"), fs.writeFileSync("javascript/package.json", JSON.stringify({ type: "module" }))',
];

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
    const isOfAll = program.sources.some(({ text }) => IS_OF_ALL.test(text));
    const flags = [...FLAGS, ...(isOfAll ? OF_ALL : OF_NODE)];
    return {
      build: [
        ...(isOfAll ? [AS_MODULES] : []),
        ["node", path.join(compiler, "bin", "tsc"), ...flags, ...pathsOf(program)],
      ],
      // The part of the compiler that is made for this machine is a package beside it.
      reads: [compiler, path.join(compiler, "..", "@typescript")].filter(existsSync),
      run: ["node", HEAP, `{folder}/javascript/${program.main.path.replace(/ts$/, "js")}`],
    };
  },
};
