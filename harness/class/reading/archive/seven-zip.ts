import { type ArchiveEntry, ArchiveError, type ArchiveReader, type Effort } from "./archive.ts";
import { sevenZipFor } from "./seven-zip-program.ts";

export const read7z = readerOf("7z");
export const readRar4 = readerOf("rar");
export const readRar5 = readerOf("rar5");

function readerOf(type: string): ArchiveReader {
  return async function* (file, effort) {
    for (const { bytes, ...entry } of await unpackedBy7Zip(file, { type, effort }))
      yield {
        ...entry,
        bytes: bytes.length,
        content: async function* () {
          yield bytes;
        },
      };
  };
}

/** An entry with its content. */
type Unpacked = Omit<ArchiveEntry, "content" | "bytes"> & { readonly bytes: Buffer };

/**
 * Unpacks an archive in memory.
 *
 * @throws ArchiveError if it cannot be opened
 */
export async function unpackedBy7Zip(
  file: string,
  options: { readonly type: string; readonly effort: Effort },
): Promise<Unpacked[]> {
  const sevenZip = await sevenZipFor(file, options);
  const listed = entriesIn(sevenZip("l", "-slt", "-ba").toString("utf8").split("\n"));
  if (listed.some(({ encrypted }) => encrypted)) throw new ArchiveError("encrypted");
  // All contents come one after the other, so that names, which may be there twice or not fit for files, do not matter.
  const content = sevenZip("x", "-so");
  if (listed.reduce((sum, { bytes }) => sum + bytes, 0) !== content.length)
    throw new ArchiveError("unknown-method");
  let end = 0;
  return listed.map((entry) => {
    const start = end;
    end += entry.bytes;
    return { ...entry, bytes: content.subarray(start, end) };
  });
}

/** Reads a technical list: blocks of lines `Key = value`, each beginning with the path. */
function entriesIn(lines: readonly string[]): Omit<ArchiveEntry, "content">[] {
  const entries: Map<string, string>[] = [];
  for (const line of lines) {
    const [, key = "", value = ""] = /(?<![\w ]) *(\w[\w ]*) = (.*)/.exec(line) ?? [];
    if (key === "Path") entries.push(new Map());
    entries.at(-1)?.set(key, value);
  }
  return entries.map((entry) => {
    const attributes = entry.get("Attributes") ?? "";
    const isFolder = entry.get("Folder") === "+" || /^D/.test(attributes);
    const isLink = Boolean(entry.get("Symbolic Link") || entry.get("Hard Link")) || / l/.test(attributes);
    const modified = new Date(`${entry.get("Modified")?.slice(0, 19).replace(" ", "T")}`);
    return {
      name: entry.get("Path")!,
      kind: isLink ? "link" : isFolder ? "folder" : "file",
      bytes: Number(entry.get("Size") ?? 0),
      modified: Number.isNaN(modified.getTime()) ? undefined : modified,
      encrypted: entry.get("Encrypted") === "+",
    };
  });
}
