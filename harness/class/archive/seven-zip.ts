import { readFile, stat } from "node:fs/promises";
import type { SevenZipModule, SevenZipModuleFactory } from "7z-wasm";
import { systemErrorCode } from "../../base/errors.ts";
import { type ArchiveEntry, ArchiveError, type ArchiveReader } from "./archive.ts";

/** Such archives are unpacked in memory: the size of the archive, and of all that is in it. */
const LARGEST_ARCHIVE_BYTES = 50 * 1024 * 1024;
const MOST_CONTENT_BYTES = 40 * 1024 * 1024;

const ARCHIVE = "/archive";
const CONTENT = "/content";

/** Reads 7z and RAR with 7-Zip, inside of WebAssembly: it sees neither files nor processes of this machine. */
export const read7z = readerOf("7z");
export const readRar4 = readerOf("rar");
export const readRar5 = readerOf("rar5");

function readerOf(type: string): ArchiveReader {
  return async function* (file) {
    if ((await stat(file)).size > LARGEST_ARCHIVE_BYTES) throw new ArchiveError("too-large");
    const printed: string[] = [];
    const print = (line: string) => void printed.push(line);
    // Nobody is there to type a password.
    const start = await unpacker();
    const program = await start({ print, printErr: print, stdin: () => null as never });
    program.FS.writeFile(ARCHIVE, await readFile(file));
    const run = (...args: string[]) =>
      succeed(program, [...args, `-t${type}`, "-bsp0", "-sccUTF-8", ARCHIVE], printed);
    run("l", "-slt", "-ba");
    const listed = entriesIn(printed.splice(0));
    if (listed.some(({ encrypted }) => encrypted)) throw new ArchiveError("encrypted");
    const total = listed.reduce((sum, { bytes }) => sum + bytes, 0);
    if (total > MOST_CONTENT_BYTES) throw new ArchiveError("too-large");
    run("x", "-y", "-bso0", `-o${CONTENT}`);
    for (const entry of listed) {
      const content = async function* () {
        yield program.FS.readFile(`${CONTENT}/${entry.name}`);
      };
      yield { ...entry, content };
    }
  };
}

/**
 * Loads the package, which one may leave out: it is free, but its part for RAR may not be used to make a packer.
 *
 * @throws ArchiveError if it is not installed
 */
async function unpacker(): Promise<SevenZipModuleFactory> {
  try {
    // The package is CommonJS, and its types are those of an ES module.
    return (await import("7z-wasm")).default as unknown as SevenZipModuleFactory;
  } catch (error) {
    if (systemErrorCode(error) === "ERR_MODULE_NOT_FOUND")
      throw new ArchiveError("no-unpacker", { cause: error });
    throw error;
  }
}

/** @throws ArchiveError if 7-Zip does not end well */
function succeed(program: SevenZipModule, args: string[], printed: readonly string[]): void {
  if (codeOf(program, args) === 0) return;
  const isEncrypted = printed.some((line) => line.includes("Enter password"));
  throw new ArchiveError(isEncrypted ? "encrypted" : "damaged");
}

/** Runs 7-Zip; an exception that it does not catch is a number. */
function codeOf(program: SevenZipModule, args: string[]): unknown {
  try {
    return program.callMain(args);
  } catch (error) {
    return error;
  }
}

/** Reads a technical list: blocks of lines `Key = value`, each beginning with the path. */
function entriesIn(lines: readonly string[]): Omit<ArchiveEntry, "content">[] {
  const entries: Map<string, string>[] = [];
  for (const line of lines) {
    const [, key = "", value = ""] = /(Path|\w[\w ]*) = (.*)$/.exec(line) ?? [];
    if (key === "Path") entries.push(new Map());
    entries.at(-1)?.set(key, value);
  }
  return entries.map((entry) => {
    const attributes = entry.get("Attributes") ?? "";
    const isFolder = entry.get("Folder") === "+" || /^D/.test(attributes);
    const isLink = Boolean(entry.get("Symbolic Link") || entry.get("Hard Link")) || / l/.test(attributes);
    const modified = new Date(`${entry.get("Modified")?.slice(0, 19).replace(" ", "T")}`);
    return {
      name: entry.get("Path")!,
      kind: isLink ? "link" : isFolder ? "folder" : "file",
      bytes: Number(entry.get("Size") ?? 0),
      modified: Number.isNaN(modified.getTime()) ? undefined : modified,
      encrypted: entry.get("Encrypted") === "+",
    };
  });
}
