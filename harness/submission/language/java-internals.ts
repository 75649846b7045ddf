import { codeOf, type Plan, type Program } from "./language.ts";

/** The last release in which all packages of the run time were open. A compiler given `--release 8` would know none of them. */
export const RELEASE_8 = ["-source", "8", "-target", "8"];

/** A package that the run time keeps to itself since release 9, in an import. Editors put such into a source by mistake. */
const INTERNAL = /\bimport (?:static )?((?:com\.)?sun\.[a-z\d_.]*[a-z\d_])/g;

/** An import of what holds nothing but packages. Compilers before release 9 took it for none. */
const OF_NOTHING = /\bimport java\.\*/;

/** Modules with packages of that kind, by how these begin; the others are of the base. */
const MODULES: readonly (readonly [packages: string, module: string])[] = [
  ["com.sun.tools.", "jdk.compiler"],
  ["com.sun.org.apache.", "java.xml"],
  ["com.sun.java.swing", "java.desktop"],
  ["sun.awt", "java.desktop"],
  ["sun.swing", "java.desktop"],
];

/** Opens the packages that the run time keeps to itself for a plan, if a program imports what only older compilers take; else there is no such plan. */
export function opened({ sources }: Program, { run, ...plan }: Plan): Plan[] {
  const packages = new Set(
    sources.flatMap((source) => Array.from(codeOf(source).matchAll(INTERNAL), ([, name]) => name!)),
  );
  if (packages.size === 0 && !sources.some((source) => OF_NOTHING.test(codeOf(source)))) return [];
  const exports = Array.from(packages, (name) => {
    const [, module = "java.base"] = MODULES.find(([beginning]) => name.startsWith(beginning)) ?? [];
    return `--add-exports=${module}/${name}=ALL-UNNAMED`;
  });
  const [java, ...options] = run;
  return [{ ...plan, run: [java!, ...exports, ...options] }];
}
