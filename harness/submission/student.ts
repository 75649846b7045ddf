/** A person of a class, or a team that hands in together. */
export interface Student {
  /** The same in each grading of a class: the id that its learning platform or roster gives, or else the name. */
  readonly key: string;
  readonly name: string;
}

/** Names of folders of one hand-in each, as learning platforms write them. The first that fits tells the student. */
const FOLDERS = [
  // Moodle; old versions end in "_", and members of no team have no id.
  /^(?<name>.*)_(?<key>\d+)_assignsubmission_(?:file|onlinetext)_?$/,
  /^(?<name>.+)_assignsubmission_(?:file|onlinetext)_?$/,
  // Sakai.
  /^(?<last>[^,]+), (?<name>[^(]+?) ?\((?<key>[^()]+)\)$/,
  // Cavalo, for namesakes.
  /^(?<name>.+) \((?<key>[^()]+)\)$/,
  // VPL: last name, first name, id, user name.
  /^(?<name>\S+(?: \S+)+) \d+ (?<key>\S+)$/,
];

/** Tells whose hand-in a folder is, by its name. Another name than those of platforms is the student's own. */
export function studentOfFolder(folder: string): Student {
  const name = folder.normalize("NFC");
  const parts = FOLDERS.map((pattern) => pattern.exec(name)?.groups).find((groups) => groups !== undefined);
  if (!parts) return { key: name, name };
  const whole = [parts.name?.trim(), parts.last].filter((part) => part).join(" ");
  return { key: parts.key ?? whole, name: whole || parts.key! };
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
