import { statSync } from "node:fs";
import path from "node:path";
import { CLASS_FILES } from "../class/class-files.ts";
import { liveFileIn } from "../grade/store/live-grading.ts";
import { deskIn, journalIn, journalOf } from "../grade/store/store-lines.ts";
import type { ClassRequest } from "./reviewed-class.ts";

/** Versions of the files with decisions, and of those with all else. */
export interface Stamps {
  readonly decided: string;
  readonly graded: string;
}

/** Looks which versions the files of a class have now. */
export function stampsOf({ out, folder }: ClassRequest): Stamps {
  const scheme = path.join(folder, CLASS_FILES.scheme);
  return {
    decided: stampOf(journalOf(deskIn(out))),
    graded: [journalIn(out), scheme, liveFileIn(out)].map(stampOf).join(" "),
  };
}

export function isSame(a: Stamps, b: Stamps): boolean {
  return a.decided === b.decided && a.graded === b.graded;
}

function stampOf(file: string): string {
  try {
    const { size, mtimeMs } = statSync(file);
    return `${size}/${mtimeMs}`;
  } catch {
    // Whoever reads it says why that is not possible.
    return "";
  }
}
