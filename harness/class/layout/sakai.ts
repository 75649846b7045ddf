import { studentOfFolder } from "../../submission/student.ts";
import type { Layout } from "./layout.ts";

const FOLDER = /^[^,]+, [^(]+\([^()]+\)$/;
const ATTACHMENTS = "Submission attachment(s)";

/** Sakai's folders, one for each student, with the hand-in beside the feedback. */
export const sakai: Layout = {
  place(name, kind) {
    return kind === "folder" && FOLDER.test(name) ? { student: studentOfFolder(name) } : undefined;
  },
  part: (names) => (names.includes(ATTACHMENTS) ? { folder: ATTACHMENTS } : undefined),
};
