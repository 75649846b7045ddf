import { readdirSync, statSync } from "node:fs";
import path from "node:path";
import type { RunRequest, Workspace } from "../outcome.ts";
import { startIn } from "../start-folder.ts";
import { giveNewTo, IS_ROOT } from "./ownership.ts";
import { temporary } from "./sandbox.ts";
import { SANDBOX_UID } from "./unprivileged.ts";

/** The working directory of a program whose files are thrown away. */
export const SANDBOX_WORK = "/box";
/** The place of files that a command copies from there. */
const SANDBOX_GIVEN = "/given";

/** More files than this are copied by a command, because there are not descriptors without end. */
const MOST_DESCRIPTORS = 64;

/** Copies the files, then starts what follows. */
const COPY = `cp -R ${SANDBOX_GIVEN}/. ${SANDBOX_WORK} && exec "$@"`;

/** The largest page of memory of any system that we run on: a file takes whole ones. */
const PAGE_BYTES = 64 * 1024;

/** The place where a program works in a sandbox. */
export interface Workplace {
  /** Options of bubblewrap that make it. */
  readonly options: readonly string[];
  /** Files that those options read on descriptors, in order. */
  readonly descriptors: readonly string[];
  /** The first part of the command line in the sandbox. */
  readonly command: readonly string[];
}

/**
 * Makes the place where a program works. Files that it is given are copied into memory, where the limit of all that it
 * writes counts them, too: bound from the disk, each of them could grow there.
 *
 * @param firstDescriptor the descriptor that the first file is read on
 */
export function workplaceFor({ workspace, resources }: RunRequest, firstDescriptor: number): Workplace {
  if (workspace.kind === "kept") {
    const binds = [workspace.directory, workspace.home].flatMap((folder) => ["--bind", folder, folder]);
    return { options: [...binds, "--chdir", workspace.directory], descriptors: [], command: [] };
  }
  const { directory } = workspace;
  const files = filesBelow(directory);
  const room = temporary(SANDBOX_WORK, resources.scratchBytes + bytesOf(files));
  const start = startIn(workspace, SANDBOX_WORK);
  // Empty folders are not copied.
  const started = ["--dir", start, "--chdir", start];
  if (files.length > MOST_DESCRIPTORS) {
    if (IS_ROOT) giveNewTo(SANDBOX_UID, directory);
    return {
      options: [...room, "--ro-bind", directory, SANDBOX_GIVEN, ...started],
      descriptors: [],
      command: ["/bin/sh", "-c", COPY, "sh"],
    };
  }
  const copies = files.flatMap(({ name, executable }, at) => [
    ...["--perms", executable ? "0755" : "0644"],
    ...["--file", String(firstDescriptor + at), path.join(SANDBOX_WORK, name)],
  ]);
  return {
    options: [...room, ...copies, ...started],
    descriptors: files.map(({ name }) => path.join(directory, name)),
    command: [],
  };
}

/** The memory that the copies of a program's files take. */
export function givenBytes(workspace: Workspace): number {
  return workspace.kind === "kept" ? 0 : bytesOf(filesBelow(workspace.directory));
}

interface GivenFile {
  readonly name: string;
  readonly bytes: number;
  readonly executable: boolean;
}

function bytesOf(files: readonly GivenFile[]): number {
  return files.reduce((total, { bytes }) => total + Math.ceil(bytes / PAGE_BYTES) * PAGE_BYTES, 0);
}

function filesBelow(folder: string, prefix = ""): GivenFile[] {
  return readdirSync(path.join(folder, prefix), { withFileTypes: true }).flatMap((entry) => {
    const name = path.join(prefix, entry.name);
    if (entry.isDirectory()) return filesBelow(folder, name);
    const { size: bytes, mode } = statSync(path.join(folder, name));
    return [{ name, bytes, executable: (mode & 0o100) !== 0 }];
  });
}
