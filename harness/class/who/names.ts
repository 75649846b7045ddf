import { alike } from "../../base/alike.ts";
import { shortName } from "../../base/short-name.ts";
import type { Student } from "../../submission/student.ts";

/** Gives the folders of students names, all unlike each other. */
export type FolderNamer = (students: readonly Student[]) => readonly string[];

/**
 * Names folders after students, and namesakes after their keys, too. No two names are one to a file system that knows neither
 * capitals nor ways to write accents.
 */
export const uniqueNames: FolderNamer = (students) => {
  const counts = new Map<string, number>();
  for (const { name } of students) counts.set(alike(name), (counts.get(alike(name)) ?? 0) + 1);
  const taken = new Set<string>();
  return students.map(({ key, name }) => {
    const own = key.normalize("NFC");
    const withKey = own.startsWith(name) ? own : `${name} (${own})`;
    const wanted = counts.get(alike(name)) === 1 ? name : withKey;
    let free = folderName(wanted);
    for (let more = 2; taken.has(alike(free)); more++) free = folderName(`${wanted} (${more})`);
    taken.add(alike(free));
    return free;
  });
};

/** Turns any text into the name of a folder. */
export function folderName(name: string): string {
  return shortName(name.replace(/[/\0]/g, "-").replace(/^\.*$/, "-"));
}
