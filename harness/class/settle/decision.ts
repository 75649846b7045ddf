import type { ChosenManifest, DecisionLine, PersonThen, UndoLine } from "../../grade/store/desk-lines.ts";
import { folded } from "../who/folded.ts";

/** All that is decided about one person. */
export interface Decided {
  /** The last word on the grade, with what it was said of. */
  readonly ruling?: GradeDecision;
  readonly comment?: string;
}

export interface GradeDecision extends Pick<DecisionLine, "at" | "by" | "programs"> {
  readonly grade: number | "confirm";
}

/** Decisions about a class, by the key of the person. */
export type Decisions = ReadonlyMap<string, Decided>;

/** Finds the decisions that hold, the oldest first: without those that were taken back. */
export function standing(lines: readonly (DecisionLine | UndoLine)[]): DecisionLine[] {
  const held: DecisionLine[] = [];
  for (const line of lines) {
    if (line.kind === "decided") held.push(line);
    else {
      const last = held.findLastIndex(({ person }) => person === line.person);
      if (last >= 0) held.splice(last, 1);
    }
  }
  return held;
}

/** Somebody whom a line may be about. */
interface Candidate {
  readonly key: string;
  readonly name: string;
  /** Keys of the students whose hand-ins the person has. */
  readonly students: readonly string[];
}

/** Lines by the key of the person, and those that are about nobody in the class any more. */
export interface Attributed<Line extends PersonThen> {
  readonly of: ReadonlyMap<string, readonly Line[]>;
  readonly lost: readonly Line[];
}

/**
 * Finds whom lines are about. A key alone says nothing: with another roster it may be that of another person. The hand-in or
 * the name must fit, too; and if the key is another one, only one person may.
 */
export function attributed<Line extends PersonThen>(
  lines: readonly Line[],
  people: readonly Candidate[],
): Attributed<Line> {
  const of = new Map<string, Line[]>();
  const lost: Line[] = [];
  for (const line of lines) {
    const byHandIn = people.filter(({ students }) => students.some((each) => line.students.includes(each)));
    const byName = people.filter(({ name }) => folded(name) === folded(line.name));
    const keyed = [...byHandIn, ...byName].find(({ key }) => key === line.person);
    const only = [byHandIn, byName].find(({ length }) => length > 0);
    const person = keyed ?? (only?.length === 1 ? only[0] : undefined);
    if (!person) lost.push(line);
    else of.set(person.key, [...(of.get(person.key) ?? []), line]);
  }
  return { of, lost };
}

/** Joins the decisions about one person: of each part, the last word counts. */
export function joined(lines: readonly DecisionLine[]): Decided {
  const ruled = lines.findLast(({ grade }) => grade !== undefined);
  const said = lines.findLast(({ comment }) => comment !== undefined);
  return {
    ...(ruled && { ruling: { ...ruled, grade: ruled.grade! } }),
    ...(said && { comment: said.comment! }),
  };
}

/** Finds the keys that are chosen for manifests, the oldest first. */
export function chosenManifests(lines: readonly (DecisionLine | UndoLine)[]): ChosenManifest[] {
  return standing(lines).flatMap(({ manifest }) => manifest ?? []);
}
