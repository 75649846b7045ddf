import type { Student } from "../../submission/student.ts";
import type { Person } from "./person.ts";

/** Evidence for a match: a word of the instructor, an id, a name, or that another member of the team handed in. */
export type MatchedBy = "instructor" | "id" | "group" | "name" | "id-in-name" | "words" | "team";

/** A thing about a hand-in that only the instructor can settle. */
export interface MatchQuestion {
  /**
   * `one-person`: several hand-ins seem to be of one person. `several-people`: names or ids fit several. `likely`: it may be of one
   * of these, by a part of the name or by an id that lost its zeros.
   */
  readonly kind: "one-person" | "several-people" | "likely";
  readonly people: readonly Person[];
  /** The hand-ins that seem to be of one person, this one included. */
  readonly rivals?: readonly Student[];
}

/** The people of a hand-in, or why nobody knows them. */
export interface Match {
  readonly student: Student;
  /** Several for a team; empty for a stranger. */
  readonly people: readonly Person[];
  readonly by?: MatchedBy;
  readonly question?: MatchQuestion;
}
