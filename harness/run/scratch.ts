import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { ExpectedError, systemErrorCode } from "../errors.ts";

/** A folder for everything that a grading writes and nobody reads afterwards. */
export interface Scratch {
  /** Calls `use` with the path of a new empty folder, which is removed when `use` is done. */
  within<T>(use: (folder: string) => Promise<T>): Promise<T>;
  /** The path of a folder that lasts as long as the scratch and is shared by all: what compilers keep for next time. */
  readonly home: string;
  /** Removes everything. */
  remove(): void;
}

function makeRoot(): string {
  try {
    return mkdtempSync(path.join(tmpdir(), "cavalo-"));
  } catch (error) {
    const reason = systemErrorCode(error);
    throw new ExpectedError(`${tmpdir()}: no folder can be made there (${reason}); TMPDIR names another`, {
      cause: error,
    });
  }
}

/** Makes a scratch folder; it is removed when the harness ends, if it was not before. */
export function createScratch(): Scratch {
  const root = makeRoot();
  const home = path.join(root, "home");
  mkdirSync(home);
  const remove = () => {
    process.off("exit", remove);
    rmSync(root, { recursive: true, force: true, maxRetries: 3 });
  };
  process.on("exit", remove);
  return {
    home,
    remove,
    async within(use) {
      const folder = await mkdtemp(path.join(root, "run-"));
      try {
        return await use(folder);
      } finally {
        // What a program made unremovable stays until the whole scratch goes; its grade stands.
        await rm(folder, { recursive: true, force: true }).catch(() => {});
      }
    },
  };
}
