import path from "node:path";
import { ExpectedError } from "../../../base/errors.ts";
import { displayPath } from "../../../base/files.ts";
import { placed, say } from "../../../base/sentence.ts";
import { few, printable } from "../../../base/text.ts";
import { languageOf, MANIFEST } from "../tree/sources.ts";
import { nameOf, readTree, type Tree } from "../tree/tree.ts";
import { holdsSources } from "./detect.ts";
import { onenessOf } from "./oneness.ts";
import { programsBeside, projectSigns } from "./programs-beside.ts";
import { type ShapeFacts, sectionsAmong } from "./sections.ts";

/** A folder as it is read: one program, or a class. */
export type Shape = { readonly kind: "one" } | ({ readonly kind: "class" } & ClassShape);

export interface ClassShape {
  /** Sources beside the folders: each is a hand-in. */
  readonly loose: readonly string[];
  /** Folders of one hand-in each, and those that are named after a problem. */
  readonly folders: readonly Tree[];
  /** Folders that hold hand-ins of their own. */
  readonly sections: readonly Tree[];
}

/**
 * Decides what a folder is from all that is in it: one program, a class with a hand-in in each folder, or one with sections.
 *
 * @throws ExpectedError with a question for the user if two readings are as near
 */
export async function shapeOf(folder: Tree, facts: ShapeFacts = {}): Promise<Shape> {
  return (await isOne(folder, facts))
    ? { kind: "one" }
    : { kind: "class", ...(await classShape(folder, facts)) };
}

/**
 * Reads a folder of which it is known that it is a class.
 *
 * @throws ExpectedError with a question for the user if two readings are as near
 */
export async function classShape(folder: Tree, facts: ShapeFacts): Promise<ClassShape> {
  const loose = folder.files.filter((name) => languageOf(name) !== undefined);
  const folders = await handedIn(folder, facts.signal);
  const sections = await sectionsAmong(folders, folder, facts);
  return { loose, folders: folders.filter((each) => !sections.includes(each)), sections };
}

/** Folders that only tools make, and hold sources of other people. */
const ONLY_TOOLS = new Set(["node_modules", "__pycache__", "CMakeFiles", "venv"]);

/**
 * All folders of a class: that of a student may have a name of those in which nobody looks for sources. Then it has
 * sources, or it is what a tool left there.
 */
async function handedIn(folder: Tree, signal: AbortSignal | undefined): Promise<Tree[]> {
  const others: Tree[] = [];
  for (const name of folder.skipped.filter((each) => !each.startsWith("."))) {
    const other = await readTree(path.join(folder.path, name), signal);
    if (!ONLY_TOOLS.has(name) && (await holdsSources(other))) others.push(other);
  }
  return [...folder.folders, ...others];
}

/**
 * Tests if a folder is one program: it has sources, not several programs in its folders or archives beside them, and no files
 * that are called after students.
 */
async function isOne(folder: Tree, { knows }: ShapeFacts): Promise<boolean> {
  const nearness = await onenessOf(folder, knows);
  if (nearness !== "near") return nearness === "one";
  const beside = [...folder.files.filter((name) => languageOf(name) !== undefined), ...projectSigns(folder)];
  const files = few(beside.map(printable)).join(", ");
  const others = few((await programsBeside(folder, true)).map(nameOf).map(printable)).join(", ");
  throw new ExpectedError(
    placed(
      displayPath(folder.path),
      say`is this a class or one program? There is ${files} here, and there are programs in ${others}. If it is a class, move ${files} away. If it is one program, write a ${MANIFEST} with main: FILE`,
    ),
  );
}
