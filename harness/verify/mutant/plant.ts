import { cpSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Mutant } from "./mutant.ts";

/** Writes the mutant into a folder, as a submission: the right program with its manifest, and the changed source. */
export function plantMutant({ base, source }: Mutant, folder: string): void {
  cpSync(base, folder, { recursive: true });
  writeFileSync(path.join(folder, source.name), source.text);
}
