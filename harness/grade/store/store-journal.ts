import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { ExpectedError } from "../../base/errors.ts";
import { displayPath, refuseForeign, writeWhole } from "../../base/files.ts";
import { type Extent, PlacedFile, type PlacedLine } from "../../base/journal.ts";
import { looksSealed, parseContent, sealed, type Unsealed, unsealed } from "../../base/sealed-line.ts";
import { say } from "../../base/sentence.ts";
import {
  type Header,
  headerWith,
  journalOf,
  type LineRange,
  reportsAround,
  STORE_VERSION,
  storeLineIn,
} from "./store-lines.ts";

/** A line with its place in the journal, both without its seal. */
export interface JournalLine {
  readonly content: Buffer;
  readonly place: Extent;
}

/** A line as it was taken, with its number. */
export interface Numbered<Taken> {
  readonly number: number;
  readonly taken: Taken;
}

/** A line that was read, with the sum that it bears; it bears none in a journal without seals. */
interface Read<Taken> extends Numbered<Taken> {
  readonly sum: number | undefined;
}

/** All that is whole in a journal. */
export interface JournalLines<Taken> {
  /** Lines in the order in which they were written, each once. */
  readonly lines: readonly Numbered<Taken>[];
  /** Numbers of lines that were written, and are not there as they were. */
  readonly missing: readonly LineRange[];
  /** The largest number that a line was given. */
  readonly last: number;
  /** Size up to the end of the last line that was written to its end. */
  readonly bytes: number;
}

/** Last version that is not read. The next one had lines without seals. */
const LAST_REFUSED = 1;

/** The journal of a store. What stands there is believed only if it is as it was written. */
export class Journal {
  readonly file: PlacedFile;
  /** Name of the file with the outputs. */
  readonly outputs: string;
  /** True if it was written before lines had seals: they are taken as they are. */
  readonly isUnsealed: boolean;
  readonly #length: number;

