import { blocksAround } from "./blocks.ts";
import { IMPLICIT_NAMESPACES, neededVersion } from "./csharp-features.ts";
import { DOTNET, planByDotnet, sdkOfDotnet, USINGS } from "./dotnet.ts";
import { codeOf, type Language, type Plan, type Program, pathsOf, type Source } from "./language.ts";
import { LANGUAGE_TITLES } from "./names.ts";
import { ONLINE_JUDGE, onJudge } from "./online-judge.ts";
import { THREADED } from "./runtime.ts";
import { versionIn } from "./version.ts";

/** Tells the line of an error. Where branches are laid out anew, an error thrown aside is told on another line. */
const RUN = ["mono", "--debug", "-O=-branch"];

const MAIN = /\bstatic (?:async )?(?:void|int|Task) Main ?\(/;

/** A program that begins with statements, as from C# 9 on. */
const STATEMENTS =
  /^ ?(?:using [\w.=<>, ]+; ?)*(?:Console\.|var |(?:int|string|bool|double|char|long)(?:\[[\],]*\])? \w+ ?[=;,]|for(?:each)? ?\(|while ?\(|if ?\(|try ?\{)/;

export const csharp: Language = {
  title: LANGUAGE_TITLES.csharp,
  extensions: [".cs"],
  runtime: THREADED,
  costs: { buildMs: 200, startMs: 40 },
  tools: [
    { command: "mcs", version: ["--version"], install: "apt install mono-mcs" },
    { command: "mono", version: ["--version"], install: "apt install mono-runtime" },
  ],
  otherTools: [DOTNET],
  floorRemainder: "((x % n) + n) % n",
  isWrittenIn: (text) =>
    /^[ \t]*using System\b|\bConsole\.(?:Write|Read)/m.test(text) && /;[ \t]*(?:\/\/.*)?\r?$/m.test(text),
  isMain: (source) => MAIN.test(codeOf(source)) || STATEMENTS.test(codeOf(source)),
  usualMains: ["Program.cs", "Main.cs"],
  plan: planFor,
  otherPlans: (program) => [withUsings(planFor(program)), byDotnet(program)],
  neededVersion,
};

/** Each project has one, and says in it what it is called. A program has one name only. */
const NAMES_PROJECT = /(?:^|\/)AssemblyInfo\.cs$/;

/** Tests of a unit, which are a project of their own. */
const USES_TEST_LIBRARY = /^[ \t]*using[ \t]+(?:Xunit|NUnit|Microsoft\.VisualStudio\.TestTools)\b/m;

/**
 * Adds what a project says once for all of its files from C# 10 on: the usual `using` lines, on the first line of each file, so
 * that lines keep their numbers. A mark for the byte order stays before them.
 */
function withUsings({ build, run }: Plan): Plan {
  const usings = IMPLICIT_NAMESPACES.map((name) => `using ${name};`).join(" ");
  const files = build[0]!.filter((word) => word.endsWith(".cs"));
  return { build: [["sed", "-i", `1s/^\\(\\xef\\xbb\\xbf\\)\\?/&${usings} /`, ...files], ...build], run };
}

/** The version of the language that each SDK of .NET takes is higher by this than its own. */
const VERSIONS_AHEAD = 4;

/** By the newer compiler of .NET, if it is here. That of Mono knows no more than C# 7. */
function byDotnet({ main, ...program }: Program): Plan {
  const sources = program.sources.filter(isOwn);
  const isOneOfMany = sources.filter((source) => MAIN.test(codeOf(source))).length > 1;
  const words = [
    ...["-nowarn:0-9999", "-langversion:latest"],
    ...(isOneOfMany && MAIN.test(codeOf(main)) ? [`-main:${mainClassOf(main)}`] : []),
    ...onJudge(sources, `-d:${ONLINE_JUDGE}`),
    ...pathsOf({ sources }),
  ];
  const plan = planByDotnet("csc", words);
  const usings = IMPLICIT_NAMESPACES.map((name) => `global using ${name};\n`).join("");
  return { ...plan, files: { ...plan.files, [USINGS]: usings }, by: newerCompiler };
}

function newerCompiler(): { compiler: string; takes: string } {
  const sdk = sdkOfDotnet() ?? "";
  const [major = 0] = versionIn(sdk);
  return { compiler: `dotnet ${sdk}`, takes: String(Math.max(major + VERSIONS_AHEAD, 8)) };
}

function isOwn({ path, text }: Source): boolean {
  return !(NAMES_PROJECT.test(path) || USES_TEST_LIBRARY.test(text));
}

function planFor({ main, ...program }: Program): Plan {
  const sources = program.sources.filter(isOwn);
  const isOneOfMany = sources.filter((source) => MAIN.test(codeOf(source))).length > 1;
  const entry = isOneOfMany ? [`-main:${mainClassOf(main)}`] : [];
  const judge = onJudge(sources, `-d:${ONLINE_JUDGE}`);
  const mcs = ["mcs", "-optimize+", "-debug", "-nowarn:0-9999", ...entry, ...judge, "-out:program.exe"];
  return {
    build: [[...mcs, ...pathsOf({ sources })]],
    run: [...RUN, "{folder}/program.exe"],
  };
}

const NAMED = /\b(?:namespace|class|struct) (?<name>[\w.]+)/;

/** Names the class that has the main function, with its namespaces. */
function mainClassOf(main: Source): string {
  const code = codeOf(main);
  return blocksAround(code.slice(0, MAIN.exec(code)?.index), NAMED).join(".");
}
