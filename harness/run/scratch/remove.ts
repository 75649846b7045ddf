import { execFileSync } from "node:child_process";
import { existsSync, rmSync } from "node:fs";
import { rm } from "node:fs/promises";
import { programPath } from "../isolation/programs.ts";

/**
 * Removes a folder with all in it, even if a program has taken our rights to folders in it away, or has nested them so
 * deeply that no path leads there: the commands of the system go down step by step. Links are not followed, and a file
 * that lies elsewhere, too, is run by nobody who could not run it before.
 */
export function removeFolder(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  } catch {
    for (const command of [
      [programPath("chmod"), "-R", "u+rwX", "--", folder],
      [programPath("rm"), "-rf", "--", folder],
    ] as const) {
      if (existsSync(folder)) succeedOrNot(command);
    }
  }
}

/** The same while other work goes on: a student's program may hold thousands of files. */
export async function removeMeanwhile(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true, maxRetries: 3 }).catch(() => {});
  removeFolder(folder);
}

/** Tries a command. What it leaves goes with the whole scratch, or at the next start. */
function succeedOrNot([program, ...args]: readonly [string, ...string[]]): void {
  try {
    execFileSync(program, args, { stdio: "ignore" });
  } catch {
    // A file in it may have gone by itself.
  }
}
