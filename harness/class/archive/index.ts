import { open } from "node:fs/promises";
import { StoppedError } from "../../base/errors.ts";
import { type ArchiveEntry, ArchiveError, type ArchiveReader } from "./archive.ts";

/** A format of archives, told by the bytes that its files have at an offset; endings of names lie. */
interface ArchiveFormat {
  readonly signature: Buffer;
  readonly offset: number;
  /** Loads the reader, because most classes are folders. */
  readonly load: () => Promise<ArchiveReader>;
}

const loadZip = async () => (await import("./zip.ts")).readZip;

/** Formats of archives. A new one needs a reader and a line here. */
const FORMATS = {
  zip: { signature: Buffer.from("PK\x03\x04"), offset: 0, load: loadZip },
  emptyZip: { signature: Buffer.from("PK\x05\x06"), offset: 0, load: loadZip },
  tar: { signature: Buffer.from("ustar"), offset: 257, load: async () => (await import("./tar.ts")).readTar },
  tarGz: {
    signature: Buffer.from("\x1f\x8b", "latin1"),
    offset: 0,
    load: async () => (await import("./tar.ts")).readTarGz,
  },
  sevenZip: {
    signature: Buffer.from("7z\xbc\xaf\x27\x1c", "latin1"),
    offset: 0,
    load: async () => (await import("./seven-zip.ts")).read7z,
  },
  rar5: {
    signature: Buffer.from("Rar!\x1a\x07\x01\x00"),
    offset: 0,
    load: async () => (await import("./seven-zip.ts")).readRar5,
  },
  rar4: {
    signature: Buffer.from("Rar!\x1a\x07\x00"),
    offset: 0,
    load: async () => (await import("./seven-zip.ts")).readRar4,
  },
} as const satisfies Record<string, ArchiveFormat>;

const LONGEST_BEGINNING = 512;

const ENDING = /\.(?:zip|rar|7z|tar|tgz|tar\.\w+)$/i;

/** Checks if a file is an archive, by its ending; programs and documents may be zips within. */
export function isArchiveName(name: string): boolean {
  return ENDING.test(name);
}

/** The name of an archive without its ending. */
export function stemOf(name: string): string {
  return name.replace(ENDING, "") || name;
}

/**
 * Reads the entries of an archive of any format.
 *
 * @throws ArchiveError if it cannot be opened
 */
export async function* readArchive(file: string): AsyncGenerator<ArchiveEntry> {
  const read = await readerFor(file);
  for await (const entry of guarded(read(file))) yield { ...entry, content: () => guarded(entry.content()) };
}

async function readerFor(file: string): Promise<ArchiveReader> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(LONGEST_BEGINNING), 0, LONGEST_BEGINNING, 0);
    const beginning = buffer.subarray(0, bytesRead);
    const format = Object.values(FORMATS).find(({ signature, offset }) =>
      beginning.subarray(offset, offset + signature.length).equals(signature),
    );
    if (!format) throw new ArchiveError("unknown-format");
    return await format.load();
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
