import { DOTNET, planByDotnet } from "./dotnet.ts";
import { type Language, type Plan, type Program, pathsOf, type Source } from "./language.ts";
import { LANGUAGE_TITLES } from "./names.ts";
import { THREADED } from "./runtime.ts";

const COMMENT_OR_TEXT = /(?:'|\brem\b).*|"(?:""|[^"\n])*"/gi;

const MAIN = /\b(?:sub|function)\s+main\s*\(/i;

/** Files that an editor writes for a project: what it is called, and parts of its windows. */
const OF_PROJECT = /(?:^|\/)My Project\/|(?:^|\/)AssemblyInfo\.vb$/i;

/** Namespaces that a project of this language names for all of its files. */
const IMPORTS = [
  "Microsoft.VisualBasic",
  ...["", ".Collections", ".Collections.Generic", ".Diagnostics", ".Linq", ".Threading.Tasks"].map(
    (name) => `System${name}`,
  ),
];

/** Options of a project without settings of its own. The library of the language is one of .NET. */
const FLAGS = [
  ...["-nosdkpath", "-vbruntime-", '-define:_MYTYPE="Empty"', "-nowarn", "-langversion:latest"],
  ...["-optionstrict-", "-optioninfer+", `-imports:${IMPORTS.join(",")}`],
];

export const visualbasic: Language = {
  title: LANGUAGE_TITLES.visualbasic,
  extensions: [".vb"],
  runtime: THREADED,
  costs: { buildMs: 600, startMs: 50 },
  tools: [DOTNET],
  floorRemainder: "((x Mod n) + n) Mod n",
  remainderSign: "mod",
  isWrittenIn: (text) =>
    /^[ \t]*(?:public[ \t]+|friend[ \t]+)?(?:module|class)[ \t]+\w+[ \t]*\r?$/im.test(text) &&
    /^[ \t]*end sub\b/im.test(text),
  isMain: (source) => MAIN.test(codeOf(source)),
  isAside: ({ path }) => OF_PROJECT.test(path),
  usualMains: ["Program.vb", "Module1.vb"],
  plan: planFor,
};

function codeOf({ text }: Source): string {
  return text.replace(COMMENT_OR_TEXT, " ");
}

function planFor({ main, sources }: Program): Plan {
  const own = sources.filter((source) => source === main || !OF_PROJECT.test(source.path));
  const isOneOfMany = own.filter((source) => MAIN.test(codeOf(source))).length > 1;
  const entry = isOneOfMany ? [`-main:${mainModuleOf(main)}`] : [];
  return planByDotnet("vbc", [...FLAGS, ...entry, ...pathsOf({ sources: own })]);
}

/** Names the module or class that has the main procedure, with its namespace. */
function mainModuleOf(main: Source): string {
  const code = codeOf(main);
  const before = code.slice(0, MAIN.exec(code)?.index);
  const last = (pattern: RegExp) => Array.from(before.matchAll(pattern)).at(-1)?.groups?.name;
  return [last(NAMESPACE), last(MODULE)].filter((name) => name !== undefined).join(".");
}

const NAMESPACE = /^[ \t]*namespace[ \t]+(?<name>[\w.]+)/gim;
const MODULE =
  /^[ \t]*(?:(?:public|friend|private|partial|shared)[ \t]+){0,3}(?:module|class)[ \t]+(?<name>\w+)/gim;
