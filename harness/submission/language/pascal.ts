import { posix } from "node:path";
import type { Language, Plan, Program, Source } from "./language.ts";
import { LANGUAGE_TITLES } from "./names.ts";
import { ONLINE_JUDGE, onJudge } from "./online-judge.ts";
import { NATIVE, NATIVE_THREADS } from "./runtime.ts";

export const pascal: Language = {
  title: LANGUAGE_TITLES.pascal,
  extensions: [".pas", ".pp", ".lpr", ".dpr"],
  runtime: NATIVE,
  runtimeOf: ({ sources }) =>
    sources.some(({ text }) => /\bcthreads\b/i.test(text)) ? NATIVE_THREADS : NATIVE,
  costs: { buildMs: 90, startMs: 1 },
  tools: [{ command: "fpc", version: ["-iV"], install: "apt install fp-compiler" }],
  floorRemainder: "((x mod n) + n) mod n",
  remainderSign: "mod",
  isWrittenIn: (text) =>
    /^[ \t]*(?:program|uses|var|procedure|function)\b/im.test(text) && /\bend\.[ \t]*\r?$/im.test(text),
  isMain: (source) => !/^\s*(?:unit|library|package)\b/i.test(codeOf(source)) && hasEnd(source),
  usualMains: ["main.pas", "principal.pas", "Main.pas", "Principal.pas"],
  readsAsIs: () => true,
  plan: (program) => planFor(program, MODES[posix.extname(program.main.path)]),
  otherPlans: (program) => [undefined, "objfpc", "delphi", "tp"].map((mode) => planFor(program, mode)),
};

/** Dialects that projects of Lazarus and of Delphi begin in, by their endings. A source may name another one. */
const MODES: Readonly<Record<string, string>> = { ".lpr": "objfpc", ".dpr": "delphi" };

function planFor(program: Program, mode: string | undefined): Plan {
  const { main, sources } = program;
  const files = asUsed(program);
  const folders = Array.from(new Set(sources.map(({ path }) => posix.dirname(path))));
  return {
    build: [
      [
        "fpc",
        ...["-O2", ...TRACEABLE, ...ONLY_ERRORS],
        // Units that were compiled elsewhere may lie beside their sources.
        "-B",
        ...(mode === undefined ? [] : [`-M${mode}`]),
        ...onJudge(sources, `-d${ONLINE_JUDGE}`),
        ...folders.flatMap((folder) => [`-Fu./${folder}`, `-Fi./${folder}`]),
        ...["-oprogram", `./${main.path}`],
      ],
    ],
    run: ["./program"],
    ...(Object.keys(files).length > 0 && { files }),
  };
}

/** An error of a running program is told with the lines that led to it. */
const TRACEABLE = ["-gl", "-OoNOSTACKFRAME"];

/** Messages have the form of gcc's. */
const ONLY_ERRORS = ["-l-", "-v0", "-ver"];

/**
 * Units under the names by which `uses` calls them. Where they were written, a file is found by any letters; here it is by those
 * of its name, by small and by capital ones.
 */
function asUsed({ sources }: Program): Record<string, string> {
  const names = new Set(sources.flatMap(namesUsed));
  const called = sources.flatMap(({ path, text }) => {
    const { dir, name: own, ext } = posix.parse(path);
    return Array.from(names)
      .filter((name) => name.toLowerCase() === own.toLowerCase())
      .filter((name) => ![name, name.toLowerCase(), name.toUpperCase()].includes(own))
      .map((name) => [posix.join(dir, `${name}${ext}`), text] as const);
  });
  return Object.fromEntries(called);
}

function namesUsed(source: Source): string[] {
  const lists = Array.from(codeOf(source).matchAll(/\buses\b([^;]{0,999});/gi), ([, list]) => list!);
  return lists.flatMap((list) => list.split(",")).map((name) => /\w*/.exec(name.trim())![0]);
}

/** The text of a source without comments. */
function codeOf({ text }: Source): string {
  return text.replace(/\{[^}]*(?:\}|$)|\(\*[\s\S]*?(?:\*\)|$)|\/\/.*/g, " ");
}

function hasEnd(source: Source): boolean {
  return /\bend\s?\./i.test(codeOf(source));
}
