import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream";
import { createGunzip } from "node:zlib";
import type { ArchiveReader } from "./archive.ts";
import { stemOf } from "./endings.ts";
import { isTar, TAR_HEADER_BYTES } from "./is-tar.ts";
import { sevenZipFor } from "./seven-zip-program.ts";
import { tarEntries } from "./tar.ts";

export const readGzip = readerOf((file) => {
  const gunzip = createGunzip();
  // An error of any part destroys the last one, which then throws it to its reader.
  pipeline(createReadStream(file), gunzip, () => {});
  return gunzip;
});
export const readBzip2 = readerOf((file) => unpackedBy7Zip(file, "bzip2"));
export const readXz = readerOf((file) => unpackedBy7Zip(file, "xz"));
export const readZstandard = readerOf((file) => unpackedBy7Zip(file, "zstd"));

async function* unpackedBy7Zip(file: string, type: string): AsyncGenerator<Buffer> {
  const sevenZip = await sevenZipFor(file, type);
  yield sevenZip("x", "-so");
}

/** Makes the reader of a format that packs one file, which may be a tar. */
function readerOf(unpack: (file: string) => AsyncIterable<Buffer>): ArchiveReader {
  return async function* (file) {
    const chunks = unpack(file)[Symbol.asyncIterator]();
    try {
      const beginning = await beginningOf(chunks);
      const content = async function* () {
        yield beginning;
        yield* { [Symbol.asyncIterator]: () => chunks };
      };
      if (isTar(beginning)) yield* tarEntries(content());
      else
        yield {
          name: path.basename(stemOf(file)),
          kind: "file",
          bytes: beginning.length,
          modified: (await stat(file)).mtime,
          encrypted: false,
          content,
        };
    } finally {
      // Nobody may have asked for the content.
      await chunks.return?.();
    }
  };
}

/** Takes enough chunks to tell a tar from another file. */
async function beginningOf(chunks: AsyncIterator<Buffer>): Promise<Buffer> {
  let beginning = Buffer.alloc(0);
  while (beginning.length < TAR_HEADER_BYTES) {
    const { value, done } = await chunks.next();
    if (done) break;
    beginning = Buffer.concat([beginning, value]);
  }
  return beginning;
}
