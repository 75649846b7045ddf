import { existsSync } from "node:fs";
import { AppendOnlyFile } from "../../base/journal.ts";
import { sealed } from "../../base/sealed-line.ts";
import { type DeskLine, isOfDesk } from "./desk-lines.ts";
import { cannotWrite, claimInTurn, type Waiting } from "./store-claim.ts";
import { Journal, replaceJournal, writeEnd } from "./store-journal.ts";
import { deskIn, headerWith, journalOf, type LineRange, storeLineIn } from "./store-lines.ts";

/** Decisions about a class, the oldest first. */
export interface DecidedLines {
  readonly lines: readonly DeskLine[];
  /** Numbers of lines that are not there as they were written. */
  readonly missing: readonly LineRange[];
}

/**
 * Reads what people have decided about a class. Others may write there at the same time.
 *
 * @throws ExpectedError if it is of another version
 */
export function deskOf(reports: string): DecidedLines {
  const journal = new Journal(deskIn(reports));
  try {
    const { lines, missing } = readLines(journal);
    return { lines: lines.map(({ taken }) => taken), missing };
  } finally {
    journal.file.close();
  }
}

function readLines(journal: Journal) {
  return journal.read(({ content }) => {
    const line = storeLineIn(content);
    return line && isOfDesk(line) ? line : undefined;
  });
}

/**
 * Keeps decisions for good: when this returns, the disk has them. One process at a time writes; the others wait for a moment.
 *
 * @throws ExpectedError if they cannot be written, and then none of them counts
 * @throws StoppedError if the waiting was ended
 */
export async function keepAtDesk(
  reports: string,
  lines: readonly DeskLine[],
  waiting: Waiting,
): Promise<void> {
  const folder = deskIn(reports);
  const release = await claimInTurn(folder, waiting);
  try {
    const { last, bytes } = endOf(folder);
    const file = new AppendOnlyFile(journalOf(folder));
    try {
      // A line that a kill cut short would run into the next one.
      file.truncate(bytes);
      const header = bytes === 0 ? [sealed(headerWith("outputs"), 1).bytes] : [];
      const first = Math.max(1, last) + 1;
      const written = lines.map((line, at) => sealed(line, first + at).bytes);
      file.append(Buffer.concat([...header, ...written]));
      await file.sync();
      writeEnd(folder, { outputs: "outputs", lines: first + lines.length - 1 });
    } finally {
      file.close();
    }
  } catch (error) {
    throw cannotWrite(journalOf(folder), error);
  } finally {
    release();
  }
}

/** Removes decisions for good. Those that are damaged leave their gaps, so that they are told as before. */
export async function forgetAtDesk(
  reports: string,
  isForgotten: (line: DeskLine) => boolean,
  waiting: Waiting,
): Promise<void> {
  const folder = deskIn(reports);
  if (!existsSync(journalOf(folder))) return;
  const release = await claimInTurn(folder, waiting);
  const journal = new Journal(folder);
  try {
    const { lines, last } = readLines(journal);
    const left = lines.filter(({ taken }) => !isForgotten(taken));
    if (left.length === lines.length) return;
    const gone = lines.length - left.length;
    // Lines move up by those that are gone before them.
    const moved = left.map(({ number, taken }) => ({
      number: number - lines.filter((each) => each.number < number && isForgotten(each.taken)).length,
      taken,
    }));
    replaceJournal(folder, { outputs: "outputs", lines: moved, last: last - gone });
  } finally {
    journal.file.close();
    release();
  }
}

function endOf(folder: string): { last: number; bytes: number } {
  const journal = new Journal(folder);
  try {
    return readLines(journal);
  } finally {
    journal.file.close();
  }
}
