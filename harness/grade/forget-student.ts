import { rmSync } from "node:fs";
import path from "node:path";
import { writeWhole } from "../base/files.ts";
import { AppendOnlyFile, PlacedFile, parseLine } from "../base/journal.ts";
import { claimInTurn, type Waiting } from "./store-claim.ts";
import { StoreIndex } from "./store-index.ts";
import { headerWith, journalIn, type StoreLine } from "./store-lines.ts";

/**
 * Removes a student from a class, with all outputs and the history.
 *
 * @returns false if there is no such student
 */
export async function forgetStudent(reports: string, student: string, waiting: Waiting): Promise<boolean> {
  const release = await claimInTurn(reports, waiting);
  const journal = new PlacedFile(journalIn(reports));
  try {
    const index = new StoreIndex(journal, reports);
    const [, ...lines] = Array.from(
      journal.lines(),
      ({ bytes }) => (parseLine(bytes) as StoreLine | undefined) ?? [],
    ).flat();
    const keys = versionsOf(lines, student);
    const others = withoutDecisions(lines, student).filter(
      (line) => !("student" in line && keys.has(line.student)),
    );
    if (others.length < lines.length)
      rewrite(others.map(withoutGroupOf(student)).map(withoutGradeOf(student)), { index, reports });
    return others.length < lines.length;
  } finally {
    journal.close();
    release();
  }
}

/** Keys of a student: each version that was graded has its own. */
function versionsOf(lines: readonly StoreLine[], student: string): ReadonlySet<string> {
  const versions = lines.flatMap((line) =>
    line.kind === "result" && line.handIn?.student.versionOf === student ? line.student : [],
  );
  return new Set([student, ...versions]);
}

function withoutGroupOf(student: string): (line: StoreLine) => StoreLine {
  return (line) => {
    if (line.kind !== "grading" || !line.groups) return line;
    const { [student]: _, ...groups } = line.groups;
    return { ...line, groups };
  };
}

function withoutGradeOf(student: string): (line: StoreLine) => StoreLine {
  return (line) => {
    if (line.kind !== "grades") return line;
    const others = Object.entries(line.grades).filter(([, { students }]) => !students.includes(student));
    return { ...line, grades: Object.fromEntries(others) };
  };
}

/** Leaves out what was decided about a person because of the hand-ins of a student. */
function withoutDecisions(lines: readonly StoreLine[], student: string): StoreLine[] {
  const people = new Set(
    lines.flatMap((line) => (line.kind === "decided" && line.students.includes(student) ? line.person : [])),
  );
  return lines.filter(
    (line) => !((line.kind === "decided" || line.kind === "undone") && people.has(line.person)),
  );
}

/** Writes a store anew. The old one counts until the journal of the new one takes its place. */
function rewrite(
  lines: readonly StoreLine[],
  { index, reports }: { readonly index: StoreIndex; readonly reports: string },
): void {
  const name = `outputs-${Date.now()}`;
  const outputs = new AppendOnlyFile(path.join(path.dirname(index.outputs.file), name));
  const moved = lines.map((line): StoreLine => {
    if (!("stored" in line) || !line.stored || "inline" in line.stored) return line;
    const bytes = index.outputs.bytesOf(line.stored);
    return { ...line, stored: { ...line.stored, at: outputs.append(bytes) } };
  });
  outputs.close();
  const all = [headerWith(name), ...moved].map((line) => `${JSON.stringify(line)}\n`);
  writeWhole(journalIn(reports), all.join(""));
  rmSync(index.outputs.file, { force: true });
}
