/*
 * The scratch of a grading, in TMPDIR. Programs that run as another user may go through its folders and not list them.
 *
 *   cavalo-XXXXXX/
 *     owner.json         the process that it belongs to; when that is gone, the next one removes all of it
 *     home/              the home of compilers that keep much for next time
 *     tools/             tools that are root's alone, for the users of runs to read (level C)
 *     run-XXXXXX/        one run
 *       work/            files that the program is given; at levels A and B it works in memory, where they are copied
 *       input            its standard input
 *       answer           the answer file, which the sandbox leaves here (levels A and B)
 *       mirror-...       places for files and folders that root alone can reach (levels A and B)
 *     run-XXXXXX/        one submission
 *       run-XXXXXX/      one way to build it
 *         program/       the copy of its files, and what building makes of them
 *         home/          the home of its compilers, unless they share the one above
 *
 * Beside it, in /run if root can write there: the users are those of the machine, whatever TMPDIR is.
 *
 *   cavalo-users-61184/  its owner has 64 users from this number on for its runs (level C)
 *     owner.json
 */

import { chmodSync, mkdirSync, mkdtempSync, readdirSync, unlinkSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { ExpectedError, systemErrorCode } from "../../base/errors.ts";
import { placed, say } from "../../base/sentence.ts";
import { IS_ROOT } from "../isolation/ownership.ts";
import { claimFolder, removeAbandoned } from "./owner.ts";
import { removeFolder, removeMeanwhile } from "./remove.ts";

/** A folder for everything that a grading writes and nobody reads afterwards. */
export interface Scratch {
  /** Calls `use` with the path of a new empty folder, which is removed when `use` is done. */
  within<T>(use: (folder: string) => Promise<T>): Promise<T>;
  /**
   * The same, but `use` may be given a folder again in which nothing but files and empty folders was left, because to remove
   * folders takes long on some disks, and where one of them was mounted. Only what we trust may write in it.
   */
  withinUsed<T>(use: (folder: string) => Promise<T>): Promise<T>;
  /** Makes an empty folder that lasts as long as the scratch; its path. */
  newFolder(): Promise<string>;
  /** The path of a folder that lasts as long as the scratch and is shared by all: what compilers keep for next time. */
  readonly home: string;
  /** The path of a folder for copies of tools; it is made when there is one. */
  readonly tools: string;
  /** Removes everything at once. */
  remove(): void;
  /** Removes everything, while others' work goes on. */
  close(): Promise<void>;
}

const PREFIX = "cavalo-";

/** The folder in the folder of a run. */
const WORK = "work";

/** The path of the working directory in the folder of a run; it is made when there is none. */
export function workIn(folder: string): string {
  const directory = path.join(folder, WORK);
  mkdirSync(directory, { recursive: true });
  return directory;
}

/** Root's programs run as another user, who may go through these folders but not look around in them. */
const FOLDER_MODE = IS_ROOT ? 0o711 : 0o700;

/** Makes an empty folder in one that `within` has given; its path. */
export async function makeFolderIn(folder: string): Promise<string> {
  const made = await mkdtemp(path.join(folder, "run-"));
  chmodSync(made, FOLDER_MODE);
  return made;
}

function makeRoot(): string {
  try {
    return mkdtempSync(path.join(tmpdir(), PREFIX));
  } catch (error) {
    const reason = systemErrorCode(error);
    throw new ExpectedError(
      placed(tmpdir(), say`no folder can be made there (${reason!}). Set TMPDIR to another folder`),
      { cause: error },
    );
  }
}

/** Makes a scratch folder; it is removed when the harness ends. What a killed harness has left is removed now. */
export function createScratch(): Scratch {
  removeAbandoned(tmpdir(), PREFIX);
  const root = makeRoot();
  claimFolder(root);
  chmodSync(root, FOLDER_MODE);
  const home = path.join(root, "home");
  mkdirSync(home);
  const remove = () => {
    process.off("exit", remove);
    removeFolder(root);
  };
  process.on("exit", remove);
  const used: string[] = [];
  return {
    home,
    tools: path.join(root, "tools"),
    newFolder: () => makeFolderIn(root),
    remove,
    async close() {
      await removeMeanwhile(root);
      remove();
    },
    async within(use) {
      const folder = await makeFolderIn(root);
      try {
        return await use(folder);
      } finally {
        await removeMeanwhile(folder);
      }
    },
    async withinUsed(use) {
      const folder = used.pop() ?? (await makeFolderIn(root));
      try {
        return await use(folder);
      } finally {
        if (emptied(folder)) used.push(folder);
        else removeFolder(folder);
      }
    },
  };
}

/** Removes the files of a run, and keeps its working directory and empty places for folders; false if anything else is left. */
function emptied(folder: string): boolean {
  return withoutFiles(folder).every((name) => {
    const inner = path.join(folder, name);
    return (name === WORK ? withoutFiles(inner) : readdirSync(inner)).length === 0;
  });
}

/** Removes the files in a folder; the names of the folders in it. */
function withoutFiles(folder: string): string[] {
  const entries = readdirSync(folder, { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory());
  for (const entry of entries) if (!entry.isDirectory()) unlinkSync(path.join(folder, entry.name));
  return folders.map(({ name }) => name);
}
