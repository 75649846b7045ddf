import { lstatSync, readdirSync, readlinkSync } from "node:fs";
import { PACKAGE_FOLDER } from "../../base/package.ts";
import { remembered } from "../../base/remembered.ts";
import type { RunRequest } from "../outcome.ts";

/** Shared memory is what Python's multiprocessing needs, and no more. */
const SHARED_MEMORY_BYTES = 16 * 1024 * 1024;

/** Folders that stand beside /usr, or are links into it. */
const BESIDE_USR = ["/bin", "/sbin", "/lib", "/lib32", "/lib64", "/libx32"];

/** Lists of installed libraries that stand outside of /usr: Haskell's. */
const LISTS = ["/var/lib/ghc"];

/** Settings without which compilers and run times do not start; none tells of the machine's users. */
const SETTINGS = /^(?:alternatives|fpc[\w.-]*\.cfg|ld\.so\.cache|localtime|mono|java.*|php|R)$/;

/** Gives the path by which an unprivileged user can reach a file: its own, or another one. */
export type SourceOf = (file: string) => string;

/** The options of bubblewrap that make up all that a program sees besides the place where it works. */
export function sandboxView({ resources, visible }: RunRequest, sourceOf: SourceOf): string[] {
  const readOnly = (file: string) => ["--ro-bind", sourceOf(file), file];
  return [
    ...systemView(),
    ...temporary("/tmp", resources.scratchBytes),
    ...visible.flatMap(readOnly),
    // A program could write into the memory of what times it, and of what makes its terminal: they are the same user's.
    ...["--remount-ro", "/proc"],
    ...["--remount-ro", "/dev"],
  ];
}

/** The part of it that is the same for all programs. */
const systemView = remembered((): readonly string[] => [
  ...["--proc", "/proc", "--dev", "/dev"],
  ...temporary("/dev/shm", SHARED_MEMORY_BYTES),
  ...["--ro-bind", "/usr", "/usr"],
  // Installed below /usr, our own cases would be seen with it.
  ...(PACKAGE_FOLDER.startsWith("/usr/") ? ["--tmpfs", PACKAGE_FOLDER] : []),
  ...BESIDE_USR.flatMap(besideUsr),
  ...settings(),
]);

/** The options that make a folder in memory. */
export function temporary(folder: string, bytes: number): string[] {
  return ["--size", String(bytes), "--tmpfs", folder];
}

function besideUsr(folder: string): string[] {
  const stat = lstatSync(folder, { throwIfNoEntry: false });
  if (!stat) return [];
  return stat.isSymbolicLink() ? ["--symlink", readlinkSync(folder), folder] : ["--ro-bind", folder, folder];
}

function settings(): string[] {
  const names = readdirSync("/etc").filter((name) => SETTINGS.test(name));
  const files = [...names.map((name) => `/etc/${name}`), ...LISTS];
  return files.flatMap((file) => ["--ro-bind-try", file, file]);
}
