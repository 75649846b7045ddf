import { execFile } from "node:child_process";
import { findProgram } from "./isolation/programs.ts";

/** How often the folders are measured: a small one takes a few milliseconds, a disk is not filled between two times. */
const INTERVAL_MS = 500;

/**
 * Watches how much more folders take on the disk while a program works in them: the kernel limits each file, but nothing
 * limits all together. A file that is deleted and still open is not seen. Where there is no `du`, nothing is.
 *
 * @param onMore is called, perhaps more than once, when they have grown by more than `mostBytes`
 * @returns what ends the watch
 */
export function watchSpace(
  folders: readonly string[],
  { mostBytes, onMore }: { mostBytes: number; onMore: () => void },
): () => void {
  const du = findProgram("du");
  if (du === undefined || folders.length === 0) return () => {};
  let firstBytes: number | undefined;
  let measuring = false;
  const measure = () => {
    if (measuring) return;
    measuring = true;
    // Its exit code tells of files that went while it looked; what it could add up, it prints.
    execFile(du, ["-sk", "--", ...folders], (_, printed) => {
      measuring = false;
      const bytes = bytesOf(printed);
      firstBytes ??= bytes;
      if (bytes - firstBytes > mostBytes) onMore();
    });
  };
  measure();
  const timer = setInterval(measure, INTERVAL_MS);
  timer.unref();
  return () => clearInterval(timer);
}

function bytesOf(printed: string): number {
  const kilobytes = printed.match(/^\d+/gm) ?? [];
  return 1024 * kilobytes.reduce((total, each) => total + Number(each), 0);
}
