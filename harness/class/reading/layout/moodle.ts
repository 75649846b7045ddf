import { studentNamed } from "../../../submission/student.ts";
import { eachOf, type Layout } from "./layout.ts";

/**
 * Read from the right, because names and files may hold anything. Old versions end in "_", and members of no team have no
 * id.
 */
const ENTRY = /^(?<name>.*?)(?:_(?<key>\d+))?_assignsubmission_(?:file|onlinetext)_?(?<file>[\s\S]*)$/;

/** Moodle's folders, one for each student or team, or its files without folders. */
export const moodle: Layout = {
  title: "Moodle",
  read: (listing) =>
    eachOf(listing, ({ name: entry, kind }) => {
      const { name = "", key, file = "" } = ENTRY.exec(entry)?.groups ?? {};
      if (name === "" || (kind === "file") === (file === "")) return undefined;
      const student = studentNamed(name);
      return { student: key === undefined ? student : { ...student, key }, ...(file !== "" && { file }) };
    }),
};
