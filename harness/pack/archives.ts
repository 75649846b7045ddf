import { buffer } from "node:stream/consumers";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { pack } from "tar-stream";
import { ZipFile } from "yazl";
import { type Files, modeOf, PACKED_AT } from "./files.ts";

/** The folder that npm wants all files of a package in. */
const NPM_FOLDER = "package/";

const MOST_COMPRESSED = { level: 9 };

/** Makes a tar, with a text before the path of every file. */
export function tarOf(files: Files, before = ""): Promise<Buffer> {
  const tar = pack();
  for (const [name, content] of files)
    tar.entry({ name: before + name, mode: modeOf(content), mtime: PACKED_AT }, content);
  tar.finalize();
  return buffer(tar);
}

/** Makes the file of a package, which npm installs. */
export async function npmPackage(files: Files): Promise<Buffer> {
  return promisify<Buffer, object, Buffer>(gzip)(await tarOf(files, NPM_FOLDER), MOST_COMPRESSED);
}

/** Makes a zip. */
export function zipOf(files: Files): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of files)
    zip.addBuffer(content, name, { mode: 0o100000 | modeOf(content), mtime: PACKED_AT });
  zip.end();
  return buffer(zip.outputStream);
}
