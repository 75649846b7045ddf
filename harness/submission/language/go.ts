import path from "node:path";
import {
  type Circumstances,
  codeOf,
  type Language,
  type Plan,
  type Program,
  type Source,
} from "./language.ts";
import { LANGUAGE_TITLES } from "./names.ts";
import { THREADED } from "./runtime.ts";
import { isOlder, newestOf, type Version, versionIn } from "./version.ts";

/** The release in which each turn of a loop got variables of its own: older ones make another program of it. */
const LOOP_VARIABLES: Version = [1, 22];

/** Packages of the standard library that an older release has not, with the release that brought them. */
const PACKAGES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    cmp: "1.21",
    "log/slog": "1.21",
    maps: "1.21",
    slices: "1.21",
    "go/version": "1.22",
    "math/rand/v2": "1.22",
    iter: "1.23",
    structs: "1.23",
    unique: "1.23",
    weak: "1.24",
  }),
);

/** Packages of the standard library that programs of courses use: since 1.20 each home has to be given them. */
const USED = [
  "bufio",
  "bytes",
  "container/heap",
  "container/list",
  "errors",
  "flag",
  "fmt",
  "io",
  "log",
  "math",
  "math/rand",
  "os",
  "sort",
  "strconv",
  "strings",
  "sync",
  "time",
];

const USES_LIBRARY = `package main

import (
${USED.map((name) => `\t_ "${name}"`).join("\n")}
)

func main() {}
`;

export const go: Language = {
  title: LANGUAGE_TITLES.go,
  extensions: [".go"],
  runtime: THREADED,
  costs: { buildMs: 1500, startMs: 2 },
  tools: [{ command: "go", version: ["version"], install: "apt install golang-go" }],
  elsewhere: [
    "/usr/lib/go-*/bin",
    "/usr/local/go*/bin",
    "~/sdk/go*/bin",
    "~/go/pkg/mod/golang.org/toolchain@*/bin",
  ],
  floorRemainder: "((x % n) + n) % n",
  isWrittenIn: (text) => /^package \w+\s*$/m.test(text) && /^func \w/m.test(text),
  isMain: hasMain,
  usualMains: ["main.go"],
  plan: (program, circumstances) => planFor(program, circumstances?.read),
  otherPlans: (program, circumstances) => {
    const lowered = withOwnVersion(program, circumstances);
    if (lowered) return [{ ...planFor(program, circumstances.read), ...lowered }];
    const named = asModule(program, circumstances.read);
    return named ? [named] : [];
  },
  neededVersion: ({ messages }) => {
    const errors = messages.split("\n").filter((line) => /^.+?\.go:\d+/.test(line));
    const releases = errors.map((line) => {
      const name = /: package (?<name>\S+) is not in (?:GOROOT|std)\b/.exec(line)?.groups?.name;
      return PACKAGES.get(name ?? "");
    });
    return newestOf(releases);
  },
};

/**
 * A module is built as one, in the folder that its go.mod is in; without one, what lies beside the main file is built.
 * Another program in the same folder is left out.
 */
function planFor(program: Program, read: Circumstances["read"] = () => undefined): Plan {
  const { sources, main } = program;
  const folder = path.posix.dirname(main.path);
  const root = moduleOf(program, read);
  const inRoot = (file: string) => `./${path.posix.relative(root ?? ".", file)}`;
  const beside = sources.filter((each) => path.posix.dirname(each.path) === folder);
  const hasOthers = beside.some((each) => each !== main && hasMain(each));
  const units = beside.filter((each) => each === main || !(hasMain(each) || each.path.endsWith("_test.go")));
  const whole = root !== undefined && !hasOthers;
  return {
    build: [
      [
        "go",
        "build",
        ...(root === undefined || root === "."
          ? ["-o", "program"]
          : ["-C", `./${root}`, "-o", "{folder}/program"]),
        ...(whole ? [inRoot(folder)] : units.map((each) => inRoot(each.path))),
      ],
    ],
    run: ["./program"],
    keptHome: {
      files: { "main.go": USES_LIBRARY },
      build: ["go", "build", "-mod=", "-o", "program", "main.go"],
    },
    environment: {
      GO111MODULE: "auto",
      GOPROXY: "off",
      GOTOOLCHAIN: "local",
      // With so few collections the compiler takes a fifth less time, and a third more memory.
      GOGC: "400",
      CGO_ENABLED: "0",
      // What is not vendored cannot be had; a go.mod may lack a line that a newer release would have written.
      ...(root !== undefined && read(path.posix.join(root, "vendor/modules.txt")) === undefined
        ? { GOFLAGS: "-mod=mod" }
        : {}),
    },
  };
}

/** The nearest folder above the main file with a go.mod. */
function moduleOf({ main }: Program, read: Circumstances["read"]): string | undefined {
  let folder = path.posix.dirname(main.path);
  while (read(path.posix.join(folder, "go.mod")) === undefined) {
    if (folder === ".") return undefined;
    folder = path.posix.dirname(folder);
  }
  return folder;
}

/** Programs of before there were modules lay in a folder that was named as their own packages are imported. */
function asModule(program: Program, read: Circumstances["read"]): Plan | undefined {
  const name = moduleOf(program, read) === undefined ? importedAs(program) : undefined;
  if (name === undefined) return undefined;
  const usual = planFor(program, (file) => (file === "go.mod" ? "" : read(file)));
  return { ...usual, build: [["go", "mod", "init", name], ...usual.build] };
}

/** The path by which a program imports its folders, without the folder. */
function importedAs({ sources }: Program): string | undefined {
  const folders = new Set(sources.map((each) => path.posix.dirname(each.path)));
  const imported = sources.flatMap(({ text }) =>
    Array.from(text.matchAll(/^[ \t]*(?:import[ \t]+)?(?:\w+[ \t]+)?"([\w./-]+)"/gm), ([, name]) => name!),
  );
  return imported
    .flatMap((name) =>
      Array.from(folders, (folder) => (name.endsWith(`/${folder}`) ? name.slice(0, -folder.length - 1) : "")),
    )
    .find((name) => name !== "");
}

/**
 * A go.mod names the release that the module was begun with, and seldom needs it: with the compiler's own release in its
 * place, what is really new is refused.
 */
function withOwnVersion(
  program: Program,
  { version, read }: Circumstances,
): Pick<Plan, "files" | "needs"> | undefined {
  const root = moduleOf(program, read);
  const name = path.posix.join(root ?? ".", "go.mod");
  const text = read(name);
  const asked = /^go[ \t]+(?<release>\d+\.\d+)/m.exec(text ?? "")?.groups?.release;
  if (text === undefined || asked === undefined || !isOlder(version, versionIn(asked))) return undefined;
  const own = version.slice(0, 2).join(".");
  const lowered = text.replace(/^go[ \t]+\S+/m, `go ${own}`).replace(/^toolchain[ \t].*$/m, "");
  const loops = isOlder(version, LOOP_VARIABLES) && !isOlder(versionIn(asked), LOOP_VARIABLES);
  return { files: { [name]: lowered }, ...(loops && { needs: asked }) };
}

function hasMain(source: Source): boolean {
  return /\bfunc main ?\(/.test(codeOf(source));
}
