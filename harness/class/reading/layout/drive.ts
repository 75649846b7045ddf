import { languageOf } from "../../../submission/find/tree/sources.ts";
import { studentNamed } from "../../../submission/student.ts";
import { isPackedName } from "../archive/index.ts";
import { eachOf, type Layout } from "./layout.ts";

const ENTRY = /^(?<name>.+?) - (?<title>[\s\S]+)$/;

/** Files of a shared folder, `Ana Rocha - Trabalho 1.py`, as Google Classroom names the copies of an assignment. */
export const drive: Layout = {
  title: "Google Classroom",
  isWeak: true,
  read(listing) {
    const placement = eachOf(listing, ({ name: entry, kind }) => {
      const { name, title } = ENTRY.exec(entry)?.groups ?? {};
      if (kind !== "file" || name === undefined || title === undefined) return undefined;
      return { student: studentNamed(name), file: title };
    });
    const names = new Set(Array.from(placement.values(), ([placed]) => placed!.student.key));
    // All that may be handed in, and of several: a program may have files of such names, too.
    const handedIn = listing.entries.filter(
      ({ name, kind }) => kind === "folder" || isPackedName(name) || languageOf(name) !== undefined,
    );
    return names.size > 1 && handedIn.every((entry) => placement.has(entry)) ? placement : new Map();
  },
};
