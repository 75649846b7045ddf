import { studentOfFolder } from "../../submission/student.ts";
import type { Layout } from "./layout.ts";

const TIME = /^\d{4}(?:-\d\d){5}$/;

/** The folders of VPL, one for each student, with one for each hand-in, and another for what VPL said about it. */
export const vpl: Layout = {
  place(name, kind) {
    return kind === "folder" ? { student: studentOfFolder(name) } : undefined;
  },
  part(names) {
    const time = names
      .filter((name) => TIME.test(name))
      .sort()
      .at(-1);
    return time === undefined ? undefined : { folder: time, time };
  },
};
