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

/** The time of a line, and who wrote it: the user of the machine, or the grader who is named. */
export interface Signature {
  readonly at: string;
  readonly by: string;
}

/** A person of whom something is said by hand, as known at that time. */
export interface PersonThen {
  /** Key of the person. */
  readonly person: string;
  readonly name: string;
  /** Keys of the students whose hand-ins the person had. */
  readonly students: readonly string[];
  /** Hash of all programs that the person had handed in: a grade is for these alone. */
  readonly programs: string;
}

/** A decision as it is kept, for good. */
export interface DecisionLine extends Decision, Signature, PersonThen {
  readonly kind: "decided";
}

/** Takes the last decision about a person back that was not taken back yet. */
export interface UndoLine extends Signature {
  readonly kind: "undone";
  readonly person: string;
}

/** The thing that a comment is on. */
export type CommentPlace =
  | { readonly kind: "whole" }
  | { readonly kind: "case"; readonly problem: ProblemName; readonly case: string }
  | {
      readonly kind: "line";
      readonly problem: ProblemName;
      readonly file: string;
      /** Counted from 1. */
      readonly line: number;
      /** The line as it was: in a later version it may stand elsewhere, or be gone. */
      readonly text: string;
    };

/** A line that can be taken back by its id. A later one with the same id takes its place. */
interface Retractable extends Signature, PersonThen {
  readonly id: string;
}

/** A comment of a grader for a student, in Markdown. */
export interface CommentLine extends Retractable {
  readonly kind: "noted";
  readonly on: CommentPlace;
  readonly text: string;
}

/** Points of a grader for an item of the rubric. */
export interface MarkLine extends Retractable {
  readonly kind: "marked";
  /** Key of the item. */
  readonly item: string;
  readonly points: number;
}

/** Grade points beyond all others, or less than those. */
export interface AdjustmentLine extends Retractable {
  readonly kind: "adjusted";
  readonly points: number;
  /** A sentence that the student reads. */
  readonly reason: string;
}

/** Takes a line back. */
export interface RetractionLine extends Signature {
  readonly kind: "retracted";
  /** Id of the line. */
  readonly of: string;
}

/** Something that a grader says by hand about a person. */
export type ByHandLine = CommentLine | MarkLine | AdjustmentLine;

/** Everything that a person writes into a journal at the desk or by `cavalo settle`. */
export type DeskLine = DecisionLine | UndoLine | ByHandLine | RetractionLine;

const DESK_KINDS: Readonly<Record<DeskLine["kind"], true>> = {
  ...{ decided: true, undone: true },
  ...{ noted: true, marked: true, adjusted: true, retracted: true },
};

/** Tests if a line is a decision or takes one back. */
export function isDecision(line: DeskLine): line is DecisionLine | UndoLine {
  return line.kind === "decided" || line.kind === "undone";
}

/** Tests if a line of a journal is one that a person wrote. */
export function isOfDesk(line: { readonly kind: string }): line is DeskLine {
  return Object.hasOwn(DESK_KINDS, line.kind);
}

/** The grades of a class as they were written at one time. */
export interface GradesLine {
  readonly kind: "grades";
  readonly at: string;
  /** By the key of the person. */
  readonly grades: Readonly<Record<string, KeptGrade>>;
}

/** Ways to a grade, or reasons why there is none. */
export type GradeKind = "graded" | "settled" | "to-look-at" | "to-mark" | "not-handed-in";

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
  /** Points by the key of the item; absent in a class without a rubric. Those that are open are left out. */
  readonly marks?: Readonly<Record<string, number>>;
}
