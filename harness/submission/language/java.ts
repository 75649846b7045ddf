import { delimiter, posix } from "node:path";
import { remembered } from "../../base/remembered.ts";
import { blocksAround } from "./blocks.ts";
import { withArchives } from "./java-archives.ts";
import { opened, RELEASE_8 } from "./java-internals.ts";
import {
  codeOf,
  type Language,
  linesOfCode,
  type Plan,
  type Program,
  pathsOf,
  type Refusal,
  type Source,
} from "./language.ts";
import { LANGUAGE_TITLES } from "./names.ts";
import { ONLINE_JUDGE, onJudge } from "./online-judge.ts";
import { VIRTUAL_MACHINE } from "./runtime.ts";
import { isOlder, newestOf, versionIn } from "./version.ts";

export const JDK = "apt install default-jdk-headless";

/** Two processors and a small first heap: the same collector and the same speed on every machine. */
const JAVA = [
  "java",
  "-XX:ActiveProcessorCount=2",
  "-Xms8m",
  "-Xmx{memory}m",
  "-Dfile.encoding=UTF-8",
] as const;

/** Begins the command that runs a program. */
export function javaFor({ sources }: Program): string[] {
  return [...JAVA, ...onJudge(sources, `-D${ONLINE_JUDGE}=true`)];
}

/** Options of a machine that runs a compiler. Short programs are compiled in half the CPU time if it does not optimise. */
export const FOR_COMPILERS = ["-Xmx1g", "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"] as const;

const COMPILER = [
  "javac",
  ...["-Xms8m", ...FOR_COMPILERS].map((option) => `-J${option}`),
  ...["-encoding", "UTF-8", "-nowarn", "-proc:none"],
];

/** Releases in which what older ones call a preview feature became a part of the language. */
const FINAL_SINCE: ReadonlyMap<string, string> = new Map(
  Object.entries({
    "switch expressions": "14",
    "multiple case labels": "14",
    "switch rules": "14",
    "text blocks": "15",
    records: "16",
    "pattern matching in instanceof": "16",
    "sealed classes": "17",
    "patterns in switch statements": "21",
    "record patterns": "21",
    "deconstruction patterns": "21",
    "unnamed variables": "22",
    underscore: "22",
    "unnamed classes": "25",
    "implicitly declared classes": "25",
    "instance main methods": "25",
    "flexible constructors": "25",
    "statements before super()": "25",
    "module imports": "25",
  }),
);

/** Parts of the language that older compilers know nothing of, by what a line with one looks like. */
const SEEN_SINCE: readonly (readonly [RegExp, string])[] = [
  [/\b(?:case|instanceof) +(?:final +)?[A-Z][\w.]*(?:<[^<>()]*>)? ?\( ?[\w.<>[\]]+ +\w+ ?[,)]/, "21"],
  [/\bcase +[A-Z][\w.]*(?:<[^<>()]*>)? +\w+ +when\b/, "21"],
];

