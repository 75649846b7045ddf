import type { ChosenManifest, DecisionLine, UndoLine } from "../../grade/desk-lines.ts";

/** All that is decided about one person. */
export interface Decided {
  /** The last word on the grade, with what it was said of. */
  readonly ruling?: Ruling;
  readonly comment?: string;
}

export interface Ruling extends Pick<DecisionLine, "at" | "by" | "programs"> {
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

/** Joins the decisions about each person: of each part, the last word counts. */
export function decisionsAfter(lines: readonly (DecisionLine | UndoLine)[]): Decisions {
  const decisions = new Map<string, Decided>();
  for (const { person, grade, comment, at, by, programs } of standing(lines))
    decisions.set(person, {
      ...decisions.get(person),
      ...(grade !== undefined && { ruling: { grade, at, by, programs } }),
      ...(comment !== undefined && { comment }),
    });
  return decisions;
}

/** Finds the keys that are chosen for manifests, the oldest first. */
export function chosenManifests(lines: readonly (DecisionLine | UndoLine)[]): ChosenManifest[] {
  return standing(lines).flatMap(({ manifest }) => manifest ?? []);
}
