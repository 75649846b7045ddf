import { existsSync, readdirSync, statSync } from "node:fs";
import path from "node:path";

/** Files and folders of a class. Only the first two must be there. */
export const CLASS_FILES = {
  scheme: "grading.yaml",
  handIns: "hand-ins",
  roster: "roster.csv",
  gradebook: "gradebook.csv",
  manifests: "manifests",
  cases: "cases",
  report: "report",
} as const;

/** Checks if a folder is one of a class, with a scheme. */
export function isClassFolder(folder: string): boolean {
  // If the folder is a file, such as an archive, `statSync` would throw for a path below it.
  const scheme = path.join(folder, CLASS_FILES.scheme);
  return existsSync(scheme) && statSync(scheme).isFile();
}

/** Gives the folder of a class's own cases; undefined if there is none, or nothing in it. */
export function ownCasesIn(folder: string): string | undefined {
  const cases = path.join(folder, CLASS_FILES.cases);
  return existsSync(cases) ? unlessEmpty(cases) : undefined;
}

/** Gives a folder, unless nothing but hidden files is in it. */
export function unlessEmpty(folder: string): string | undefined {
  return readdirSync(folder).every((name) => name.startsWith(".")) ? undefined : folder;
}