export const java: Language = {
  title: LANGUAGE_TITLES.java,
  extensions: [".java"],
  runtime: VIRTUAL_MACHINE,
  costs: { buildMs: 700, startMs: 80 },
  tools: [
    { command: "javac", version: ["-version"], install: JDK },
    { command: "java", version: ["-version"], install: JDK },
  ],
  elsewhere: [
    "/usr/lib/jvm/*/bin",
    "/opt/*/bin",
    "/Library/Java/JavaVirtualMachines/*/Contents/Home/bin",
    "~/.sdkman/candidates/java/*/bin",
    "~/.jdks/*/bin",
  ],
  floorRemainder: "Math.floorMod(x, n)",
  isWrittenIn: (text) => /\bvoid main\s*\(\s*(?:final\s+)?String\b|\bSystem\.(?:out|in)\b/.test(text),
  isMain: hasStaticMain,
  onlyDefines: (source) => !/\bmain ?\(/.test(codeOf(source)),
  usualMains: ["Main.java", "App.java", "Principal.java"],
  plan: (program, circumstances) => withArchives(planFor(program, pathsOf(program)), circumstances),
  otherPlans: (program, circumstances) =>
    [
      ...(program.sources.length > 1 ? [planFor(program, alone(program))] : []),
      ...opened(program, planFor(program, [...RELEASE_8, ...pathsOf(program)])),
    ].map((plan) => withArchives(plan, circumstances)),
  neededVersion,
  isWrongAnyway: lacksSemicolon,
  nameFor: (source) => {
    const name = publicClassOf(source);
    return name && `${name}.java`;
  },
};

/** @param compiled arguments that name what is compiled */
function planFor(program: Program, compiled: readonly string[]): Plan {
  const { main } = program;
  const places = ["classes", ...resourceFolders(program)].map((place) => posix.join("{folder}", place));
  const start = ["-cp", places.join(delimiter), mainClass(main)];
  return {
    build: [[...COMPILER, "-d", "classes", ...compiled]],
    // Since release 25 it need not be static, and this looks for it without calling it.
    ...(!hasStaticMain(main) && { checks: [["java", "--dry-run", ...start]] }),
    run: [...javaFor(program), ...start],
  };
}

/** The folders in which a program looks for its resources: that of its packages, and the one of this name beside it, as Maven has it. */
function resourceFolders({ sources, main }: Program): string[] {
  const looks = sources.some(({ text }) => /\bgetResource(?:AsStream|s)?\b/.test(text));
  const root = rootOf(main);
  const places = looks ? [root, posix.join(root, "..", "resources")] : [];
  return places.filter((place) => !place.startsWith(".."));
}

const STATIC_MAIN = /static (?:final )?void main ?\(/;

function hasStaticMain(source: Source): boolean {
  return STATIC_MAIN.test(codeOf(source));
}

/** Bytes beyond ASCII are letters. */
const CLASS = /\b(?:class|enum|record|interface) (?<name>[\w$\x80-\xff]+)/;

const MODIFIER = "(?:abstract|final|strictfp|sealed|non-sealed)";

/** The compiler finds what the main program needs besides itself: other files, such as a test that needs a library, may have nothing to do with it. */
function alone({ main }: Program): string[] {
  return ["-sourcepath", rootOf(main), `./${main.path}`];
}

/** The folder in which the folders of a source's package lie. */
function rootOf(source: Source): string {
  const depth = packageOf(source)?.split(".").length ?? 0;
  return posix.join("./", posix.dirname(source.path), ...Array<string>(depth).fill(".."));
}

function packageOf(source: Source): string | undefined {
  return /(?:^|[;} ])package ([\w.]+) ?;/.exec(codeOf(source))?.[1];
}

/** The class around the main method, with its package and the classes that it is in. */
function mainClass(source: Source): string {
  const code = codeOf(source);
  const packageName = packageOf(source);
  const main = hasStaticMain(source) ? STATIC_MAIN : /\bvoid main ?\(/;
  const names = blocksAround(code.slice(0, code.search(main)), CLASS).map(nameIn);
  const name = names.length > 0 ? names.join("$") : posix.basename(source.path, ".java");
  return packageName === undefined ? name : `${packageName}.${name}`;
}

/** A name in a source in UTF-8, where every byte is a character. */
function nameIn(bytes: string): string {
  return Buffer.from(bytes, "latin1").toString("utf8");
}

/** The public class that stands in no other. */
function publicClassOf(source: Source): string | undefined {
  const code = codeOf(source);
  let depth = 0;
  for (const { 0: part, groups } of code.matchAll(
    RegExp(`[{}]|\\bpublic (?:${MODIFIER} )*@?${CLASS.source}`, "g"),
  )) {
    if (part === "{") depth++;
    else if (part === "}") depth--;
    else if (depth === 0) return nameIn(groups!.name!);
  }
  return undefined;
}

/**
 * The release that a program needs if every error is on a line that is right in that release: one error may make more of
 * them on its line, but not on others.
 */
function neededVersion({ messages, program, version }: Refusal): string | undefined {
  const errors = errorsIn(messages);
  const linesIn = remembered(linesOfCode);
  const needs = new Map<string, string | undefined>();
  for (const { place, error } of errors) {
    const feature = /^(?<name>.+?) (?:are|is) (?:a preview feature|not supported)/.exec(error)?.groups?.name;
    const since = FINAL_SINCE.get(feature ?? "") ?? seenAt(place, program, linesIn);
    if (since !== undefined && isOlder(version, versionIn(since))) needs.set(place, since);
  }
  return newestOf(errors.map(({ place }) => needs.get(place)));
}

/** The line after each is the student's own, and may look like another. */
function errorsIn(messages: string): { place: string; error: string }[] {
  const lines = messages.split("\n");
  const errors = [];
  for (let at = 0; at < lines.length; at++) {
    const { place, error } = /^(?<place>.+?\.java:\d+): error: (?<error>.+)/.exec(lines[at]!)?.groups ?? {};
    if (place === undefined || error === undefined) continue;
    errors.push({ place, error });
    at++;
  }
  return errors;
}

/**
 * Tests if the first error is a semicolon that is missing at the end of a line: all before it was understood, and no
 * release goes on without it.
 */
function lacksSemicolon(messages: string): boolean {
  const lines = messages.split("\n");
  const first = lines.findIndex((line) => /\.java:\d+: error: /.test(line));
  const [error = "", source = "", mark = ""] = first < 0 ? [] : lines.slice(first);
  return error.endsWith("error: ';' expected") && mark.indexOf("^") >= source.trimEnd().length;
}

function seenAt(place: string, { sources }: Program, linesIn: typeof linesOfCode): string | undefined {
  const colon = place.lastIndexOf(":");
  const file = place.slice(0, colon).replace(/^\.\//, "");
  const source = sources.find(({ path }) => path === file);
  const line = source && linesIn(source)[Number(place.slice(colon + 1)) - 1];
  return SEEN_SINCE.find(([pattern]) => line !== undefined && pattern.test(line))?.[1];
}
