/** A line of a store, as far as it tells whom it is about. */
interface AboutSomebody {
  readonly kind: string;
  readonly student?: string;
  readonly person?: string;
  readonly students?: readonly string[];
  readonly id?: string;
  readonly of?: string;
}

/**
 * Tells which lines are about a student, or were written about a person because of the student's hand-ins, or take such
 * a line back.
 *
 * @param lines all lines of the store
 */
export function aboutStudent(
  student: string,
  lines: readonly AboutSomebody[],
): (line: AboutSomebody) => boolean {
  const people = new Set(
    lines.flatMap((line) => (line.students?.includes(student) ? (line.person ?? []) : [])),
  );
  const isOfPerson = ({ person }: AboutSomebody) => person !== undefined && people.has(person);
  const ids = new Set(lines.filter(isOfPerson).flatMap(({ id }) => id ?? []));
  return (line) =>
    line.student === student || isOfPerson(line) || (line.of !== undefined && ids.has(line.of));
}
