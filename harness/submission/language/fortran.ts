import { posix } from "node:path";
import { inOrder } from "./in-order.ts";
import type { Language, Plan, Program, Source } from "./language.ts";
import { LANGUAGE_TITLES } from "./names.ts";
import { NATIVE } from "./runtime.ts";

/** A main program. In the older form a line begins with blanks, or with a label. */
const MAIN = /^[ \t]*program[ \t]+[a-z]\w*[ \t]*(?:!.*)?\r?$/im;

/** Endings of the form of the seventies, in which a line begins in its seventh column. */
const OLD_FORM = /\.(?:f|for|f77|ftn)$/i;

export const fortran: Language = {
  title: LANGUAGE_TITLES.fortran,
  extensions: [
    ...[".f90", ".f95", ".f03", ".f08", ".f", ".for", ".f77", ".ftn"],
    // The compiler runs the preprocessor on these.
    ...[".F90", ".F95", ".F03", ".F08", ".F", ".FOR"],
  ],
  runtime: NATIVE,
  costs: { buildMs: 150, startMs: 2 },
  tools: [{ command: "gfortran", version: ["--version"], install: "apt install gfortran" }],
  floorRemainder: "modulo(x, n)",
  remainderSign: "mod(",
  isWrittenIn: (text) =>
    MAIN.test(text) &&
    /^[ \t]*(?:implicit none\b|print[ \t]*\*|write[ \t]*\(|end[ \t]+program\b)/im.test(text),
  isMain: ({ text }) => MAIN.test(text),
  usualMains: ["main.f90", "programa.f90"],
  plan: (program) => planFor(program),
  otherPlans: (program) => [
    planFor(program, LENIENT),
    planFor(program, [...LENIENT, OLD_FORM.test(program.main.path) ? "-ffree-form" : "-ffixed-form"]),
  ],
  // Not for the usual build: the check comes before what would keep an index in bounds, as in `i <= n .and. a(i) > 0`.
  sanitizers: () => ["-fcheck=bounds"],
};

/** Things that other compilers take: those of old programs, and long lines. */
const LENIENT = ["-std=legacy", "-ffree-line-length-none", "-ffixed-line-length-none"];

function planFor({ main, sources }: Program, flags: readonly string[] = []): Plan {
  const included = new Set(sources.flatMap(includedBy));
  const own = sources.filter(
    (each) => each === main || !(MAIN.test(each.text) || included.has(posix.basename(each.path))),
  );
  const needs = (source: Source) =>
    own.filter((each) => usedBy(source).some((name) => modulesOf(each).has(name)));
  const folders = new Set(sources.map(({ path }) => posix.dirname(path)));
  return {
    build: [
      [
        ...["gfortran", "-O2", "-g", "-w", "-fno-diagnostics-show-caret", ...flags],
        ...Array.from(folders).flatMap((folder) => ["-I", folder]),
        ...["-o", "program", ...inOrder(own, needs).map(({ path }) => `./${path}`)],
      ],
    ],
    run: ["./program"],
  };
}

/** Names of the modules that a source defines, in small letters, as all names here. */
function modulesOf({ text }: Source): Set<string> {
  const defined = text.matchAll(/^[ \t]*module[ \t]+(?!procedure\b|function\b|subroutine\b)(?<name>\w+)/gim);
  return new Set(Array.from(defined, ({ groups }) => groups!.name!.toLowerCase()));
}

function usedBy({ text }: Source): string[] {
  const used = text.matchAll(
    /^[ \t]*(?:use\b[ \t,:]*(?:(?:non_)?intrinsic[ \t:]+)?|submodule[ \t]*\([ \t]*)(?<name>\w+)/gim,
  );
  return Array.from(used, ({ groups }) => groups!.name!.toLowerCase());
}

/** Files whose text a source takes in. They are no part of a program by themselves. */
function includedBy({ text }: Source): string[] {
  const included = text.matchAll(/^[ \t]*(?:#[ \t]*)?include[ \t]*['"](?<file>[^'"\n]{1,200})['"]/gim);
  return Array.from(included, ({ groups }) => posix.basename(groups!.file!));
}
