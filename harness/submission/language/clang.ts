import type { Plan } from "./language.ts";

const TYPE = "(?:(?:un)?signed[ \\t]+)?(?:(?:int|short|long|char|size_t)[ \\t]+)+";
const VALUE = "\\w+[ \\t]*=[\\w \\t()*+-]+";

/** Constants with values that may be known when they are compiled: `const int N = 8;`, and several in one declaration. */
const CONSTANTS = new RegExp(
  `^([ \\t]*)(?:static[ \\t]+)?(?:const[ \\t]+${TYPE}|${TYPE}const[ \\t]+)(${VALUE}(?:,[ \\t]*${VALUE})*);`,
  "gm",
);

const NAME = /\b[A-Za-z_]\w*/g;

/** A text file of a program, with its path. */
interface Text {
  readonly path: string;
  readonly text: string;
}

/**
 * Adds to a plan what clang allows and gcc does not, in C: a constant may be the size of an array anywhere. Empty if no file
 * has such a constant.
 *
 * @param files the sources and headers
 */
export function withClangConstants(files: readonly Text[], plan: Plan): Plan[] {
  const changed = files
    .map(({ path, text }) => ({ path, text, fit: withEnums(text) }))
    .filter(({ text, fit }) => fit !== text);
  if (changed.length === 0) return [];
  return [
    { ...plan, files: { ...plan.files, ...Object.fromEntries(changed.map(({ path, fit }) => [path, fit])) } },
  ];
}

/** Writes constants as enumerations, on the same lines: their names are sizes for every compiler. */
function withEnums(text: string): string {
  const known = new Set<string>();
  return text.replace(CONSTANTS, (declaration, indent: string, values: string) => {
    for (const each of values.split(",")) {
      const [name, ...used] = each.match(NAME) ?? [];
      if (!used.every((other) => known.has(other))) return declaration;
      known.add(name!);
    }
    return `${indent}enum { ${values} };`;
  });
}
