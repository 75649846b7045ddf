import { readFile, stat } from "node:fs/promises";
import type { SevenZipModule, SevenZipModuleFactory } from "7z-wasm";
import { systemErrorCode } from "../../../base/errors.ts";
import { ArchiveError, type Effort } from "./archive.ts";

/** Limits on an archive and on its unpacked content, because 7-Zip holds both in memory. */
const LARGEST_ARCHIVE_BYTES = 50 * 1024 * 1024;
const MOST_PRINTED_BYTES = 40 * 1024 * 1024;

/** The time that 7-Zip takes for a byte inside of WebAssembly, where Node's own unpacking takes one. */
const TIMES_SLOWER = 4;

const ARCHIVE = "/archive";

/** Runs 7-Zip on an archive, and returns what it prints. */
export type SevenZip = (...args: string[]) => Buffer;

/**
 * Starts 7-Zip for an archive of a type that it knows, inside of WebAssembly: it sees neither files nor processes of
 * this machine. It writes no files there either, so that all that it unpacks is counted while it comes.
 *
 * @throws ArchiveError if the archive is too large, or the package is not installed
 */
export async function sevenZipFor(
  file: string,
  { type, effort }: { readonly type: string; readonly effort: Effort },
): Promise<SevenZip> {
  if ((await stat(file)).size > LARGEST_ARCHIVE_BYTES) throw new ArchiveError("too-large");
  const start = await loadPackage();
  let printed = new Printed();
  const said: string[] = [];
  const program = await start({
    stdout: (byte) => printed.add(byte),
    printErr: (line) => void (line && said.push(line)),
    // Nobody is there to type a password.
    stdin: () => null as never,
  });
  program.FS.writeFile(ARCHIVE, await readFile(file));
  return (...args) => {
    printed = new Printed();
    said.length = 0;
    const code = codeOf(program, [...args, `-t${type}`, "-bsp0", "-sccUTF-8", ARCHIVE]);
    const bytes = printed.bytes();
    effort.spend(TIMES_SLOWER * bytes.length);
    if (printed.isFull) throw new ArchiveError("too-large");
    const isWhole = code === 0 || (said.length > 0 && said.every((line) => FOLLOWED.test(line)));
    if (!isWhole) throw new ArchiveError(faultIn(`${said.join("\n")}\n${bytes.subarray(-1024)}`));
    return bytes;
  };
}

/** Bytes as they come, up to a limit. */
class Printed {
  isFull = false;
  #length = 0;
  #room = Buffer.alloc(64 * 1024);

  /** @throws Error if there are too many, which 7-Zip takes for a full disk */
  add(byte: number): void {
    if (this.#length === MOST_PRINTED_BYTES) this.isFull = true;
    if (this.isFull) throw new Error("full");
    if (this.#length === this.#room.length) this.#room = Buffer.concat([this.#room], 2 * this.#length);
    this.#room[this.#length++] = byte;
  }

  bytes(): Buffer {
    return this.#room.subarray(0, this.#length);
  }
}

/**
 * Loads the package, which one may leave out: it is free, but its part for RAR may not be used to make a packer.
 *
 * @throws ArchiveError if it is not installed
 */
async function loadPackage(): Promise<SevenZipModuleFactory> {
  try {
    // The package is CommonJS, and its types are those of an ES module.
    return (await import("7z-wasm")).default as unknown as SevenZipModuleFactory;
  } catch (error) {
    if (systemErrorCode(error) === "ERR_MODULE_NOT_FOUND")
      throw new ArchiveError("no-unpacker", { cause: error });
    throw error;
  }
}

/** Runs 7-Zip; an exception that it does not catch is a number. */
function codeOf(program: SevenZipModule, args: string[]): unknown {
  try {
    return program.callMain(args);
  } catch (error) {
    return error;
  }
}

/** The message of 7-Zip about an archive that other bytes follow. */
const FOLLOWED = /data after the end of the payload data/;

/** Messages of 7-Zip about other archives that are whole. */
const FAULTS = [
  [/Enter password/, "encrypted"],
  [/Unsupported Method/, "unknown-method"],
  [/Can't allocate required memory/, "too-large"],
] as const;

function faultIn(messages: string): ArchiveError["fault"] {
  return FAULTS.find(([message]) => message.test(messages))?.[1] ?? "damaged";
}
