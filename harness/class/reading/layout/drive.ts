import { studentNamed } from "../../../submission/student.ts";
import { eachOf, type Layout } from "./layout.ts";

const ENTRY = /^(?<name>.+?) - (?<title>.+)$/;

/** Files of a shared folder, `Ana Rocha - Trabalho 1.py`, as Google Classroom names the copies of an assignment. */
export const drive: Layout = {
  title: "Google Classroom",
  isWeak: true,
  read(listing) {
    const names = new Map<string, number>();
    const placement = eachOf(listing, ({ name: entry, kind }) => {
      const { name, title } = ENTRY.exec(entry)?.groups ?? {};
      if (kind !== "file" || name === undefined || title === undefined) return undefined;
      names.set(name, (names.get(name) ?? 0) + 1);
      return { student: studentNamed(name), file: title };
    });
    // All of them, and of several: a program may have files of such names, too.
    return names.size > 1 && placement.size === listing.entries.length ? placement : new Map();
  },
};
