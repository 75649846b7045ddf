import { posix } from "node:path";
import { IS_WINDOWS } from "../../base/windows.ts";
import { flagsForAll, includesOf, textsOf } from "./c-includes.ts";
import { withLibraries } from "./c-libraries.ts";
import { withClangConstants } from "./clang.ts";
import {
  type Circumstances,
  codeOf,
  foldersAbove,
  type Language,
  type Plan,
  type Program,
  pathsOf,
  type Source,
} from "./language.ts";
import { LANGUAGE_TITLES } from "./names.ts";
import { ONLINE_JUDGE, onJudge } from "./online-judge.ts";
import { NATIVE, NATIVE_THREADS, type Runtime } from "./runtime.ts";
import { withWindows } from "./windows.ts";

/** Headers without an ending, and what stands in them. */
export const ONLY_IN_CPP =
  /^[ \t]*#[ \t]*include[ \t]*<(?:[a-z_]+|bits\/stdc\+\+\.h)>|\busing namespace std\b/m;

export const c: Language = {
  title: LANGUAGE_TITLES.c,
  extensions: [".c"],
  runtime: NATIVE,
  costs: { buildMs: 60, startMs: 1 },
  runtimeOf,
  tools: [{ command: "gcc", version: ["--version"], install: "apt install gcc" }],
  floorRemainder: "((x % n) + n) % n",
  isWrittenIn: (text) => /^[ \t]*#[ \t]*include[ \t]*<\w+\.h>/m.test(text) && !ONLY_IN_CPP.test(text),
  isMain: hasMain,
  usualMains: ["main.c"],
  plan: (program, circumstances) => planFor("gnu17", usualParts(program, circumstances)),
  otherPlans: (program, circumstances) => {
    const usual = partsOf(program, circumstances);
    const ofWindows = withWindows(program, circumstances, usual);
    const parts = ofWindows ?? usual;
    // The same standard under its later and its earlier name.
    const others = ["gnu23", "gnu2x"].map((standard) => planFor(standard, parts));
    const flags = [...parts.flags, ...flagsForAll(circumstances), ...USUAL_HEADERS, ONE_FOR_ALL];
    const last = planFor("gnu17", { ...parts, flags });
    const texts = textsOf(program, circumstances);
    const withClang = (some: Parts) => withClangConstants(texts, planFor("gnu17", some));
    const plans = [
      ...(ofWindows ? [planFor("gnu17", ofWindows)] : []),
      ...withClang(parts),
      ...others,
      last,
      ...withFewerUnits(program, parts, circumstances).flatMap((fewer) => [
        planFor("gnu17", fewer),
        ...withClang(fewer),
      ]),
    ];
    return withLibraries(texts, planFor("gnu17", usual), parts.isCpp ? [asCpp(parts), ...plans] : plans);
  },
  includesHeaders: true,
  placesOfDefinitions: ["-g1"],
  readsAsIs: () => true,
  sanitizers: sanitizersOf,
};

/** A variable that several files define is one, as compilers took it until 2020. */
const ONE_FOR_ALL = "-fcommon";

/** Headers that other systems bring along with those that a program includes. */
const USUAL_HEADERS = ["stdint.h", "stdlib.h", "string.h"].flatMap((header) => ["-include", header]);

/** A header without an ending, of which C has none, or the one that has all of them. */
const HEADER_OF_CPP = /^[ \t]*#[ \t]*include[ \t]*<(?:[a-z_]+|bits\/stdc\+\+\.h)>/m;

/** Finds headers that were made, and defines what those of Visual Studio bring along. */
const OF_VISUAL_STUDIO = ["-iquote", ".", "-include", "stdio.h", "-D_tmain=main", "-D_TCHAR=char"];

const USES_OPENMP = /^[ \t]*#[ \t]*(?:pragma[ \t]+omp\b|include[ \t]*<omp\.h>)/m;

/** Tests of a unit bring a library of their own, with its own main function. */
const USES_TEST_LIBRARY =
  /^[ \t]*#[ \t]*include[ \t]*[<"](?:gtest|gmock|catch2?|doctest|cppunit|boost\/test|CUnit|criterion)\b/im;

const USES_THREADS =
  /^[ \t]*#[ \t]*(?:include[ \t]*<(?:pthread\.h|threads\.h|thread|future|omp\.h)>|pragma[ \t]+omp\b)|\bpthread_create\b|\bstd::(?:j?thread|async)\b/m;

/** Gives a program in C or C++ that begins threads of its own room for them. */
export function runtimeOf({ sources }: Program): Runtime {
  return sources.some(({ text }) => USES_THREADS.test(text)) ? NATIVE_THREADS : NATIVE;
}

/**
 * A program as it is told first. Compilers on Windows have the functions of the console, which would wait for keys that nobody
 * presses: there ours are told at once.
 */
export function usualParts(program: Program, circumstances: Circumstances | undefined): Parts {
  const parts = partsOf(program, circumstances);
  return IS_WINDOWS ? (withWindows(program, circumstances, parts) ?? parts) : parts;
}

/** Windows gives a program the stack that its file asks for, and else hardly any. */
const STACK_FLAGS = IS_WINDOWS ? [`-Wl,--stack,${NATIVE.stackBytes}`] : [];