  /**
   * @param folder the folder of the journal
   * @param file the file, if it is open already
   * @throws ExpectedError if it is of another version, or if something else stands in its place
   */
  constructor(folder: string, file?: PlacedFile) {
    refuseForeign(folder, "folder");
    this.file = file ?? new PlacedFile(journalOf(folder));
    const first = this.file.lines().next().value ?? undefined;
    this.isUnsealed = first !== undefined && !hasSeals(this.file) && versionIn(first) !== STORE_VERSION;
    const { number, content } = (first && this.#contentOf(first, 1)) ?? {};
    const header: Partial<Header> | undefined = content && number === 1 ? parseContent(content) : undefined;
    const isOther =
      header && (this.isUnsealed ? header.version === LAST_REFUSED : header.version !== STORE_VERSION);
    if (isOther) throw otherVersion(folder);
    // Before the lines are read: another process may write meanwhile.
    const end = endIn(folder);
    this.outputs = [header?.outputs, end?.outputs].find(isOutputs) ?? lastOutputsIn(folder);
    this.#length = end?.outputs === this.outputs ? end.lines : 0;
  }

  /**
   * Reads all lines but the first.
   *
   * @param take gives what is needed of a line; undefined for one that is not to be believed
   */
  read<Taken>(take: (line: JournalLine) => Taken | undefined): JournalLines<Taken> {
    const lines: Read<Taken>[] = [];
    let [position, bytes, highest, unread, before] = [0, 0, 0, 0, 0];
    for (const line of this.file.lines()) {
      bytes = line.place.at + line.place.bytes + 1;
      const { number, content, sum } = this.#contentOf(line, ++position) ?? {};
      const taken = content && number !== 1 ? take(placedAs(content, line)) : undefined;
      if (number === 1) before = 1;
      else if (number !== undefined && taken !== undefined) lines.push({ number, taken, sum });
      const isRead = number === 1 || taken !== undefined;
      highest = isRead ? Math.max(highest, number!) : highest;
      unread = isRead ? 0 : unread + 1;
    }
    const inOrder = inOrderOnce(lines);
    const last = Math.max(highest + unread, this.#length);
    const missing = last === 0 ? [] : gapsIn(inOrder, { before, last });
    return { lines: inOrder, missing, last, bytes };
  }

  /** Gives the lines of a journal without seals, with the numbers that they have by their places. */
  *parsed(): Generator<Numbered<object>> {
    let position = 0;
    for (const line of this.file.lines()) {
      const { number = 1, content } = this.#contentOf(line, ++position) ?? {};
      const taken = content && number !== 1 ? storeLineIn(content) : undefined;
      if (taken) yield { number, taken };
    }
  }

  #contentOf({ bytes }: PlacedLine, position: number): Unsealed | undefined {
    if (!this.isUnsealed) return unsealed(bytes);
    if (looksSealed(bytes)) return undefined;
    return { number: position, content: withoutEnd(bytes), sum: undefined };
  }
}

function hasSeals(file: PlacedFile): boolean {
  for (const { bytes } of file.lines()) if (unsealed(bytes)) return true;
  return false;
}

function withoutEnd(bytes: Buffer): Buffer {
  return bytes.subarray(0, Math.max(0, bytes.lastIndexOf("}")));
}

/** Reads the version that a first line states, whether or not it is as it was written. */
function versionIn({ bytes }: PlacedLine): number | undefined {
  return (parseContent(withoutEnd(bytes)) as Partial<Header> | undefined)?.version;
}

function placedAs(content: Buffer, { place: { at } }: PlacedLine): JournalLine {
  return { content, place: { at, bytes: content.length } };
}

/**
 * Lines may have been moved or repeated: their numbers say where they belong. Of others with the same number, as where two
 * copies of a journal were merged, nothing says which one counts.
 */
function inOrderOnce<Taken>(lines: readonly Read<Taken>[]): readonly Numbered<Taken>[] {
  if (lines.every(({ number }, at) => at === 0 || lines[at - 1]!.number < number)) return lines;
  const sums = new Map<number, Set<number | undefined>>();
  for (const { number, sum } of lines) sums.set(number, (sums.get(number) ?? new Set()).add(sum));
  const sorted = lines.toSorted((a, b) => a.number - b.number);
  return sorted.filter(
    ({ number }, at) => sums.get(number)!.size === 1 && (at === 0 || sorted[at - 1]!.number < number),
  );
}

/** Finds the numbers up to the last one that no line has. */
function gapsIn(lines: readonly Numbered<unknown>[], { before, last }: { before: number; last: number }) {
  const gaps: LineRange[] = [];
  let former = before;
  for (const { number } of [...lines, { number: last + 1 }]) {
    if (number - former > 1) gaps.push([former + 1, number - 1]);
    former = number;
  }
  return gaps;
}

function otherVersion(folder: string): ExpectedError {
  const place = displayPath(path.resolve(reportsAround(folder)));
  return new ExpectedError(
    say`${place}: the results there are from another version of Cavalo. Use another --out`,
  );
}

/** Another name could lead out of the folder. */
const OUTPUTS = /^outputs(?:-(\d{1,15}))?$/;

function isOutputs(name: unknown): name is string {
  return typeof name === "string" && OUTPUTS.test(name);
}

/** Names the file with the outputs if nothing does: the last one that was begun. */
function lastOutputsIn(folder: string): string {
  const numberOf = (name: string) => Number(OUTPUTS.exec(name)?.[1] ?? 0);
  const names = existsSync(folder) ? readdirSync(folder).filter(isOutputs) : [];
  return names.sort((a, b) => numberOf(a) - numberOf(b)).at(-1) ?? "outputs";
}

/** A file that says how many lines the disk has. A journal alone does not show that its end is missing. */
interface End {
  readonly outputs: string;
  readonly lines: number;
}

function endFile(folder: string): string {
  return path.join(folder, "end.json");
}

function endIn(folder: string): End | undefined {
  const file = new PlacedFile(endFile(folder));
  try {
    const { value } = file.lines().next();
    const { number, content } = (value && unsealed(value.bytes)) ?? {};
    const { outputs } = ((content && parseContent(content)) ?? {}) as Partial<End>;
    return number !== undefined && isOutputs(outputs) ? { outputs, lines: number } : undefined;
  } finally {
    file.close();
  }
}

/** Writes how many lines the disk has. */
export function writeEnd(folder: string, { outputs, lines }: End): void {
  writeWhole(endFile(folder), sealed({ kind: "end", outputs }, lines).bytes);
}

interface Renewed {
  readonly outputs: string;
  readonly lines: Iterable<Numbered<object>>;
  /** The largest number that a line was given, be it there or not. */
  readonly last: number;
}

/** Writes a journal anew. The old one counts until the disk has the new one, which then takes its place. */
export function replaceJournal(folder: string, { outputs, lines, last }: Renewed): void {
  function* all() {
    yield sealed(headerWith(outputs), 1).bytes;
    for (const { number, taken } of lines) yield sealed(taken, number).bytes;
  }
  writeWhole(journalOf(folder), all(), { lasting: true });
  writeEnd(folder, { outputs, lines: last });
}

/** Gives the lines of a journal seals, if it was written before lines had them. */
export function sealLines(folder: string): void {
  const journal = new Journal(folder);
  try {
    if (!journal.isUnsealed) return;
    const { last } = journal.read(({ content }) => storeLineIn(content)?.kind);
    replaceJournal(folder, { outputs: journal.outputs, lines: journal.parsed(), last });
  } finally {
    journal.file.close();
  }
}
