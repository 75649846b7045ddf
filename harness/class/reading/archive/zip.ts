import { createReadStream, read } from "node:fs";
import { type FileHandle, open } from "node:fs/promises";
import { crc32 } from "node:zlib";
import { type Entry, fromRandomAccessReaderPromise, getFileNameLowLevel, RandomAccessReader } from "yauzl";
import { type ArchiveEntry, ArchiveError, type ArchiveReader } from "./archive.ts";
import { decodeName } from "./decoding.ts";
import { unpackedBy7Zip } from "./seven-zip.ts";
import { type Span, zipWithin } from "./zip-within.ts";

/** The bit that says that a name is UTF-8. */
const UTF8_NAME = 0x800;
/** The extra field of Info-ZIP with the name in UTF-8. */
const UNICODE_PATH = 0x7075;
/** The system, in `versionMadeBy`, whose file modes stand in the attributes. */
const UNIX = 3;
/** The attribute of a folder on DOS and Windows. */
const DOS_FOLDER = 0x10;

/** Methods of nearly all zips: stored, deflated. The others are left to 7-Zip. */
const USUAL_METHODS = [0, 8];

export const readZip: ArchiveReader = async function* (file, effort) {
  const span = await zipWithin(file);
  if (!span) throw new ArchiveError("damaged");
  const handle = await open(file);
  try {
    const zip = await fromRandomAccessReaderPromise(new Part(file, handle, span), span.end - span.start, {
      decodeStrings: false,
    });
    let unpacked: ReturnType<typeof unpackedBy7Zip> | undefined;
    let place = -1;
    for await (const entry of zip.eachEntry()) {
      const index = ++place;
      yield {
        name: nameOf(entry),
        kind: kindOf(entry),
        bytes: entry.uncompressedSize,
        modified: entry.getLastModDate(),
        encrypted: entry.isEncrypted(),
        content: async function* () {
          if (USUAL_METHODS.includes(entry.compressionMethod))
            return yield* await zip.openReadStreamPromise(entry);
          unpacked ??= unpackedBy7Zip(file, { type: "zip", effort });
          const { bytes = Buffer.alloc(0) } = (await unpacked)[index] ?? {};
          if (crc32(bytes) !== entry.crc32) throw new ArchiveError("damaged");
          yield bytes;
        },
      };
    }
  } finally {
    await handle.close();
  }
};

/** Reads a part of a file as if it were the whole. */
class Part extends RandomAccessReader {
  readonly #file: string;
  readonly #fd: number;
  readonly #start: number;
  readonly #bytes: number;

  constructor(file: string, { fd }: FileHandle, { start, end }: Span) {
    super();
    this.#file = file;
    this.#fd = fd;
    this.#start = start;
    this.#bytes = end - start;
  }

  override _readStreamForRange(start: number, end: number) {
    return createReadStream(this.#file, { start: this.#start + start, end: this.#start + end - 1 });
  }

  override read(
    ...[buffer, offset, length, position, callback]: Parameters<RandomAccessReader["read"]>
  ): void {
    // A zip may state any place, and Node throws on those where no file has bytes.
    if (position < 0 || position > this.#bytes) setImmediate(callback, new ArchiveError("damaged"));
    else read(this.#fd, buffer, offset, length, this.#start + position, callback);
  }
}

function nameOf(entry: Entry): string {
  const { fileNameRaw, generalPurposeBitFlag, extraFields } = entry;
  const isMarked =
    (generalPurposeBitFlag & UTF8_NAME) !== 0 || extraFields.some(({ id }) => id === UNICODE_PATH);
  return isMarked
    ? getFileNameLowLevel(generalPurposeBitFlag, fileNameRaw, extraFields, false)
    : decodeName(fileNameRaw);
}

function kindOf(entry: Entry): ArchiveEntry["kind"] {
  const { versionMadeBy, externalFileAttributes, uncompressedSize } = entry;
  const type = versionMadeBy >> 8 === UNIX ? (externalFileAttributes >>> 16) & 0o170000 : 0;
  if (type === 0o120000) return "link";
  if (type === 0o040000) return "folder";
  if (type === 0o100000) return "file";
  if (type !== 0) return "special";
  return (externalFileAttributes & DOS_FOLDER) !== 0 && uncompressedSize === 0 ? "folder" : "file";
}
