import { readFileSync } from "node:fs";
import path from "node:path";
import { languageOf, MANIFEST } from "../tree/sources.ts";
import { hasFileBelow, nameOf, type Tree } from "../tree/tree.ts";
import { namesVersion } from "./name-stems.ts";
import { isNotebook, mayHoldSeveral } from "./not-a-source.ts";
import {
  holdsProgram,
  isOfSources,
  isSolution,
  loadsFolder,
  programsBeside,
  projectSigns,
} from "./programs-beside.ts";

/** Counts the names that are those of students of the class. */
export type Knows = (names: readonly string[]) => number;

/** Folders of scripts beside a main program that are hardly its tools any more. */
const MANY_SCRIPTS = 4;

/** Tests if a folder holds one notebook, and no program below it. */
function isNotebookAlone(folder: Tree): boolean {
  const notebooks = folder.files.filter(isNotebook);
  const isSource = (name: string) => languageOf(name) !== undefined;
  const isProgram = folder.folders.some((each) => hasFileBelow(each, isSource));
  return notebooks.length === 1 && !isProgram;
}

/** Tells if a folder is one program, or if two readings are as near. */
export async function onenessOf(folder: Tree, knows: Knows | undefined): Promise<"one" | "several" | "near"> {
  if (await isSolution(folder)) return "one";
  if (!holdsProgram(folder)) return isNotebookAlone(folder) ? "one" : "several";
  const sources = folder.files.filter((name) => languageOf(name) !== undefined);
  const archives = folder.files.filter(mayHoldSeveral);
  const handIns = [...sources, ...archives];
  const known = knows?.(handIns.map((name) => path.parse(name).name)) ?? 0;
  if (known > 1 && known * 2 > handIns.length) return "several";
  const manifest = folder.files.includes(MANIFEST) && path.join(folder.path, MANIFEST);
  if (manifest && (sources.length > 0 || folder.folders.some(isOfSources))) return "one";
  if (manifest && /^(?:main|run)\s*:/m.test(readFileSync(manifest, "utf8"))) return "one";
  if (archives.length > 1) return "several";
  const beside = await programsBeside(folder);
  if (beside.length < 2) {
    const scripts = await programsBeside(folder, true);
    return scripts.length < MANY_SCRIPTS || (await loadsFolder(folder)) ? "one" : "near";
  }
  if (beside.every((each) => namesVersion(nameOf(each)))) return "one";
  if (sources.length > 0) return (await loadsFolder(folder)) ? "one" : "several";
  return projectSigns(folder).length > 0 ? "near" : "several";
}
