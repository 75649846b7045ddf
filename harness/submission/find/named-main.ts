import path from "node:path";
import { type HandIn, programsBelow } from "./folders.ts";
import { filesBelow, type Tree } from "./tree.ts";

/** Chooses by the main file that a manifest names: it may lie in another folder of the student's than the program that was found. */
export function handInWith(handIn: HandIn, main: string | undefined): HandIn {
  const { name, program, whole, versions } = handIn;
  if (main === undefined || !whole) return handIn;
  const file = path.posix.normalize(main);
  if (filesBelow(program).includes(file) || !filesBelow(whole).includes(file)) return handIn;
  // Several programs may have classes of one name, so the others are no part of it.
  const others = versions
    ? programsBelow(whole).filter((each) => !holds(each, path.join(whole.path, file)))
    : [];
  return { name, program: without(whole, others) };
}

function holds(folder: Tree, file: string): boolean {
  return file.startsWith(`${folder.path}${path.sep}`);
}

function without(tree: Tree, left: readonly Tree[]): Tree {
  const folders = tree.folders.filter((each) => !left.includes(each)).map((each) => without(each, left));
  return { ...tree, folders };
}
