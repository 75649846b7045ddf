import { execFileSync } from "node:child_process";
import { chmodSync, lchownSync, readdirSync, statSync } from "node:fs";
import path from "node:path";
import { programPath } from "./programs.ts";

/** True if the harness runs as root, which never starts a student's program as root. */
export const IS_ROOT = process.getuid?.() === 0;

/**
 * Makes files, or folders and all below them, this user's. A program may have worked there: chown follows no links,
 * knows names that are no text, and goes down step by step, so that no path is too long for it.
 */
export function giveTo(uid: number, files: readonly string[]): void {
  execFileSync(programPath("chown"), ["-hR", `${uid}:${uid}`, "--", ...files], { stdio: "ignore" });
}

/**
 * The same for what no program has seen yet, so that there is nothing to beware of: every run begins with it, and to
 * start a command for it would take longer than all else that a run needs of us.
 */
export function giveNewTo(uid: number, file: string): void {
  lchownSync(file, uid, uid);
  if (!statSync(file).isDirectory()) return;
  for (const name of readdirSync(file)) giveNewTo(uid, path.join(file, name));
}

/** Makes folders and all below them root's, and readable by everybody. */
export function takeBack(folders: readonly string[]): void {
  giveTo(0, folders);
  execFileSync(programPath("chmod"), ["-R", "u+rwX,a+rX", "--", ...folders], { stdio: "ignore" });
}

/** Makes a folder root's, and lets nobody else in: what is in it need not be changed for that. */
export function close(folder: string): void {
  lchownSync(folder, 0, 0);
  chmodSync(folder, 0o700);
}

/** Tells whether every user can read the file or the folder where it is. */
export function isOpenToAll(file: string): boolean {
  const { mode } = statSync(file);
  return (mode & 0o004) !== 0 && foldersAbove(file).every(isPassable);
}

/** Tells whether every user can get to what is in a folder. */
export function leadsOn(folder: string): boolean {
  return [folder, ...foldersAbove(folder)].every(isPassable);
}

function isPassable(folder: string): boolean {
  return (statSync(folder).mode & 0o001) !== 0;
}

function foldersAbove(file: string): string[] {
  const parent = path.dirname(file);
  return parent === file ? [] : [parent, ...foldersAbove(parent)];
}
