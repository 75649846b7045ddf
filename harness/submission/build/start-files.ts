import { rmSync } from "node:fs";
import path from "node:path";
import { dataFilesOf, isData } from "../find/tree/sources.ts";
import { readTree } from "../find/tree/tree.ts";
import { LANGUAGES } from "../language/index.ts";
import type { Submission } from "../submission.ts";
import { layOver, overlayOf } from "./driver.ts";

/**
 * Finds the files that a program looks for in the folder that it starts in, as its driver changes them. None is from the copy,
 * which the commands of building can have changed.
 *
 * @param aside a folder for what the driver changes
 * @returns absolute paths, by the names in that folder
 */
export async function startFilesOf(
  { folder, kind, manifest: { driver } }: Submission,
  aside: string,
): Promise<Record<string, string>> {
  const names = await dataFilesOf(await readTree(folder));
  const files = Object.fromEntries(names.map((name) => [name, name]));
  if (kind.kind === "program") Object.assign(files, sourcesFromStart(kind));
  if (!driver) return within(folder, files);
  const driven = path.join(aside, "driven");
  const overlay = overlayOf(folder, driver);
  // A build may have been tried before, and may have laid a link there.
  rmSync(driven, { recursive: true, force: true });
  layOver(driven, overlay);
  const changed = Array.from(overlay.files.keys());
  const isChanged = ([, file]: readonly [string, string]) => changed.includes(file);
  return {
    ...within(folder, files),
    ...within(driven, Object.fromEntries(Object.entries(files).filter(isChanged))),
    ...within(driven, Object.fromEntries(changed.filter(isData).map((name) => [name, name]))),
  };
}

function within(folder: string, files: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(files).map(([name, file]) => [name, path.join(folder, file)]));
}

/** Finds the sources that a program looks for where it starts: its author starts it in the folder of its main program. */
function sourcesFromStart({
  language,
  program: { main, sources },
}: Extract<Submission["kind"], { kind: "program" }>): Record<string, string> {
  if (!sources.some((source) => LANGUAGES[language].namesFromStart?.(source))) return {};
  const start = path.posix.dirname(main.path);
  const below = sources.map((source) => [path.posix.relative(start, source.path), source.path] as const);
  return Object.fromEntries(below.filter(([name]) => !name.startsWith("..")));
}
