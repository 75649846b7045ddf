import type { Student } from "../../submission/student.ts";

/** An entry of a class, as its platform names it. */
export interface Placed {
  readonly student: Student;
  /** The path of a file in its hand-in; absent for a folder that is the hand-in. */
  readonly file?: string;
  /** The path in place of `file`, if that is taken. */
  readonly otherwise?: string;
  /** The time of a hand-in, `2026-10-01-21-33-05`. Of several, the latest counts. */
  readonly time?: string;
}

/** A way in which a platform packs the hand-ins of a class. */
export interface Layout {
  /** Reads the name of an entry of the class; undefined if this platform does not write such names. */
  readonly place: (name: string, kind: "file" | "folder") => Placed | undefined;
  /** Chooses the part of a hand-in's folder that the student handed in, if the platform adds others. */
  readonly part?: (
    names: readonly string[],
  ) => { readonly folder: string; readonly time?: string } | undefined;
}
