/** A person of a class, or a team that hands in together. */
export interface Student {
  /** The same in each grading of a class: the id that its learning platform or roster gives, or else the name. */
  readonly key: string;
  readonly name: string;
  /** The persons of a team, if its platform names them. */
  readonly members?: readonly Student[];
}

/** The student of whom no more is known than a name. */
export function studentNamed(name: string): Student {
  return { key: name, name: name.normalize("NFC") };
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
