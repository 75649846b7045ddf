import { hasMain, sanitizersOf, unitsOf } from "./c.ts";
import type { Language } from "./language.ts";
import { NATIVE } from "./runtime.ts";

export const cpp: Language = {
  title: "C++",
  extensions: [".cpp", ".cc", ".cxx"],
  runtime: NATIVE,
  tools: [{ command: "g++", version: ["--version"], install: "apt install g++" }],
  isMain: hasMain,
  usualMains: ["main.cpp", "main.cc"],
  reads: ["utf8", "latin1"],
  plan: (program) => ({
    build: [["g++", "-std=gnu++17", "-O2", "-o", "program", ...unitsOf(program)]],
    run: ["./program"],
  }),
  sanitizers: sanitizersOf,
};
