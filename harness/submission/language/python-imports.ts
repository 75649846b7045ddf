import path, { delimiter } from "node:path";
import type { Plan, Program, Source } from "./language.ts";
import { STANDARD_MODULES } from "./python-standard-modules.ts";

/** Names a module from anywhere, or beside the file: each dot in front is a package. */
const IMPORT =
  /^[ \t]*(?:from[ \t]+(\.*)(\w*)|import[ \t]+([\w.]+(?:[ \t]+as[ \t]+\w+)?(?:[ \t]*,[ \t]*[\w.]+)*))/gm;

/**
 * Says how a program is run whose modules lie elsewhere than beside its main file, or which names them as a part of a package.
 * Editors look for modules in all folders of a project, and run a file as a part of its package.
 */
export function runPython(command: string, program: Program): Pick<Plan, "run" | "variables"> {
  const { main } = program;
  const inPackage = packageOf(main);
  const folders = new Set([
    ...(inPackage ? [inPackage.above, path.posix.dirname(main.path)] : []),
    ...foldersOf(program),
  ]);
  const places = Array.from(folders, (folder) => (folder === "." ? "{folder}" : `{folder}/${folder}`));
  return {
    run: [command, "-B", ...(inPackage ? ["-m", inPackage.module] : [`{folder}/${main.path}`])],
    ...(places.length > 0 && { variables: { PYTHONPATH: places.join(delimiter) } }),
  };
}

/** Lists the sources, but for the main one, that are named where the main one or another of them imports something. */
export function importedBy({ sources, main }: Program): Source[] {
  const others = sources.filter((source) => source !== main);
  const reached = new Set([main]);
  for (const { text } of reached) {
    const words = new Set(
      Array.from(text.matchAll(/^[ \t]*(?:import|from)[ \t].*/gm)).flatMap(
        ([line]) => line.match(/\w+/g) ?? [],
      ),
    );
    for (const other of others) if (words.has(moduleName(other))) reached.add(other);
  }
  return others.filter((source) => reached.has(source));
}

function moduleName({ path: file }: Source): string {
  const name = path.posix.basename(file, ".py");
  return name === "__init__" ? path.posix.basename(path.posix.dirname(file)) : name;
}

/** Finds the package that a main program names its own modules in, and the folder above it; undefined if it names none. */
function packageOf({ path: file, text }: Source): { above: string; module: string } | undefined {
  const levels = Array.from(text.matchAll(IMPORT), ([, dots = ""]) => dots.length);
  const above = path.posix.join(path.posix.dirname(file), ...Array(Math.max(0, ...levels)).fill(".."));
  // A folder above the hand-in is not ours to name.
  if (!levels.some((level) => level > 0) || above.startsWith("..")) return undefined;
  const inside = path.posix.relative(above, file).replace(/\.py$/, "");
  return inside.includes(".") ? undefined : { above, module: inside.replaceAll("/", ".") };
}

/** Lists the folders that hold the modules which are imported, and do not lie beside the main program. */
function foldersOf(program: Program): string[] {
  const { sources, main } = program;
  const places = new Map<string, Set<string>>();
  const put = (name: string, folder: string) => places.set(name, (places.get(name) ?? new Set()).add(folder));
  for (const { path: file } of sources) {
    const parts = file.replace(/\.py$/, "").split("/");
    for (const [at, name] of parts.entries()) put(name, parts.slice(0, at).join("/") || ".");
  }
  const beside = path.posix.dirname(main.path);
  const imported = [main, ...importedBy(program)].flatMap(({ text }) => Array.from(modulesIn(text)));
  return imported.flatMap((name) => {
    const found = places.get(name);
    if (!found || found.has(beside) || STANDARD_MODULES.has(name)) return [];
    const [nearest] = Array.from(found).sort((one, other) => one.length - other.length);
    return nearest!.includes(":") ? [] : [nearest!];
  });
}

/** Yields the first names of the modules and packages that a source imports from anywhere. */
function* modulesIn(text: string): Generator<string> {
  for (const [, dots, from, names] of text.matchAll(IMPORT)) {
    if (from && dots === "") yield from;
    for (const name of names?.split(",") ?? []) yield name.trim().split(/[. \t]/)[0]!;
  }
}
