import { lstatSync, type Stats } from "node:fs";
import { cp, opendir } from "node:fs/promises";
import path from "node:path";
import type { Finding } from "../../finding/index.ts";
import { IS_ROOT, takeBack } from "../../run/isolation/ownership.ts";
import { IGNORED_FOLDERS } from "../find/tree/take-in.ts";
import type { Submission } from "../submission.ts";
import { layOver, overlayOf } from "./driver.ts";

/** Room for a program with all the packages that it was made with; what is larger would fill the disk for all. */
const MOST_BYTES = 256 * 1024 * 1024;
/** Files and folders. */
const MOST_ENTRIES = 20_000;

/**
 * Copies a submission, while others' programs go on and are read, and lays its driver over the copy.
 *
 * @returns why it was not copied, or undefined
 */
export async function copySubmission(
  { folder: from, manifest }: Submission,
  to: string,
): Promise<Finding<"folder-too-large"> | undefined> {
  if (await isTooLarge(from)) {
    return { kind: "folder-too-large", mostBytes: MOST_BYTES, mostEntries: MOST_ENTRIES };
  }
  await cp(from, to, { recursive: true, filter: (file) => statIfCopied(file) !== undefined });
  layOver(to, overlayOf(from, manifest.driver ?? {}));
  // Root's programs run as another user, who must be able to read it whatever the rights of the original are.
  if (IS_ROOT) takeBack([to]);
  return undefined;
}

/** Looks no further than it has to. */
async function isTooLarge(root: string): Promise<boolean> {
  const folders = [root];
  let bytes = 0;
  let entries = 0;
  for (const folder of folders) {
    for await (const { name } of await opendir(folder)) {
      const file = path.join(folder, name);
      const stat = statIfCopied(file);
      if (!stat) continue;
      if (stat.isDirectory()) folders.push(file);
      else bytes += stat.size;
      entries++;
      if (bytes > MOST_BYTES || entries > MOST_ENTRIES) return true;
    }
  }
  return false;
}

/** Files and folders, and nothing else: what a link points to is not the student's, and a pipe would never end. */
export function statIfCopied(file: string): Stats | undefined {
  // A file whose name is no text is not found by it, and is no source.
  const stat = lstatSync(file, { throwIfNoEntry: false });
  if (stat?.isDirectory()) return IGNORED_FOLDERS.has(path.basename(file)) ? undefined : stat;
  return stat?.isFile() ? stat : undefined;
}
