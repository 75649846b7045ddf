import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";

/** Lists the files that are read whole while an action goes on, each as often as it is read. */
export async function readsDuring(action: () => unknown): Promise<string[]> {
  const read: string[] = [];
  const { readFileSync } = fs;
  fs.readFileSync = ((...given: Parameters<typeof readFileSync>) => {
    read.push(String(given[0]));
    return readFileSync(...given);
  }) as typeof readFileSync;
  syncBuiltinESMExports();
  try {
    await action();
  } finally {
    fs.readFileSync = readFileSync;
    syncBuiltinESMExports();
  }
  return read;
}
