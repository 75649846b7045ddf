import { studentNamed } from "../../../submission/student.ts";
import { eachOf, type Layout } from "./layout.ts";

const FOLDER = /^(?<last>[^,]+), (?<first>[^(]+?) ?\((?<key>[^()]+)\)$/;
const ATTACHMENTS = "Submission attachment(s)";

/** Sakai's folders, one for each student, with the hand-in beside the feedback. */
export const sakai: Layout = {
  title: "Sakai",
  read: (listing) =>
    eachOf(listing, ({ name, names }) => {
      if (!names.includes(ATTACHMENTS)) return undefined;
      const { last, first, key } = FOLDER.exec(name)?.groups ?? {};
      const student = studentNamed(key === undefined ? name : `${first} ${last}`);
      return { student: { ...student, key: key ?? student.key }, part: ATTACHMENTS };
    }),
};
