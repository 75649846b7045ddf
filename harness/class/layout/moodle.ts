import { studentOfFolder } from "../../submission/student.ts";
import type { Layout } from "./layout.ts";

/** Read from the right, because names and files may hold anything. */
const ENTRY = /^(.*_assignsubmission_(?:file|onlinetext))_?(.*)$/;

/** Moodle's folders, one for each student or team, or its files without folders. */
export const moodle: Layout = {
  place(name, kind) {
    const [, owner, file] = ENTRY.exec(name) ?? [];
    if (owner === undefined || file === undefined || (kind === "file") === (file === "")) return undefined;
    return { student: studentOfFolder(owner), ...(file !== "" && { file }) };
  },
};
