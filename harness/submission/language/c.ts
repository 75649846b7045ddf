import type { Language, Program } from "./language.ts";
import { NATIVE } from "./runtime.ts";

export const c: Language = {
  title: "C",
  extensions: [".c"],
  runtime: NATIVE,
  tools: [{ command: "gcc", version: ["--version"], install: "apt install gcc" }],
  isMain: ({ text }) => C_MAIN.test(text),
  usualMains: ["main.c"],
  plan: (program) => ({
    build: [["gcc", "-std=gnu17", "-O2", "-o", "program", ...unitsOf(program, C_MAIN), "-lm"]],
    run: ["./program"],
  }),
};

export const C_MAIN = /\bmain\s*\(/;

/** The main file and the files beside it that have no main of their own. */
export function unitsOf({ sources, main }: Program, isMain: RegExp): string[] {
  // A leading dash in a file's name would be taken for an option.
  return sources
    .filter((source) => source === main || !isMain.test(source.text))
    .map(({ path }) => `./${path}`);
}
