import { open } from "node:fs/promises";
import { StoppedError } from "../../../base/errors.ts";
import { type ArchiveEntry, ArchiveError, type ArchiveReader, type Effort } from "./archive.ts";
import { isTar, TAR_HEADER_BYTES } from "./is-tar.ts";
import { zipWithin } from "./zip-within.ts";

export { isPackedName, stemOf } from "./endings.ts";

/** A format of archives, told by content: endings of names lie. */
interface ArchiveFormat {
  readonly isFormat: (beginning: Buffer, file: string) => boolean | Promise<boolean>;
  /** Loads the reader, because most classes are folders. */
  readonly load: () => Promise<ArchiveReader>;
}

/** Formats of archives; the first that fits counts. A new one needs a reader and a line here. */
const FORMATS: readonly ArchiveFormat[] = [
  { isFormat: beginsWith("PK\x03\x04"), load: async () => (await import("./zip.ts")).readZip },
  { isFormat: beginsWith("\x1f\x8b"), load: async () => (await import("./compressed.ts")).readGzip },
  { isFormat: beginsWith("BZh"), load: async () => (await import("./compressed.ts")).readBzip2 },
  { isFormat: beginsWith("\xfd7zXZ\x00"), load: async () => (await import("./compressed.ts")).readXz },
  {
    isFormat: beginsWith("\x28\xb5\x2f\xfd"),
    load: async () => (await import("./compressed.ts")).readZstandard,
  },
  { isFormat: beginsWith("7z\xbc\xaf\x27\x1c"), load: async () => (await import("./seven-zip.ts")).read7z },
  {
    isFormat: beginsWith("Rar!\x1a\x07\x01\x00"),
    load: async () => (await import("./seven-zip.ts")).readRar5,
  },
  { isFormat: beginsWith("Rar!\x1a\x07\x00"), load: async () => (await import("./seven-zip.ts")).readRar4 },
  { isFormat: isTar, load: async () => (await import("./tar.ts")).readTar },
  // An empty zip, one that unpacks itself, and any other that something stands before.
  {
    isFormat: async (_, file) => (await zipWithin(file)) !== undefined,
    load: async () => (await import("./zip.ts")).readZip,
  },
];

function beginsWith(signature: string): ArchiveFormat["isFormat"] {
  const bytes = Buffer.from(signature, "latin1");
  return (beginning) => beginning.subarray(0, bytes.length).equals(bytes);
}

/** The work that it is to open an archive, and to look at an entry, in bytes that could be unpacked meanwhile. */
const OPENING_BYTES = 8 * 1024 * 1024;
const ENTRY_BYTES = 4096;

/** Characters of the longest path that a system takes; in an archive, a name can be megabytes. */
const LONGEST_NAME = 4096;

/**
 * Reads the entries of an archive of any format.
 *
 * @throws ArchiveError if it cannot be opened, or holds too much
 */
export async function* readArchive(file: string, effort: Effort): AsyncGenerator<ArchiveEntry> {
  effort.spend(OPENING_BYTES);
  const read = await readerFor(file);
  for await (const entry of guarded(read(file, effort))) {
    effort.spend(ENTRY_BYTES);
    yield { ...entry, name: cut(entry.name), content: () => guarded(entry.content()) };
  }
}

/** Cuts a name. The copy does not keep the whole one in memory, as a part of the same string would. */
function cut(name: string): string {
  return name.length > LONGEST_NAME ? Buffer.from(name.slice(0, LONGEST_NAME)).toString() : name;
}

async function readerFor(file: string): Promise<ArchiveReader> {
  const beginning = await beginningOf(file);
  for (const { isFormat, load } of FORMATS) if (await isFormat(beginning, file)) return load();
  throw new ArchiveError("unknown-format");
}

async function beginningOf(file: string): Promise<Buffer> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(TAR_HEADER_BYTES), 0, TAR_HEADER_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

/** Any failure of a library on an archive is a fault of the archive. */
async function* guarded<Item>(items: AsyncIterable<Item>): AsyncGenerator<Item> {
  try {
    yield* items;
  } catch (error) {
    if (error instanceof ArchiveError || error instanceof StoppedError) throw error;
    throw new ArchiveError("damaged", { cause: error });
  }
}
