import { eachOf, type Layout, ofMost } from "./layout.ts";

const ENTRY = /^(?<name>[^_]+)(?<late>_late)?_(?<key>\d+)_(?:\d+_(?<file>.+)|(?<text>(?:text|link)\.html))$/i;
const ANONYMOUS = /^(?<late>late_)?anon_(?<key>[^_]+)_(?:\d+_(?<file>.+)|(?<text>(?:text|link)\.html))$/i;

/** Canvas' files, all in one folder. */
export const canvas: Layout = {
  title: "Canvas",
  read(listing) {
    const placement = eachOf(listing, ({ name: entry, kind }) => {
      const parts = kind === "file" ? (ANONYMOUS.exec(entry) ?? ENTRY.exec(entry))?.groups : undefined;
      if (!parts) return undefined;
      const { key = "", name = key, file, text = "", late } = parts;
      return {
        student: { key, name },
        ...(file === undefined ? { file: text } : { file: ownName(file), otherwise: file }),
        ...(late !== undefined && { isMarkedLate: true }),
      };
    });
    return ofMost(placement, listing);
  },
};

/** The name that a student gave. Canvas adds a number to that of a file that was handed in again: `tour-1.py`, `tour.tar-1.gz`. */
function ownName(file: string): string {
  return file.replace(/-\d+(?=\.)/, "");
}
