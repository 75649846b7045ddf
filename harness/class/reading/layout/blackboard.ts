import { type ClassEntry, eachOf, type Layout, type Listing } from "./layout.ts";

const ENTRY = /^(?<owner>.+)_attempt_(?<time>\d{4}(?:-\d\d){5})(?:_(?<file>[\s\S]+)|(?<note>\.txt))$/;

/** The line of a note that names the student: `Name: Ana Silva (a_silva)`. */
const NAMED = /^[^:\n]{1,60}: {0,9}(?<name>.{1,200}?) {0,9}\((?<key>[^()\n]{1,100})\) *$/m;

/** Blackboard's files of all attempts, all in one folder, with a note for each attempt. */
export const blackboard: Layout = {
  title: "Blackboard",
  read(listing) {
    const parts = new Map(
      listing.entries.map((entry) => [
        entry,
        entry.kind === "file" ? ENTRY.exec(entry.name)?.groups : undefined,
      ]),
    );
    const owners = Array.from(parts.values(), (each) => each?.owner ?? "").filter((owner) => owner !== "");
    const assignment = assignmentIn(owners);
    const named = namesIn(listing, (entry) => parts.get(entry)?.owner);
    return eachOf(listing, (entry) => {
      const { owner, time = "", file, note = "" } = parts.get(entry) ?? {};
      if (owner === undefined) return undefined;
      const key = owner.slice(assignment.length);
      const student = named.get(owner) ?? { key, name: key };
      return { student, file: file ?? `attempt${note}`, time };
    });
  },
};

/** The name of the assignment, with which all begin, up to a `_`: it and the users' names may hold that sign, too. */
function assignmentIn(owners: readonly string[]): string {
  const [first = "", ...others] = new Set(owners);
  if (others.length === 0) return first.slice(0, first.indexOf("_") + 1);
  let length = first.length;
  while (
    length > 0 &&
    !(first[length - 1] === "_" && others.every((each) => each.startsWith(first.slice(0, length))))
  )
    length--;
  return first.slice(0, length);
}

/** Students by what stands before their attempts, as the notes of the attempts name them. */
function namesIn({ entries, textOf }: Listing, ownerOf: (entry: ClassEntry) => string | undefined) {
  return new Map(
    entries.flatMap((entry) => {
      const owner = ownerOf(entry);
      if (owner === undefined || !entry.name.endsWith(".txt")) return [];
      const { name = "", key = "" } = NAMED.exec(textOf(entry) ?? "")?.groups ?? {};
      // A student's own text may hold such a line, too.
      return owner.endsWith(`_${key}`) && key !== "" ? [[owner, { key, name }] as const] : [];
    }),
  );
}
