import { execFile } from "node:child_process";
import { findProgram } from "./isolation/programs.ts";

/** How often the folders are measured: a small one takes a few milliseconds, a disk is not filled between two times. */
const INTERVAL_MS = 500;

/**
 * Watches how much folders take on the disk while a program works in them: the kernel limits each file, but nothing
 * limits all together. A file that is deleted and still open is not seen. Where there is no `du`, nothing is.
 *
 * @param onMore is called, perhaps more than once, when they take more than `mostBytes`
 * @returns what ends the watch
 */
export function watchSpace(
  folders: readonly string[],
  { mostBytes, onMore }: { mostBytes: number; onMore: () => void },
): () => void {
  if (folders.length === 0) return () => {};
  let measuring = false;
  const timer = setInterval(async () => {
    if (measuring) return;
    measuring = true;
    if ((await spaceOf(folders)) > mostBytes) onMore();
    measuring = false;
  }, INTERVAL_MS);
  timer.unref();
  return () => clearInterval(timer);
}

/** How many bytes of the disk folders take. */
export function spaceOf(folders: readonly string[]): Promise<number> {
  const du = findProgram("du");
  if (du === undefined) return Promise.resolve(0);
  return new Promise((resolve) => {
    // Its exit code tells of files that went while it looked; what it could add up, it prints.
    execFile(du, ["-sk", "--", ...folders], (_, printed) => {
      const kilobytes = printed.match(/^\d+/gm) ?? [];
      resolve(1024 * kilobytes.reduce((total, each) => total + Number(each), 0));
    });
  });
}