/** A program as a compiler is told it. */
export interface Parts {
  /** Flags that it needs: for headers in other folders, for threads by pragmas, and to tell it that this is a judge. */
  readonly flags: readonly string[];
  /**
   * The main file, and the files beside it that have no main of their own, are no tests, are for this system and that no
   * other includes: what they define would be there twice.
   */
  readonly units: readonly string[];
  /** Commands that make headers which the program's own tools would make. */
  readonly preparations: readonly (readonly string[])[];
  /** Tells if a file of it, or a header, includes what only C++ has. */
  readonly isCpp: boolean;
  /** Texts that stand beside the copy's files, by path. */
  readonly files?: Plan["files"];
  readonly brings?: Plan["brings"];
}

/** Finds what a compiler is to be told of a program. */
export function partsOf(program: Program, circumstances: Circumstances | undefined): Parts {
  const { sources, main } = program;
  const includes = includesOf(program, circumstances?.read);
  const paths = new Set(sources.map(({ path }) => path));
  const isUnit = (source: Source) =>
    source === main ||
    !(
      hasMain(source) ||
      includes.files.has(source.path) ||
      USES_TEST_LIBRARY.test(source.text) ||
      isForAnotherSystem(source, paths)
    );
  const usesOpenMp = sources.some(({ text }) => USES_OPENMP.test(text));
  const included = Array.from(includes.files, (file) => ({ text: circumstances?.read(file) ?? "" }));
  const texts = [...sources, ...included];
  return {
    flags: [
      ...includes.flags,
      ...(usesOpenMp ? ["-fopenmp"] : []),
      ...STACK_FLAGS,
      ...onJudge(texts, `-D${ONLINE_JUDGE}`),
      ...(includes.made.size > 0 ? OF_VISUAL_STUDIO : []),
    ],
    preparations: includes.made.size > 0 ? [["touch", ...includes.made]] : [],
    units: pathsOf({ sources: sources.filter(isUnit) }),
    isCpp: texts.some(({ text }) => HEADER_OF_CPP.test(text)),
  };
}

/**
 * Leaves files out that may be drafts, or copies of what the main file includes: those that the program's own build file does not
 * name, or all but the main file.
 */
export function withFewerUnits(
  { main, sources }: Program,
  parts: Parts,
  { read }: Pick<Circumstances, "read">,
): Parts[] {
  const texts = foldersAbove(main.path).flatMap((folder) =>
    BUILD_FILES.map((name) => read(posix.join(folder, name)) ?? ""),
  );
  const words = new Set(texts.join("\n").match(/[\w.+-]+/g));
  const isNamed = ({ path }: Source) =>
    words.has(posix.basename(path)) || words.has(`${posix.basename(path, posix.extname(path))}.o`);
  const named = pathsOf({ sources: sources.filter((source) => source === main || isNamed(source)) });
  const units = parts.units.filter((unit) => named.includes(unit));
  const alone = pathsOf({ sources: [main] });
  return (units.length > 1 ? [units, alone] : [alone])
    .filter(({ length }) => length < parts.units.length)
    .map((fewer) => ({ ...parts, units: fewer }));
}

/** Files that say what a program is built of. */
const BUILD_FILES = ["CMakeLists.txt", "Makefile", "makefile"];

/** A source for one system, which stands beside the same for others: `screen-windows.cpp`. */
const FOR_A_SYSTEM = /[-_.](?:osx|mac|macos|darwin|win|win32|win64|windows|linux|unix|posix)(?=\.\w+$)/i;

const FOR_THIS_SYSTEM = ["linux", "unix", "posix"];

/** Tests if a source is for another system, and one of the same name is for this one. */
function isForAnotherSystem({ path }: Source, paths: ReadonlySet<string>): boolean {
  const [ending] = FOR_A_SYSTEM.exec(path) ?? [];
  if (ending === undefined || FOR_THIS_SYSTEM.includes(ending.slice(1).toLowerCase())) return false;
  return FOR_THIS_SYSTEM.some((system) => paths.has(path.replace(FOR_A_SYSTEM, `${ending[0]}${system}`)));
}

function planFor(standard: string, { flags, units, preparations, files, brings }: Parts): Plan {
  return {
    ...(files && { files }),
    ...(brings && { brings }),
    build: [...preparations, ["gcc", `-std=${standard}`, "-O2", ...flags, "-o", "program", ...units, "-lm"]],
    run: ["./program"],
  };
}

/** The compiler for C++ takes every file for C++, whatever its ending is. */
function asCpp({ flags, units, preparations, files }: Parts): Plan {
  return {
    ...(files && { files }),
    build: [...preparations, ["g++", "-O2", ...flags, "-o", "program", ...units]],
    run: ["./program"],
  };
}

/**
 * Without the one of addresses, whose shadow takes terabytes of address space, which is limited. Arrays at the end of a
 * struct need a check of their own, which a clang that is called gcc does not know. The program goes on after a
 * report, so that its answer can be compared.
 */
export function sanitizersOf(version: string): string[] {
  const checks = version.includes("clang") ? "undefined" : "undefined,bounds-strict";
  return [`-fsanitize=${checks}`];
}

/** Tells if a C or C++ source defines `main`: it stands behind no operator, and its parameters before a body. */
export function hasMain(source: Source): boolean {
  return /(?:^|[;} ])(?:_t)?main ?\([^;]{0,300}?\) ?\{/.test(codeOf(source));
}
