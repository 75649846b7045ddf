import { createHmac, randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import path from "node:path";
import { type Static, Type } from "@sinclair/typebox";
import { writeWhole } from "../../base/files.ts";
import { readYamlFile } from "../../base/yaml-file.ts";
import type { Student } from "../../submission/student.ts";

/** The file that tells who is who. Whoever has it not cannot guess a name, even with a list of all students. */
export const KEY_FILE = "pseudonyms.json";

const keySchema = Type.Object(
  {
    secret: Type.String({ minLength: 1 }),
    students: Type.Record(Type.String(), Type.Object({ key: Type.String(), name: Type.String() })),
  },
  { additionalProperties: false },
);

/** Names for students that tell nothing about them. */
export interface Pseudonyms {
  /** Gives a student a name, the same in each grading. */
  readonly nameOf: (student: Pick<Student, "key" | "name">) => string;
  /** Gives several students names. */
  readonly namesOf: (students: readonly Pick<Student, "key" | "name">[]) => string[];
  /** Writes who is who. */
  readonly save: () => void;
  /** Removes a student from the file for good. */
  readonly forget: (key: string) => void;
}

/**
 * Opens the pseudonyms of a class.
 *
 * @param folder the folder of its report
 * @throws ExpectedError if their file cannot be read
 */
export function openPseudonyms(folder: string): Pseudonyms {
  const file = path.join(folder, KEY_FILE);
  const kept: Static<typeof keySchema> = existsSync(file)
    ? readYamlFile(file, keySchema).value
    : { secret: randomBytes(16).toString("hex"), students: {} };
  const students = new Map(Object.entries(kept.students));
  const known = new Map(Array.from(students, ([pseudonym, { key }]) => [key, pseudonym]));
  const make = (key: string) => {
    const hash = createHmac("sha256", kept.secret).update(key).digest("hex");
    const lengths = Array.from({ length: hash.length - 4 }, (_, more) => 5 + more);
    return lengths.map((length) => `S-${hash.slice(0, length)}`).find((name) => !students.has(name))!;
  };
  const save = () =>
    writeWhole(
      file,
      `${JSON.stringify({ secret: kept.secret, students: Object.fromEntries(students) }, null, 2)}\n`,
    );
  const nameOf = ({ key, name }: Pick<Student, "key" | "name">) => {
    const pseudonym = known.get(key) ?? make(key);
    known.set(key, pseudonym);
    students.set(pseudonym, { key, name });
    return pseudonym;
  };
  return {
    nameOf,
    namesOf: (all) => all.map(nameOf),
    save,
    forget(key) {
      const pseudonym = known.get(key);
      if (pseudonym === undefined) return;
      known.delete(key);
      students.delete(pseudonym);
      save();
    },
  };
}
