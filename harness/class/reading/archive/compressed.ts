import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream";
import { createGunzip } from "node:zlib";
import type { ArchiveReader, Effort } from "./archive.ts";
import { stemOf } from "./endings.ts";
import { isTar, TAR_HEADER_BYTES } from "./is-tar.ts";
import { sevenZipFor } from "./seven-zip-program.ts";
import { tarEntries } from "./tar.ts";

export const readGzip = readerOf(gunzipped);
export const readBzip2 = readerOf(by7Zip("bzip2"));
export const readXz = readerOf(by7Zip("xz"));
export const readZstandard = readerOf(by7Zip("zstd"));

/** Unpacks one file. */
type Unpacker = (file: string, effort: Effort) => AsyncIterable<Buffer>;

async function* gunzipped(file: string, effort: Effort): AsyncGenerator<Buffer> {
  const gunzip = createGunzip();
  // An error of any part destroys the last one, which then throws it to its reader.
  pipeline(createReadStream(file), gunzip, () => {});
  for await (const chunk of gunzip as AsyncIterable<Buffer>) {
    effort.spend(chunk.length);
    yield chunk;
  }
}

function by7Zip(type: string): Unpacker {
  return async function* (file, effort) {
    const sevenZip = await sevenZipFor(file, { type, effort });
    yield sevenZip("x", "-so");
  };
}

/** Makes the reader of a format that packs one file, which may be a tar. */
function readerOf(unpack: Unpacker): ArchiveReader {
  return async function* (file, effort) {
    const chunks = unpack(file, effort)[Symbol.asyncIterator]();
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
