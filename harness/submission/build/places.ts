import { existsSync, readdirSync, realpathSync } from "node:fs";
import { homedir } from "node:os";
import path from "node:path";
import { isExecutable } from "../../base/files.ts";
import { byText } from "../../base/text.ts";

/** The absolute path of a command that will do, or undefined. */
export function findOnPath(
  command: string,
  willDo: (file: string) => boolean = () => true,
): string | undefined {
  return foldersOnPath()
    .map((folder) => path.join(folder, command))
    .find((file) => isExecutable(file) && willDo(file));
}

/** The folders of the PATH; one that is relative would depend on who calls. */
export function foldersOnPath(): string[] {
  return (process.env.PATH ?? "").split(path.delimiter).filter(path.isAbsolute);
}

/** Folders that are there, by a path that may begin with `~` and in which `*` stands for one name or a part of it. */
export function foldersLike(pattern: string): string[] {
  const parts = pattern.replace(/^~(?=\/)/, homedir()).split("/");
  return parts.slice(1).reduce<string[]>(
    (folders, part) =>
      folders.flatMap((folder) =>
        part.includes("*")
          ? namesIn(folder)
              .filter((name) => matches(name, part))
              .map((name) => path.join(folder, name))
          : [path.join(folder, part)],
      ),
    ["/"],
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
