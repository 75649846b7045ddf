import { chmodSync, lchownSync, lstatSync, readdirSync, statSync } from "node:fs";
import path from "node:path";

/** Whether the harness runs as root, which never starts a program of a student as it is. */
export const IS_ROOT = process.getuid?.() === 0;

/** Makes the file, or the folder and all below it, this user's. Links are not followed: a program may have made them. */
export function giveTo(uid: number, file: string): void {
  lchownSync(file, uid, uid);
  if (!lstatSync(file).isDirectory()) return;
  for (const name of readdirSync(file)) giveTo(uid, path.join(file, name));
}

/** Makes the folder and all below it root's, and readable by everybody. */
export function takeBack(folder: string): void {
  lchownSync(folder, 0, 0);
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) takeBack(file);
    else lchownSync(file, 0, 0);
    if (entry.isFile()) chmodSync(file, statSync(file).mode | 0o444);
  }
}

/** Whether every user can read the file or the folder where it is. */
export function isOpenToAll(file: string): boolean {
  const isRoot = path.dirname(file) === file;
  const { mode } = statSync(file);
  if ((mode & 0o004) === 0) return false;
  return isRoot || foldersAbove(file).every((folder) => (statSync(folder).mode & 0o001) !== 0);
}

function foldersAbove(file: string): string[] {
  const parent = path.dirname(file);
  return parent === file ? [] : [parent, ...foldersAbove(parent)];
}
