import path from "node:path";
import type { HandIn } from "./folders.ts";
import { MANIFEST } from "./tree/sources.ts";
import { filesBelow, type Tree } from "./tree/tree.ts";

/** Chooses by the main file that a manifest names: it may lie in another folder of the student's than the program that was found. */
export function handInWith(handIn: HandIn, main: string | undefined): HandIn {
  const { name, program, whole, versions } = handIn;
  if (main === undefined || !whole) return handIn;
  const file = path.posix.normalize(main);
  const isInProgram = filesBelow(program).includes(file);
  // Of two programs a path is from the folder of both, unless the manifest lies with one of them.
  const isMeant =
    isInProgram && (!versions || program.path === whole.path || program.files.includes(MANIFEST));
  if (isMeant || !filesBelow(whole).includes(file)) return handIn;
  // Several programs may have classes of one name, so the others are no part of it.
  const place = path.join(whole.path, file);
  const others = (versions?.programs ?? []).map(filePathsOf).filter((files) => !files.includes(place));
  return { name, program: without(whole, new Set(others.flat())) };
}

function filePathsOf(program: Tree): string[] {
  return filesBelow(program).map((file) => path.join(program.path, file));
}

function without(tree: Tree, left: ReadonlySet<string>): Tree {
  const files = tree.files.filter((file) => !left.has(path.join(tree.path, file)));
  return { ...tree, files, folders: tree.folders.map((each) => without(each, left)) };
}
