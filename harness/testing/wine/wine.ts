import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { execa } from "execa";
import { unzipSync } from "fflate";
import { findOnPath } from "../../submission/build/places.ts";

const WINE = findOnPath("wine");
const COMPILER = findOnPath("x86_64-w64-mingw32-gcc");

/** Made in seconds, so it is kept. */
const PREFIX = path.resolve("node_modules", ".cache", "wine");

/** The drive C of Windows, which is there after `makeWindows`. */
export const DRIVE = path.join(PREFIX, "drive_c");

const environment = { LC_ALL: "C.UTF-8", WINEDEBUG: "-all", WINEPREFIX: PREFIX };

/** Names what is missing here to try Windows; undefined if nothing is. */
export function lacksForWindows(): string | undefined {
  if (!WINE) return "wine is not installed";
  return COMPILER ? undefined : "gcc-mingw-w64-x86-64 is not installed";
}

/** Reads and writes files: Node for Windows takes no pipes of the host. */
const WITH_FILES = 'exec "$0" "$@" <"$STREAMS/stdin" >"$STREAMS/stdout" 2>"$STREAMS/stderr"';

interface WineOptions {
  readonly folder?: string;
  readonly input?: string;
  readonly variables?: Readonly<Record<string, string>>;
}

/** Runs a command in Wine. */
export async function wine(
  words: readonly string[],
  { folder = DRIVE, input = "", variables = {} }: WineOptions = {},
): Promise<{ exitCode: number | undefined; stdout: string; stderr: string }> {
  const streams = mkdtempSync(path.join(tmpdir(), "cavalo-wine-"));
  writeFileSync(path.join(streams, "stdin"), input);
  try {
    const { exitCode } = await execa("/bin/sh", ["-c", WITH_FILES, WINE!, ...words], {
      cwd: folder,
      env: { ...environment, STREAMS: streams, ...variables },
      reject: false,
    });
    const read = (name: string) => readFileSync(path.join(streams, name), "utf8").replaceAll("\r\n", "\n");
    return { exitCode, stdout: read("stdout"), stderr: read("stderr") };
  } finally {
    rmSync(streams, { recursive: true });
  }
}

/** Makes a drive of Windows with a compiler for C and C++, and unpacks an archive onto it. */
export async function makeWindows(archive: Buffer): Promise<void> {
  if (!existsSync(DRIVE)) await wine(["wineboot", "-i"], { folder: path.resolve(".") });
  await wine(["reg", "add", "HKCU\\Software\\Wine", "/v", "Version", "/d", "win10", "/f"]);
  // A crash would start a debugger.
  const debugging = "HKLM\\Software\\Microsoft\\Windows NT\\CurrentVersion\\AeDebug";
  await wine(["reg", "add", debugging, "/v", "Auto", "/d", "0", "/f"]);
  const bin = path.join(DRIVE, "mingw64", "bin");
  mkdirSync(bin, { recursive: true });
  const own = path.resolve("harness", "testing", "wine");
  const script = `-DHOST_SCRIPT=L"${path.join(own, "host-compiler.sh")}"`;
  await execa(COMPILER!, [
    "-O1",
    "-municode",
    "-static",
    script,
    "-o",
    path.join(bin, "gcc.exe"),
    path.join(own, "host-compiler.c"),
  ]);
  copyFileSync(path.join(bin, "gcc.exe"), path.join(bin, "g++.exe"));
  rmSync(path.join(DRIVE, "cavalo"), { recursive: true, force: true });
  for (const [name, bytes] of Object.entries(unzipSync(archive))) {
    const file = path.join(DRIVE, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, bytes);
  }
}
