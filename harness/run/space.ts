import { execa } from "execa";
import { needDescriptors } from "../base/need-descriptors.ts";
import { findProgram } from "./isolation/programs.ts";

/** The time between two measurements: each takes a few milliseconds, and no disk is filled meanwhile. */
const INTERVAL_MS = 500;

/**
 * Watches how much folders take on the disk while a program works in them: the kernel limits each file, but nothing
 * limits all together. A file that is deleted and still open is not seen. Where there is no `du`, nothing is.
 *
 * @param onMore is called, perhaps more than once, when they take more than `mostBytes`, and never after the end
 * @returns what ends the watch
 */
export function watchSpace(
  folders: readonly string[],
  { mostBytes, onMore }: { mostBytes: number; onMore: () => void },
): () => void {
  if (folders.length === 0) return () => {};
  let measuring = false;
  let ended = false;
  const measure = async () => {
    if (measuring) return;
    measuring = true;
    try {
      const bytes = await spaceOf(folders);
      // It may have been under way when the watch ended.
      if (!ended && bytes > mostBytes) onMore();
    } catch {
      // A failure is tried again the next time.
    } finally {
      measuring = false;
    }
  };
  const timer = setInterval(measure, INTERVAL_MS);
  timer.unref();
  return () => {
    ended = true;
    clearInterval(timer);
  };
}

/**
 * Adds up the bytes of the disk that folders take.
 *
 * @throws Error if the command that measures cannot be started
 */
export async function spaceOf(folders: readonly string[]): Promise<number> {
  const du = findProgram("du");
  if (du === undefined) return 0;
  needDescriptors();
  // A program could make any number of folders that `du` complains about.
  const measured = await execa(du, ["-sk", "--", ...folders], { stderr: "ignore", reject: false });
  if (measured.exitCode === undefined) throw measured;
  // Its exit code tells of files that went while it looked; what it could add up, it prints.
  const kilobytes = measured.stdout.match(/^\d+/gm) ?? [];
  return 1024 * kilobytes.reduce((total, each) => total + Number(each), 0);
}
