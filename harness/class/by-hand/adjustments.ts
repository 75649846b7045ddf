import type { ByHandLine } from "../../grade/store/desk-lines.ts";
import type { Scheme } from "../scheme.ts";
import { peopleById } from "../who/by-id.ts";
import type { Row } from "../who/people.ts";
import type { Person } from "../who/person.ts";

export interface Adjustment {
  readonly points: number;
  readonly reason: string;
}

/** Finds the adjustments of a person: those of the scheme, and those that graders made. */
export function adjustmentsIn(
  { adjustments = [] }: Scheme,
  rows: readonly Row[],
): (person: Person, said: readonly ByHandLine[]) => Adjustment[] {
  const peopleWith = peopleById(rows.map(({ person }) => person));
  return (person, said) =>
    [
      ...adjustments.filter(({ student }) => peopleWith(student).includes(person)),
      ...said.filter((line) => line.kind === "adjusted"),
    ].map(({ points, reason }) => ({ points, reason }));
}
