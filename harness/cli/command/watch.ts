import { EventEmitter, once } from "node:events";
import { readFileSync } from "node:fs";
import path from "node:path";
import { watch } from "chokidar";
import { ExpectedError, StoppedError } from "../../base/errors.ts";
import { type Sentence, say } from "../../base/sentence.ts";
import { isSearched } from "../../submission/find/tree/tree.ts";
import { type Io, showLines } from "../console/console.ts";
import { EXIT_CODES } from "../console/exit-codes.ts";

/** An editor may write a file in several steps. */
const SETTLED_MS = 30;

/** Moves to the top of the terminal and clears it, with what was scrolled away. */
export const CLEAR = "\u001b[H\u001b[2J\u001b[3J";

const WAITING: Sentence = say`Waiting for a change. q ends.`;

/** Time between two looks at a folder of which no change is told. */
const POLL_MS = 1000;

const POLLED: Sentence = say`WSL tells of no change on the disk of Windows (/mnt): the folder is looked at every second. It is faster in your home folder (~).`;

/** Tests if a folder is one of Windows in WSL, where no change is told (https://github.com/microsoft/WSL/issues/4739). */
export function isOfWindowsInWsl(folder: string, kernel: string): boolean {
  return /microsoft/i.test(kernel) && /^\/mnt\/[a-z](?:\/|$)/.test(path.resolve(folder));
}

/** The name that the kernel has for itself; nothing where there is no /proc. */
function kernelHere(): string {
  try {
    return readFileSync("/proc/version", "latin1");
  } catch {
    return "";
  }
}

/**
 * Does a round at once, and again after every change below a folder, until the user ends it with q or Ctrl-C. A round
 * that is overtaken by a change is stopped by the signal that it gets.
 *
 * @returns the exit code of the last round
 */
export async function watchFolder(
  folder: string,
  round: (io: Io) => Promise<number>,
  io: Io,
): Promise<number> {
  const end = endOf(io);
  const changes = new EventEmitter();
  let settling: NodeJS.Timeout | undefined;
  const isPolled = isOfWindowsInWsl(folder, kernelHere());
  const waiting = [WAITING[io.locale], ...(isPolled ? [POLLED[io.locale]] : [])].join("\n");
  const watcher = watch(folder, {
    ignoreInitial: true,
    usePolling: isPolled,
    interval: POLL_MS,
    followSymlinks: false,
    ignored: (file) => isForeign(path.relative(folder, file)),
  });
  watcher.on("all", () => {
    clearTimeout(settling);
    settling = setTimeout(() => changes.emit("change"), SETTLED_MS);
  });
  let code: number = EXIT_CODES.ok;
  try {
    while (!end.signal.aborted) {
      const overtaken = new AbortController();
      const change = once(changes, "change", { signal: end.signal }).then(() => overtaken.abort());
      // It is awaited last, and the end may come before.
      change.catch(() => {});
      const signal = AbortSignal.any([end.signal, overtaken.signal]);
      if (io.out.isTTY) io.out.write(CLEAR);
      const done = await tried(() => round({ ...io, stopSignal: () => signal }), io);
      if (!signal.aborted) {
        code = done;
        io.out.write(`\n${waiting}\n`);
      }
      await change.catch(() => {});
    }
  } finally {
    clearTimeout(settling);
    end.release();
    await watcher.close();
  }
  return io.stopSignal().aborted ? EXIT_CODES.stopped : code;
}

/** A folder without a program, or a mistake in a manifest, is told and mended while this goes on. */
async function tried(round: () => Promise<number>, io: Io): Promise<number> {
  try {
    return await round();
  } catch (error) {
    if (error instanceof StoppedError) return EXIT_CODES.stopped;
    if (!(error instanceof ExpectedError)) throw error;
    showLines(error, io);
    return EXIT_CODES.unable;
  }
}

function isForeign(relative: string): boolean {
  return relative.split(path.sep).some((name) => name !== "" && !isSearched(name));
}

const CTRL_C = "\u0003";

/** The end by a signal or, on a terminal, by a key. */
function endOf({ keys, stopSignal }: Io): { readonly signal: AbortSignal; readonly release: () => void } {
  const controller = new AbortController();
  const stopped = stopSignal();
  const end = () => controller.abort();
  if (stopped.aborted) end();
  stopped.addEventListener("abort", end);
  const onKeys = (pressed: Buffer) => {
    const text = String(pressed);
    if (text.includes("q") || text.includes(CTRL_C)) end();
  };
  keys?.setRawMode(true);
  keys?.on("data", onKeys);
  return {
    signal: controller.signal,
    release() {
      stopped.removeEventListener("abort", end);
      keys?.off("data", onKeys);
      keys?.setRawMode(false);
      keys?.pause();
    },
  };
}
