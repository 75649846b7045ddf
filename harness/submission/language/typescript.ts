import { existsSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { remembered } from "../../base/remembered.ts";
import { HEAP, isOfNode, isOfPage, NODE, TYPED } from "./javascript.ts";
import { type Language, type Program, pathsOf } from "./language.ts";
import { LANGUAGE_TITLES } from "./names.ts";
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

/** The older modules of Node, whatever its package says: others are not found by a name without its ending. */
const OLDER = "--module commonjs".split(" ");

const NAMES_WITHOUT_ENDING = /\b(?:from|import)[ \t]*["']\.{1,2}\/(?:[^"'\n]{0,200}\/)?[^"'\n./]{1,100}["']/;

/** Modules as other run times know them, too. */
const OF_ALL = "--module es2022 --moduleResolution bundler --rewriteRelativeImportExtensions".split(" ");

/** Things that only such modules have. */
const IS_OF_ALL = /\bimport\.meta\b|^(?:(?:export )?(?:const|let|var) [^=\n]{0,80}= )?await\b/m;

type ModuleKind = "module" | "commonjs";

/** Tells Node which modules all files in the folder are. */
function madeFor(type: ModuleKind): string[] {
  const text = `fs.mkdirSync("javascript"), fs.writeFileSync("javascript/package.json", JSON.stringify({ type: "${type}" }))`;
  return ["node", "-e", text];
}

/** A line at the left edge that neither defines types, classes and functions nor passes on names of other files: something runs there. */
const RUNS =
  /^(?!import\b(?!\s*["'(])|export\s*[{*]|(?:export )?(?:default )?(?:declare )?(?:abstract |async )?(?:type|interface|enum|class|function)\b|\/[/*]|[\s})\]|&;*]|$)/m;

export const typescript: Language = {
  title: LANGUAGE_TITLES.typescript,
  extensions: [".ts", ".mts", ".cts"],
  runtime: VIRTUAL_MACHINE,
  costs: { buildMs: 180, startMs: 35 },
  tools: [NODE],
  lacks: () =>
    compilerFolder() === undefined ? [{ command: "tsc", install: "npm install -g typescript" }] : [],
  floorRemainder: "((x % n) + n) % n",
  isWrittenIn: (text) => isOfNode(text) && TYPED.test(text),
  isMain: () => false,
  runsFromTop: true,
  isAside: isOfPage,
  onlyDefines: ({ text }) => !RUNS.test(text),
  usualMains: ["main.ts", "index.ts", "app.ts"],
  plan(program) {
    const compiler = compilerFolder() ?? "";
    const { flags, type } = modulesOf(program);
    return {
      build: [
        ...(type === undefined ? [] : [madeFor(type)]),
        ["node", path.join(compiler, "bin", "tsc"), ...FLAGS, ...flags, ...pathsOf(program)],
      ],
      // The part of the compiler that is made for this machine is a package beside it.
      reads: [compiler, path.join(compiler, "..", "@typescript")].filter(existsSync),
      run: ["node", HEAP, `{folder}/javascript/${program.main.path.replace(/ts$/, "js")}`],
    };
  },
};

/** Chooses the modules that a program is compiled to, with the kind that Node is to take all of them for. */
function modulesOf({ sources }: Program): { flags: readonly string[]; type?: ModuleKind } {
  if (sources.some(({ text }) => IS_OF_ALL.test(text))) return { flags: OF_ALL, type: "module" };
  const statesKinds = sources.some(({ path: file }) => /\.[cm]ts$/.test(file));
  return !statesKinds && sources.some(({ text }) => NAMES_WITHOUT_ENDING.test(text))
    ? { flags: OLDER, type: "commonjs" }
    : { flags: OF_NODE };
}
