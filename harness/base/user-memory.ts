import { randomUUID } from "node:crypto";
import { existsSync, mkdirSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { systemErrorCode } from "./errors.ts";
import { isOurs, writeWhole } from "./files.ts";
import { readSealed, sealed } from "./sealed-line.ts";
import { userCacheFolder } from "./user-cache.ts";

/** Largest number of entries in one memory; the oldest are forgotten. */
const MOST_ENTRIES = 2000;

/** A file here says that a program which was not contained may have written into the folder. */
const MARK = "uncontained";

/** Facts that are remembered for the user from one command to the next. Everything works without them. */
export interface UserMemory<Value> {
  get(key: string): Value | undefined;
  set(key: string, value: Value): void;
  /** Writes what is new, if that is possible. */
  save(): void;
}

/** Marks the memory before a program is run that could write into it. */
export function markUserMemory(): void {
  try {
    mkdirSync(userCacheFolder(), { recursive: true, mode: 0o700 });
    writeFileSync(path.join(userCacheFolder(), MARK), "");
  } catch {
    // What cannot be written into is not read either: its owner is another user.
  }
}

/** Removes the memory if a program that was not contained may have written into it. */
export function dropMarkedMemory(): void {
  if (!isMarked()) return;
  const folder = userCacheFolder();
  // Other commands may write there at the same time: what is out of their way stays as it is while it is removed.
  const dropped = `${folder}-dropped-${randomUUID()}`;
  try {
    renameSync(folder, dropped);
  } catch (error) {
    // Another command was first.
    if (systemErrorCode(error) !== "ENOENT") throw error;
  }
  removeWhole(dropped);
}

/**
 * Removes a folder into which a file may still come that another command began to write before.
 * `maxRetries` of Node removes no file that came in after the folder was read.
 */
function removeWhole(folder: string): void {
  for (let triesLeft = 9; ; triesLeft--) {
    try {
      rmSync(folder, { recursive: true, force: true });
      return;
    } catch (error) {
      if (systemErrorCode(error) !== "ENOTEMPTY" || triesLeft === 0) throw error;
    }
  }
}

/** Tests if a program that was not contained may have written into the memory. */
export function isMarked(): boolean {
  return existsSync(path.join(userCacheFolder(), MARK));
}

/**
 * Opens a memory. What is not of the expected shape is ignored, and so is all if it is not as it was written.
 *
 * @param isValue tests an entry that was read
 */
export function openUserMemory<Value>(
  name: string,
  isValue: (read: unknown) => read is Value,
): UserMemory<Value> {
  const file = path.join(userCacheFolder(), `${name}.json`);
  const entries = readEntries(file, isValue);
  const added = new Map<string, Value>();
  return {
    get: (key) => entries.get(key),
    set(key, value) {
      entries.set(key, value);
      added.set(key, value);
    },
    save() {
      if (added.size === 0) return;
      // Another process, or another part of this one, may have written meanwhile.
      const kept = [...readEntries(file, isValue), ...added].slice(-MOST_ENTRIES);
      try {
        mkdirSync(userCacheFolder(), { recursive: true, mode: 0o700 });
        writeWhole(file, sealed(Object.fromEntries(kept), 1).bytes);
        added.clear();
      } catch {
        // Nothing needs it.
      }
    },
  };
}

function readEntries<Value>(file: string, isValue: (read: unknown) => read is Value): Map<string, Value> {
  try {
    if (!isOurs(statSync(file))) return new Map();
    const read = Object.entries(readSealed(file) ?? {});
    return new Map(read.filter((entry): entry is [string, Value] => isValue(entry[1])));
  } catch {
    return new Map();
  }
}
