import { studentNamed } from "../../../submission/student.ts";
import { eachOf, type Layout } from "./layout.ts";

/** Last name, first name, id, user name. */
const FOLDER = /^(?<name>\S+(?: \S+)+) \d+ (?<key>\S+)$/;
const TIME = /^\d{4}(?:-\d\d){5}$/;

/** The folders of VPL, one for each student, with one for each hand-in, and another for what VPL said about it. */
export const vpl: Layout = {
  title: "VPL",
  read: (listing) =>
    eachOf(listing, ({ name: entry, names }) => {
      const { name, key } = FOLDER.exec(entry)?.groups ?? {};
      const named = studentNamed(name ?? entry);
      const student = { ...named, key: key ?? named.key };
      const times = names.filter((each) => TIME.test(each)).sort();
      return times.map((time) => ({ student, part: time, time }));
    }),
};
