import { type Entry, getFileNameLowLevel, openPromise } from "yauzl";
import type { ArchiveEntry, ArchiveReader } from "./archive.ts";
import { decodeName } from "./decoding.ts";

/** The bit that says that a name is UTF-8. */
const UTF8_NAME = 0x800;
/** The extra field of Info-ZIP with the name in UTF-8. */
const UNICODE_PATH = 0x7075;
/** The system, in `versionMadeBy`, whose file modes stand in the attributes. */
const UNIX = 3;

export const readZip: ArchiveReader = async function* (file) {
  const zip = await openPromise(file, { decodeStrings: false });
  for await (const entry of zip.eachEntry()) {
    const name = nameOf(entry);
    const encrypted = entry.isEncrypted();
    yield {
      name,
      kind: kindOf(entry, name),
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

function kindOf({ versionMadeBy, externalFileAttributes }: Entry, name: string): ArchiveEntry["kind"] {
  const type = versionMadeBy >> 8 === UNIX ? (externalFileAttributes >>> 16) & 0o170000 : 0;
  if (type === 0o120000) return "link";
  if (name.endsWith("/") || type === 0o040000) return "folder";
  return type === 0 || type === 0o100000 ? "file" : "special";
}
