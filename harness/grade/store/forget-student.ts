import { readdirSync, rmSync } from "node:fs";
import path from "node:path";
import { AppendOnlyFile } from "../../base/journal.ts";
import { aboutStudent } from "./about-student.ts";
import { forgetAtDesk } from "./desk-journal.ts";
import { allDrafts, type Draft, forgetDrafts } from "./drafts.ts";
import { claimInTurn, type Waiting } from "./store-claim.ts";
import { knownIn, type StoreIndex } from "./store-index.ts";
import { Journal, type Numbered, replaceJournal } from "./store-journal.ts";
import { type LineRange, type StoreLine, storeIn, storeLineIn } from "./store-lines.ts";

/**
 * Removes a student from a class, with all outputs and the history.
 *
 * @returns false if there is no such student
 */
export async function forgetStudent(reports: string, student: string, waiting: Waiting): Promise<boolean> {
  const release = await claimInTurn(storeIn(reports), waiting);
  const index = knownIn(reports);
  const journal = new Journal(storeIn(reports));
  try {
    const { lines } = journal.read(({ content }) => storeLineIn(content));
    const isOfStudent = linesOf(student, [
      ...lines.map(({ taken }) => taken),
      ...index.history.state.decisions,
      ...index.history.state.byHand,
      ...allDrafts(reports),
    ]);
    const others = lines.filter(({ taken }) => !isOfStudent(taken));
    if (others.length === lines.length) return false;
    const without = others.map(({ number, taken }) => ({
      number,
      taken: withoutGradeOf(student)(withoutGroupOf(student)(taken)),
    }));
    await forgetAtDesk(reports, isOfStudent, waiting);
    forgetDrafts(reports, isOfStudent);
    await rewrite(without, { index, reports });
    return true;
  } finally {
    journal.file.close();
    index.close();
    release();
  }
}

/** A line of a journal, or a text that is not saved yet. */
type Kept = StoreLine | Draft;

/** Tells which lines are about a student, whatever the version. */
function linesOf(student: string, lines: readonly Kept[]): (line: Kept) => boolean {
  const versions = lines.flatMap((line) =>
    line.kind === "result" && line.handIn?.student.versionOf === student ? line.student : [],
  );
  // Each version that was graded has a key of its own.
  const isOfOne = [student, ...versions].map((key) => aboutStudent(key, lines));
  return (line) => isOfOne.some((isOf) => isOf(line));
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

/** Writes a store anew. The old one counts until the journal of the new one takes its place. */
async function rewrite(
  lines: readonly Numbered<StoreLine>[],
  { index, reports }: { readonly index: StoreIndex; readonly reports: string },
): Promise<void> {
  const name = `outputs-${Date.now()}`;
  const store = path.dirname(index.outputs.file);
  const outputs = new AppendOnlyFile(path.join(store, name));
  const moved = ({ number, taken: line }: Numbered<StoreLine>): Numbered<StoreLine> => {
    if (!("stored" in line) || !line.stored || "inline" in line.stored) return { number, taken: line };
    const bytes = index.outputs.bytesOf(line.stored);
    return { number, taken: { ...line, stored: { ...line.stored, at: outputs.append(bytes) } } };
  };
  const all = renumbered(lines, index.damage.lines);
  const whole = { outputs: name, last: all.last, lines: all.lines.map(moved) };
  await outputs.sync();
  outputs.close();
  replaceJournal(storeIn(reports), whole);
  removeFormer(store, name);
}

/** Removes all that was written before a journal was written anew, or while one was and did not come to its end. */
function removeFormer(store: string, outputs: string): void {
  for (const name of readdirSync(store))
    if (FORMER.test(name) && name !== outputs) rmSync(path.join(store, name), { force: true });
}

const FORMER = /^(?:outputs(?:-\d+)?|journal\.jsonl\.\d+\.tmp)$/;

/** Numbers lines anew. Damaged ones leave their gaps, so that they are told as before. */
function renumbered(lines: readonly Numbered<StoreLine>[], damaged: readonly LineRange[]) {
  // The header is written anew, and what was repaired is told by the numbers of before.
  const gaps = damaged.map(([first, last]): LineRange => [Math.max(first, 2), last]);
  const kept = lines.filter(({ taken }) => taken.kind !== "repaired");
  const gapsBelow = (end: number) =>
    gaps.reduce((sum, [first, last]) => sum + Math.max(0, Math.min(last + 1, end) - first), 0);
  return {
    lines: kept.map(({ number, taken }, at) => ({ number: at + 2 + gapsBelow(number), taken })),
    last: kept.length + 1 + gapsBelow(Number.POSITIVE_INFINITY),
  };
}
