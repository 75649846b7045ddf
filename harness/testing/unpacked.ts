import { mkdirSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Effort } from "../class/reading/archive/archive.ts";
import { newRoom, type Room, unpack } from "../class/reading/archive/unpack.ts";
import type { LeftOut } from "../submission/find/tree/take-in.ts";
import { filesBelow, readTree } from "../submission/find/tree/tree.ts";
import { folderWith } from "./folders.ts";

interface Unpacking {
  readonly name?: string;
  readonly room?: Room;
  readonly effort?: Effort;
}

/** Unpacks an archive into a folder of its own: all files there, and what was left out. */
export async function unpacked(
  archive: Buffer,
  { name = "a.bin", room = newRoom(), effort }: Unpacking = {},
): Promise<{ files: Record<string, string>; leftOut: LeftOut[] }> {
  const folder = folderWith({ [name]: archive });
  const to = path.join(folder, "in");
  mkdirSync(to);
  const leftOut = await unpack(path.join(folder, name), to, {
    roomOf: () => room,
    ...(effort && { effort }),
  });
  const files = Object.fromEntries(
    filesBelow(await readTree(to)).map((file) => [file, readFileSync(path.join(to, file), "utf8")]),
  );
  const left = readdirSync(folder).sort();
  if (left.join() !== [name, "in"].sort().join()) throw new Error(`outside of the folder: ${left.join()}`);
  return { files, leftOut };
}
