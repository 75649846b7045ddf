import { type Dirent, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { isOwnFile } from "../../submission/find/tree/tree.ts";
import type { ClassEntry, Listing } from "./layout/layout.ts";

/** The text of a platform is shorter, or that of a class of thousands. */
const LONGEST_TEXT_BYTES = 4 * 1024 * 1024;

/**
 * Lists what the folder of a class holds, without what an operating system left there. No link is followed.
 *
 * @param longNames names that were too long for the disk, by the path of what stands for them
 */
export function listingOf(folder: string, longNames: ReadonlyMap<string, string> = new Map()): Listing {
  const entries = listed(folder).flatMap((entry): ClassEntry[] => {
    const place = entry.name;
    const name = longNames.get(path.join(folder, place)) ?? place;
    if (entry.isFile()) return isOwnFile(name) ? [{ name, place, kind: "file", names: [] }] : [];
    if (!entry.isDirectory() || name === "__MACOSX") return [];
    const names = listed(path.join(folder, place)).map((each) => each.name);
    return [{ name, place, kind: "folder", names }];
  });
  return {
    entries,
    textOf: ({ kind, place }) => (kind === "file" ? textIn(path.join(folder, place)) : undefined),
  };
}

function textIn(file: string): string | undefined {
  return statSync(file).size > LONGEST_TEXT_BYTES ? undefined : readFileSync(file, "utf8");
}

/** Lists a folder; an unreadable one is empty here, and told when it is taken in. */
function listed(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}
