import {
  hasMain,
  ONLY_IN_CPP,
  type Parts,
  partsOf,
  runtimeOf,
  sanitizersOf,
  usualParts,
  withFewerUnits,
} from "./c.ts";
import { flagsForAll, textsOf } from "./c-includes.ts";
import { withLibraries } from "./c-libraries.ts";
import type { Language, Plan, Program, Refusal } from "./language.ts";
import { LANGUAGE_TITLES } from "./names.ts";
import { NATIVE } from "./runtime.ts";
import { newestOf } from "./version.ts";
import { withWindows } from "./windows.ts";

/** Headers that a compiler may be too old to have, by the standard that brought them. */
const HEADERS: Readonly<Record<string, readonly string[]>> = {
  20: (
    "barrier bit compare concepts coroutine format latch numbers ranges semaphore source_location span " +
    "stop_token syncstream version"
  ).split(" "),
  23: "expected flat_map flat_set generator mdspan print spanstream stacktrace stdfloat".split(" "),
};

export const cpp: Language = {
  title: LANGUAGE_TITLES.cpp,
  extensions: [".cpp", ".cc", ".cxx", ".c++", ".cp", ".C", ".CPP"],
  runtime: NATIVE,
  costs: { buildMs: 700, startMs: 1 },
  runtimeOf,
  tools: [{ command: "g++", version: ["--version"], install: "apt install g++" }],
  floorRemainder: "((x % n) + n) % n",
  isWrittenIn: (text) => ONLY_IN_CPP.test(text),
  isMain: hasMain,
  usualMains: ["main.cpp", "main.cc"],
  plan: (program, circumstances) => planFor("gnu++17", usualParts(program, circumstances)),
  otherPlans: (program, circumstances) => {
    const usual = partsOf(program, circumstances);
    const ofWindows = withWindows(program, circumstances, usual);
    const parts = ofWindows ?? usual;
    // Names of today's library, as size, move and array, were free once.
    const others = ["gnu++23", "gnu++20", "gnu++14", "gnu++98"].map((standard) => ({
      ...planFor(standard, parts),
      mayHelp: isOfCompiler,
    }));
    // In another library one header brings others along, which this one does not.
    const flags = [...parts.flags, ...flagsForAll(circumstances), "-include", "bits/stdc++.h"];
    return withLibraries(textsOf(program, circumstances), planFor("gnu++17", usual), [
      ...(ofWindows ? [planFor("gnu++17", ofWindows)] : []),
      ...others,
      ...["gnu++17", "gnu++98"].map((standard) => ({
        ...planFor(standard, { ...parts, flags }),
        mayHelp: isAboutNames,
      })),
      ...withoutVoidMain(program, parts),
      ...withFewerUnits(program, parts, circumstances).map((fewer) => planFor("gnu++17", fewer)),
    ]);
  },
  neededVersion,
  includesHeaders: true,
  placesOfDefinitions: ["-g1"],
  readsAsIs: () => true,
  sanitizers: sanitizersOf,
};

function planFor(standard: string, { flags, units, preparations, files, brings }: Parts): Plan {
  return {
    ...(files && { files }),
    ...(brings && { brings }),
    build: [...preparations, ["g++", `-std=${standard}`, "-O2", ...flags, "-o", "program", ...units]],
    run: ["./program"],
  };
}

/** Errors that no header mends, though it takes the compiler long to read them all. */
const SYNTAX = /: error: (?:expected|stray|extra|missing terminating|a function-definition is not allowed)\b/;

/** Tests if the compiler complains, and not only the linker, which knows no level of the language. */
function isOfCompiler(messages: string): boolean {
  return !/ error: ld returned /.test(messages);
}

/** Tests if a compiler's errors are about more than the syntax. */
function isAboutNames(messages: string): boolean {
  if (!isOfCompiler(messages)) return false;
  const errors = messages.match(/^.*: (?:fatal )?error: .*$/gm) ?? [];
  return errors.length === 0 || errors.some((error) => !SYNTAX.test(error));
}

/** A main program that returns nothing, which compilers of the nineties took, and Visual Studio for longer. */
const VOID_MAIN = /\bvoid(?=\s+main\s*\()/;

/** Plans for such a program as if it returned a number. What it returns nothing with is no error then. */
function withoutVoidMain({ main }: Program, parts: Parts): Plan[] {
  if (!VOID_MAIN.test(main.text)) return [];
  const flags = [...parts.flags, "-fpermissive", "-w"];
  const files = { ...parts.files, [main.path]: main.text.replace(VOID_MAIN, "int") };
  return ["gnu++17", "gnu++98"].map((standard) => ({ ...planFor(standard, { ...parts, flags }), files }));
}

/** The standard that has every header which is not there. Nothing else is known of a program without its headers. */
function neededVersion({ messages }: Refusal): string | undefined {
  const errors = Array.from(messages.matchAll(/^.+: (?:fatal )?error: (?<error>.+)$/gm));
  const standards = errors.map(({ groups }) => {
    const header = /^(?<name>\w+): No such file or directory$/.exec(groups!.error!)?.groups?.name;
    return Object.keys(HEADERS).find((standard) => HEADERS[standard]!.includes(header ?? ""));
  });
  return newestOf(standards);
}
