import { createHash } from "node:crypto";
import { printable } from "../../base/text.ts";

/** Fifty characters of up to four bytes, with a suffix, fit into a file name of any system. */
const LONGEST_NAME = 50;

/** Path of a submission's file below a folder of files with this suffix: `turma/ana.json`. */
export function fileOf(name: string, suffix: string): string {
  const parts = name.split("/").map((part) => fileNameFor(part, suffix));
  return `${parts.join("/")}${suffix}`;
}

/** The page of the class. */
export const CLASS_PAGE = "index.html";

export const STUDENTS_FOLDER = "students";

/** Folders with a page for each student. */
export const PAGE_FOLDERS: readonly string[] = [STUDENTS_FOLDER, "instructor"];

/** Path of the page of a student, below the folder of the report. */
export function studentFile(name: string): string {
  return `${STUDENTS_FOLDER}/${fileOf(name, ".html")}`;
}

/** Path of the page about a student for the instructor, below the folder of the report. */
export function instructorFile(name: string): string {
  return `instructor/${fileOf(name, ".html")}`;
}

/** The name of a folder may be too long, hold control characters, or be the name of another report's file. */
function fileNameFor(name: string, suffix: string): string {
  // A name of dots alone leads to another folder.
  const cut = printable(name)
    .slice(0, LONGEST_NAME)
    .replace(/^\.{0,2}$/, "-");
  return cut === name && !name.endsWith(suffix)
    ? name
    : `${cut}-${createHash("sha256").update(name, "utf16le").digest("hex").slice(0, 8)}`;
}
