import { existsSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** The processes that have this on their command line. */
export function processesWith(mark: string): string[] {
  return readdirSync("/proc").filter((pid) => {
    try {
      return /^\d+$/.test(pid) && readFileSync(`/proc/${pid}/cmdline`, "latin1").includes(mark);
    } catch {
      return false;
    }
  });
}

/** The scratch folders of a process. */
export function scratchOf(pid: number | undefined): string[] {
  return readdirSync(tmpdir())
    .map((name) => path.join(tmpdir(), name))
    .filter((folder) => {
      const owner = path.join(folder, "owner.json");
      return existsSync(owner) && JSON.parse(readFileSync(owner, "utf8")).pid === pid;
    });
}
