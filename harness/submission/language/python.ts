import path from "node:path";
import type { Circumstances, Language, Plan, Program, Source } from "./language.ts";
import { withoutNewFeatures } from "./python-features.ts";
import { NATIVE } from "./runtime.ts";
import { newestOf } from "./version.ts";

/** Isolated, or the compiler would import a file of the program that has the name of a module that it needs. */
const COMPILE = ["python3", "-I", "-B", "-m", "py_compile"];

export const python: Language = {
  title: "Python",
  extensions: [".py"],
  runtime: NATIVE,
  tools: [
    {
      command: "python3",
      version: ["--version"],
      install: "apt install python3",
      behind: { arguments: ["-c", "import sys; print(sys.executable)"] },
    },
  ],
  elsewhere: [
    "/usr/bin",
    "/usr/local/bin",
    "/opt/*/bin",
    "~/.pyenv/versions/*/bin",
    "~/.asdf/installs/python/*/bin",
    "~/.local/share/uv/python/*/bin",
  ],
  isMain: ({ text }) => /^if\s+__name__\s*==/m.test(text),
  usualMains: ["main.py", "__main__.py", "app.py"],
  plan: (program) => {
    const { main } = program;
    const imported = importedBy(program);
    return {
      build: [[...COMPILE, `./${main.path}`]],
      ...(imported.length > 0 && { checks: [[...COMPILE, ...imported.map((each) => `./${each.path}`)]] }),
      run: ["python3", "-B", `{folder}/${main.path}`],
    };
  },
  otherPlans: (program, circumstances) => rewrittenPlans(program, circumstances),
  readsAsIs: ({ text }) => {
    const declared = /^(?:[^\n]*\n)?[ \t\f]*#[^\n]*?coding[:=][ \t]*(?<name>[-\w.]+)/.exec(text)?.groups
      ?.name;
    return declared !== undefined && !/^utf-?8/i.test(declared);
  },
};

/** The program without what is newer than this Python, if there is any of it. */
function rewrittenPlans(program: Program, { version }: Circumstances): Plan[] {
  const { main } = program;
  const rewritten = [main, ...importedBy(program)].flatMap((source) => {
    const without = withoutNewFeatures(source.text, version);
    return without ? [{ source, ...without }] : [];
  });
  const needs = newestOf(rewritten.map((each) => each.needs));
  if (needs === undefined) return [];
  const others = rewritten.filter(({ source }) => source !== main);
  return [
    {
      build: [[...COMPILE, `./${main.path}`, ...others.map(({ source }) => `./${source.path}`)]],
      run: [],
      files: Object.fromEntries(rewritten.map(({ source, text }) => [source.path, text])),
      needs,
    },
  ];
}

/** The sources, but for the main one, that are named where the main one or another of them imports something. */
function importedBy({ sources, main }: Program): Source[] {
  const others = sources.filter((source) => source !== main);
  const reached = new Set([main]);
  for (const { text } of reached) {
    const words = new Set(
      Array.from(text.matchAll(/^[ \t]*(?:import|from)[ \t].*/gm)).flatMap(
        ([line]) => line.match(/\w+/g) ?? [],
      ),
    );
    for (const other of others) if (words.has(moduleName(other))) reached.add(other);
  }
  return others.filter((source) => reached.has(source));
}

function moduleName({ path: file }: Source): string {
  const name = path.posix.basename(file, ".py");
  return name === "__init__" ? path.posix.basename(path.posix.dirname(file)) : name;
}
