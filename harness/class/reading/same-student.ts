import { readFileSync } from "node:fs";
import { fingerprint, folderFingerprint } from "../../base/fingerprint.ts";
import { byText } from "../../base/text.ts";
import type { Student } from "../../submission/student.ts";
import type { FoundHandIn } from "./read-class.ts";

/** All that a student handed in for a problem. */
export interface Group {
  readonly problem: string | undefined;
  readonly student: Student;
  readonly sections: string;
  readonly parts: readonly FoundHandIn[];
}

/**
 * Joins what a student handed in by several archives or folders of one class, as by the archive of Friday and that of Monday.
 * Copies count once. If the platform states times, and no two are the same, the others are versions; if not, nobody can tell
 * which is newer, and they stay apart to be asked about.
 */
export function joinedStudents(groups: readonly Group[]): Group[] {
  const own = new Map<string, Group[]>();
  for (const group of groups) {
    const id = idOf(group);
    own.set(id, [...(own.get(id) ?? []), group]);
  }
  return Array.from(own.values()).flatMap((several) => (several.length > 1 ? joined(several) : several));
}

/** Only the id of a platform says that two of one name are one student. */
function idOf({ problem = "", student: { key, name }, sections, parts }: Group): string {
  const isNamesake = key === name || key === `${name} (${sections})`;
  return JSON.stringify([problem, key, name, isNamesake ? parts[0]!.level : ""]);
}

function joined(groups: readonly Group[]): Group[] {
  const different = Array.from(new Map(groups.map((group) => [contentOf(group), group])).values());
  const times = different.flatMap(({ parts }) => Array.from(new Set(parts.map(({ time }) => time))));
  const isDated = !times.includes(undefined) && new Set(times).size === times.length;
  if (different.length === 1 || !isDated) return different;
  return [{ ...different[0]!, parts: different.flatMap(({ parts }) => parts) }];
}

function contentOf({ parts }: Group): string {
  const texts = parts.map(({ time = "", part: { from, file } }) =>
    fingerprint([time, ...(file === undefined ? [folderFingerprint(from)] : [file, readFileSync(from)])]),
  );
  return fingerprint(texts.sort(byText));
}
