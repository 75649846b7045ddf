import { type Entry, getFileNameLowLevel, openPromise } from "yauzl";
import type { ArchiveEntry, ArchiveReader } from "./archive.ts";
import { decodeName } from "./decoding.ts";

/** The bit that says that a name is UTF-8. */
const UTF8_NAME = 0x800;
/** The extra field of Info-ZIP with the name in UTF-8. */
const UNICODE_PATH = 0x7075;
/** The system, in `versionMadeBy`, whose file modes stand in the attributes. */
const UNIX = 3;
/** The attribute of a folder on DOS and Windows. */
const DOS_FOLDER = 0x10;

export const readZip: ArchiveReader = async function* (file) {
  const zip = await openPromise(file, { decodeStrings: false });
  for await (const entry of zip.eachEntry()) {
    const encrypted = entry.isEncrypted();
    yield {
      name: nameOf(entry),
      kind: kindOf(entry),
      bytes: entry.uncompressedSize,
      modified: entry.getLastModDate(),
      encrypted,
      content: async function* () {
        yield* await zip.openReadStreamPromise(entry);
      },
    };
  }
};

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
