import { createReadStream } from "node:fs";
import { pipeline } from "node:stream";
import { extract, type Header } from "tar-stream";
import { type ArchiveEntry, ArchiveError, type ArchiveReader } from "./archive.ts";
import { decodeName } from "./decoding.ts";

const KINDS: Readonly<Record<string, ArchiveEntry["kind"]>> = {
  file: "file",
  "contiguous-file": "file",
  directory: "folder",
  symlink: "link",
  link: "link",
};

export const readTar: ArchiveReader = (file) => tarEntries(createReadStream(file));

/** Reads the entries of a tar while it comes. */
export async function* tarEntries(tar: AsyncIterable<Buffer>): AsyncGenerator<ArchiveEntry> {
  // Names are taken as bytes, because old ones are not UTF-8. The types do not know the options.
  const parser = extract({ filenameEncoding: "latin1", allowUnknownFormat: true } as object);
  // An error of any part destroys the parser, which then throws it below.
  pipeline(tar, parser as unknown as NodeJS.WritableStream, () => {});
  for await (const entry of parser) {
    const { header } = entry;
    // The parser would wait for the end of an entry of no size.
    if (!Number.isSafeInteger(header.size)) throw new ArchiveError("damaged");
    yield {
      name: nameOf(header),
      kind: KINDS[header.type ?? "file"] ?? "special",
      bytes: header.size ?? 0,
      modified: header.mtime,
      encrypted: false,
      content: () => entry as AsyncIterable<Uint8Array>,
    };
    // The parser goes on when an entry is read to its end.
    entry.resume();
  }
}

function nameOf({ name, pax }: Header): string {
  const { path } = (pax ?? {}) as { path?: string };
  return path ?? decodeName(Buffer.from(name, "latin1"));
}
