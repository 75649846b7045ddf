import { lstatSync, readdirSync, readlinkSync } from "node:fs";
import path from "node:path";
import { PACKAGE_FOLDER } from "../../base/package.ts";
import { type RunRequest, startIn, type Workspace } from "../outcome.ts";

/** Where a program works whose files are thrown away. */
export const SANDBOX_WORK = "/box";
/** Where the answer is left for us. */
export const SANDBOX_ANSWER = "/answer";

/** Shared memory is what Python's multiprocessing needs, and no more. */
const SHARED_MEMORY_BYTES = 16 * 1024 * 1024;

/** Folders that stand beside /usr, or are links into it. */
const BESIDE_USR = ["/bin", "/sbin", "/lib", "/lib32", "/lib64", "/libx32"];

/** Lists of installed libraries that stand outside of /usr: Haskell's. */
const LISTS = ["/var/lib/ghc"];

/** Settings without which compilers and run times do not start; none tells of the machine's users. */
const SETTINGS = /^(?:alternatives|ld\.so\.cache|localtime|mono|java.*)$/;

/** What stands for a file of ours in the sandbox: itself, or a path by which an unprivileged user can reach it. */
export type SourceOf = (file: string) => string;

/** The options of bubblewrap that make up all that a program sees. */
export function sandboxView(request: RunRequest, sourceOf: SourceOf): string[] {
  const { resources, visible, workspace } = request;
  const temporary = (folder: string, bytes: number) => ["--size", String(bytes), "--tmpfs", folder];
  const readOnly = (file: string) => ["--ro-bind", sourceOf(file), file];
  return [
    ...["--proc", "/proc", "--dev", "/dev"],
    ...temporary("/dev/shm", SHARED_MEMORY_BYTES),
    ...["--ro-bind", "/usr", "/usr"],
    // Installed below /usr, our own cases would be seen with it.
    ...(PACKAGE_FOLDER.startsWith("/usr/") ? ["--tmpfs", PACKAGE_FOLDER] : []),
    ...BESIDE_USR.flatMap(besideUsr),
    ...settings(),
    ...temporary("/tmp", resources.scratchBytes),
    ...visible.flatMap(readOnly),
    ...(workspace.kind === "kept"
      ? [workspace.directory, workspace.home].flatMap((folder) => ["--bind", folder, folder])
      : [
          ...temporary(SANDBOX_WORK, resources.scratchBytes),
          ...filesBelow(workspace.directory).flatMap((file) => [
            "--bind",
            path.join(workspace.directory, file),
            path.join(SANDBOX_WORK, file),
          ]),
        ]),
    ...["--remount-ro", "/dev", ...startOptions(workspace)],
  ];
}

/** Empty folders are not among what is bound. */
function startOptions(workspace: Workspace): string[] {
  if (workspace.kind === "kept") return ["--chdir", workspace.directory];
  const start = startIn(workspace, SANDBOX_WORK);
  return ["--dir", start, "--chdir", start];
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

function filesBelow(folder: string, prefix = ""): string[] {
  return readdirSync(path.join(folder, prefix), { withFileTypes: true }).flatMap((entry) => {
    const name = path.join(prefix, entry.name);
    return entry.isDirectory() ? filesBelow(folder, name) : [name];
  });
}
