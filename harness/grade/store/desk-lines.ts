import type { ProblemName } from "../../case/names.ts";
import type { Manifest } from "../../submission/manifest.ts";

/** Words of an instructor on a person of a class. Each part is absent if nothing is said of it. */
export interface Decision {
  /** The final grade in place of the computed one, or `confirm`: the points count as they were judged. */
  readonly grade?: number | "confirm";
  /** A sentence that the student reads. */
  readonly comment?: string;
  /** Keys for the manifest of a hand-in. They count from the next grading on. */
  readonly manifest?: ChosenManifest;
}

/** Keys of a manifest that an instructor has chosen for the hand-in of a student. */
export interface ChosenManifest {
  /** Key of the student. */
  readonly student: string;
  readonly problem: ProblemName;
  readonly keys: Manifest;
}

/** A decision as it is kept, for good. */
export interface DecisionLine extends Decision {
  readonly kind: "decided";
  readonly at: string;
  /** The user of the machine who typed it. */
  readonly by: string;
  /** Key of the person. */
  readonly person: string;
  readonly name: string;
  /** Keys of the students whose hand-ins the person had. */
  readonly students: readonly string[];
  /** Hash of all programs that the person had handed in: a grade is for these alone. */
  readonly programs: string;
}

/** Takes the last decision about a person back that was not taken back yet. */
export interface UndoLine {
  readonly kind: "undone";
  readonly at: string;
  readonly by: string;
  readonly person: string;
}

/** What people say of a class, as it is kept. */
export type DeskLine = DecisionLine | UndoLine;

const DESK_KINDS: readonly string[] = ["decided", "undone"];

export function isOfDesk(line: { readonly kind: string }): line is DeskLine {
  return DESK_KINDS.includes(line.kind);
}

/** The grades of a class as they were written at one time. */
export interface GradesLine {
  readonly kind: "grades";
  readonly at: string;
  /** By the key of the person. */
  readonly grades: Readonly<Record<string, KeptGrade>>;
}

/** Ways to a grade, or reasons why there is none. */
export type GradeKind = "graded" | "settled" | "to-look-at" | "not-handed-in";

/** A grade with the parts that it was computed of. Each is absent if the grade has no such part. */
export interface KeptGrade {
  readonly name: string;
  /** Keys of the students whose hand-ins the person has. */
  readonly students: readonly string[];
  /** Hashes of the programs that count. */
  readonly sources: readonly string[];
  /** Points of their programs, of all that could be earned. */
  readonly points: number;
  readonly possible: number;
  readonly kind: GradeKind;
  readonly final?: number;
  readonly raw?: number;
  readonly latePercent?: number;
  readonly adjusted?: number;
}
