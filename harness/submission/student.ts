/** A person of a class, or a team that hands in together. */
export interface Student {
  /** The same in each grading of a class: the id that its learning platform or roster gives, or else the name. */
  readonly key: string;
  readonly name: string;
  /** The persons of a team, if its platform names them. */
  readonly members?: readonly Student[];
  /** The key of the student, if this is one of several versions that are graded, and not the last. */
  readonly versionOf?: string;
}

/** The student of whom no more is known than a name. */
export function studentNamed(name: string): Student {
  return { key: name, name: name.normalize("NFC") };
}

/** The student without what tells versions apart. */
export function withoutVersion({ versionOf, ...student }: Student): Student {
  return versionOf === undefined ? student : { ...student, key: versionOf };
}

/** Says who handed a submission in: two submissions of a problem with the same student are versions of one. */
export function studentOf({
  name,
  student,
}: {
  readonly name: string;
  readonly student?: Student | undefined;
}): string {
  return student?.key ?? name;
}
