import { existsSync, readdirSync, realpathSync } from "node:fs";
import { homedir } from "node:os";
import path from "node:path";
import { isExecutable } from "../../base/files.ts";
import { byText } from "../../base/text.ts";
import { IS_WINDOWS } from "../../base/windows.ts";
import { installedFolders, programNames, STORE_FOLDER } from "./windows-places.ts";

/** The absolute path of a command that will do, or undefined. */
export function findOnPath(
  command: string,
  willDo: (file: string) => boolean = () => true,
): string | undefined {
  const found = foldersOnPath()
    .flatMap((folder) => findIn(folder, command) ?? [])
    .find(willDo);
  // Where we are unpacked with a Node of our own, no other one is needed.
  return found ?? (IS_WINDOWS && command === "node" ? process.execPath : undefined);
}

/**
 * The paths of several commands that will do together: those of the first folder of the PATH that has all of them, or else each
 * where it is found first. A compiler of one release makes what a virtual machine of another does not run.
 */
export function findTogether(commands: readonly string[]): (string | undefined)[] {
  for (const folder of foldersOnPath()) {
    const files = commands.map((command) => findIn(folder, command));
    if (files.every((file) => file !== undefined)) return files;
  }
  return commands.map((command) => findOnPath(command));
}

function findIn(folder: string, command: string): string | undefined {
  const names = IS_WINDOWS ? programNames(command) : [command];
  return names.map((name) => path.join(folder, name)).find(isExecutable);
}

/** The folders of the PATH; one that is relative would depend on who calls. On Windows, those of installers follow. */
export function foldersOnPath(): string[] {
  const own = (process.env.PATH ?? "").split(path.delimiter).filter(path.isAbsolute);
  if (!IS_WINDOWS) return own;
  const [stores, usual] = [own.filter(isStores), own.filter((folder) => !isStores(folder))];
  return [...usual, ...installedFolders(process.env).flatMap(foldersLike), ...stores];
}

function isStores(folder: string): boolean {
  return STORE_FOLDER.test(folder);
}

/** Folders that are there, by a path that may begin with `~` and in which `*` stands for one name or a part of it. */
export function foldersLike(pattern: string): string[] {
  const [root = "", ...parts] = pattern.replace(/^~(?=\/)/, homedir().replaceAll("\\", "/")).split("/");
  return parts.reduce<string[]>(
    (folders, part) =>
      folders.flatMap((folder) =>
        part.includes("*")
          ? namesIn(folder)
              .filter((name) => matches(name, part))
              .map((name) => path.join(folder, name))
          : [path.join(folder, part)],
      ),
    [`${root}/`],
  );
}

function matches(name: string, part: string): boolean {
  const [before = "", after = ""] = part.split("*");
  return name.startsWith(before) && name.endsWith(after) && name.length >= before.length + after.length;
}

/** Names in a folder, ordered; none where there is no such folder. */
export function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder).sort(byText);
  } catch {
    return [];
  }
}

/** The path behind all links, or the path itself if nothing is there. */
export function realPath(file: string): string {
  try {
    return realpathSync(file);
  } catch {
    return file;
  }
}

/**
 * The path that a program outside of /usr is called by: its real one, beside which its libraries are. But the Python of
 * a virtual environment knows by its name what it belongs to.
 */
export function settle(program: string): string {
  if (isOfSystem(program) || existsSync(path.join(path.dirname(program), "..", "pyvenv.cfg"))) return program;
  return realpathSync(program);
}

/**
 * The files and folders that must be readable for a program to run, where it is no part of the system: the folder that
 * its `bin` is in, and the same for the program that it is a link to. Never a home folder, or one above it.
 */
export function installationsOf(program: string): string[] {
  const files = new Set([program, realpathSync(program)]);
  return Array.from(files)
    .filter((file) => !isOfSystem(file))
    .map(installationOf);
}

function installationOf(file: string): string {
  const folder = path.dirname(file);
  const above = path.dirname(folder);
  const isHome = (each: string) =>
    `${homedir()}${path.sep}`.startsWith(`${each}${path.sep}`) || each === path.sep;
  if (path.basename(folder) === "bin" && !isHome(above)) return above;
  return isHome(folder) ? file : folder;
}

function isOfSystem(file: string): boolean {
  return /^\/(?:usr|bin|sbin|lib\w*)\//.test(file);
}
