import { studentNamed } from "../../../submission/student.ts";
import { eachOf, type Layout } from "./layout.ts";

/** The ids of the student and of the folder, the name, the time, and the file if files are not in folders. */
const ENTRY = /^(?<key>\d+)-\d+ - (?<name>.+?) - (?<time>(?=[^-]*\b20\d\d\b)[^-]*?)(?: - (?<file>[\s\S]+))?$/;

/** Brightspace's folders or files, one for each time a student handed in. */
export const brightspace: Layout = {
  title: "Brightspace",
  read: (listing) =>
    eachOf(listing, ({ name: entry, kind }) => {
      const { key, name = "", time = "", file } = ENTRY.exec(entry)?.groups ?? {};
      if (key === undefined || (kind === "file") === (file === undefined)) return undefined;
      return { student: { ...studentNamed(name), key }, time, ...(file !== undefined && { file }) };
    }),
};
