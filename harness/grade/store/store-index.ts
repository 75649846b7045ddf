import { existsSync } from "node:fs";
import path from "node:path";
import { inflateRawSync } from "node:zlib";
import { ExpectedError } from "../../base/errors.ts";
import { displayPath } from "../../base/files.ts";
import type { Extent, PlacedFile } from "../../base/journal.ts";
import { parseContent } from "../../base/sealed-line.ts";
import { placed, say } from "../../base/sentence.ts";
import type { HandIn } from "../../report/record/hand-in.ts";
import type { ResultRecord } from "../../report/record/record.ts";
import type { PackedOutcome } from "../../run/packed.ts";
import type { Build } from "../../submission/build/executable.ts";
import type { Source } from "../../submission/language/language.ts";
import { deskOf } from "./desk-journal.ts";
import { ClassHistory, type ResultLine } from "./history.ts";
import { StoreDamage } from "./store-damage.ts";
import { Journal, type JournalLine } from "./store-journal.ts";
import {
  type HandInKey,
  type HandInLine,
  journalIn,
  type LineRange,
  runIn,
  type StoreLine,
  storeIn,
  storeLineIn,
} from "./store-lines.ts";
import { StoredOutputs, type StorePart } from "./stored-outputs.ts";
import { type BuildLine, decodeRun, isIntact, type RunLine, type Stored } from "./stored-run.ts";

/** The end of a build, as far as judging needs it. */
export type KeptBuild =
  | Omit<Extract<Build, { kind: "ready" }>, "executable">
  | Extract<Build, { kind: "compile-error" }>;

/** The part of a line that is needed after it was read. */
type TakenLine =
  | { readonly run: { readonly key: string; readonly isUnstable: boolean }; readonly place: Extent }
  | { readonly line: StoreLine; readonly place: Extent };

/** Submissions whose results are in memory at once, beside those that somebody holds. */
const MOST_AT_HAND = 16;

/**
 * Lines of a store, found by what they are about. Runs and results of a large class would fill the memory: they stay in
 * the journal, and are read when they are asked for.
 */
export class StoreIndex {
  readonly history = new ClassHistory();
  readonly outputs: StoredOutputs;
  readonly damage: StoreDamage;
  /** Size of the journal when it was opened, up to the end of its last whole line. */
  readonly bytes: number;
  /** The largest number that a line had then. */
  readonly lastLine: number;
  readonly #reports: string;
  readonly #journal: PlacedFile;
  readonly #builds = new Map<string, BuildLine>();
  readonly #handIns = new Map<string, HandInLine>();
  readonly #runs = new Map<string, Extent>();
  /** Places of all runs, the oldest first. */
  readonly #allRuns: Extent[] = [];
  readonly #resultsAtHand = new Map<number, readonly ResultRecord[]>();
  #last: Map<string, RunLine> | undefined;
  #missingAtDesk: readonly LineRange[] = [];

  /**
   * @param file the journal, if it is open already
   * @throws ExpectedError if the store is of another version
   */
  constructor(reports: string, file?: PlacedFile) {
    const journal = new Journal(storeIn(reports), file);
    this.#journal = journal.file;
    this.outputs = new StoredOutputs(path.join(storeIn(reports), journal.outputs));
    const { lines, missing, last, bytes } = journal.read((line) => this.#taken(line));
    this.damage = new StoreDamage(missing);
    for (const { taken } of lines) this.#addTaken(taken);
    this.lastLine = last;
    this.bytes = bytes;
    this.#reports = reports;
    this.readDesk();
  }

  /** Reads what people have decided by now: they do not wait for the end of a grading. */
  readDesk(): void {
    const { lines, missing } = deskOf(this.#reports);
    this.history.setDesk(lines);
    this.#missingAtDesk = missing;
  }

  /** Numbers of decisions that are not there as they were written. */
  get missingAtDesk(): readonly LineRange[] {
    return this.#missingAtDesk;
  }

  /** Closes the journal. Nothing can be read after it. */
  close(): void {
    this.#journal.close();
  }

  /**
   * Adds a line that stands in the journal.
   *
   * @returns the line as it is kept: its results are read from there
   */
  add<Line extends StoreLine>(line: Line, place: Extent): Line {
    switch (line.kind) {
      case "hand-in":
        this.#handIns.set(handInId(line), line);
        return line;
      case "build":
        this.#builds.set(line.key, line);
        return line;
      case "run":
        this.#addRun({ key: line.key, isUnstable: line.unstable ?? false }, place);
        return line;
      case "clean":
        this.#handIns.clear();
        this.#builds.clear();
        this.#runs.clear();
        this.history.add(line);
        return line;
      case "repaired":
        this.damage.add(line);
        return line;
      case "result": {
        const kept = this.#withoutResults(line, place);
        this.history.add(kept);
        return kept as Line;
      }
      default:
        this.history.add(line);
        return line;
    }
  }

  /** Takes what is needed of a line. A run is parsed when it is asked for: of thousands, few are. */
  #taken({ content, place }: JournalLine): TakenLine | undefined {
    const run = runIn(content);
    if (run) return { run, place };
    const line = storeLineIn(content);
    // The results of all lines together would fill the memory.
    return line && { line: line.kind === "result" ? this.#withoutResults(line, place) : line, place };
  }

  #addTaken(taken: TakenLine): void {
    if ("run" in taken) this.#addRun(taken.run, taken.place);
    else if (taken.line.kind === "result") this.history.add(taken.line);
    else this.add(taken.line, taken.place);
  }

  #addRun({ key, isUnstable }: { key: string; isUnstable: boolean }, place: Extent): void {
    this.#last = undefined;
    this.#allRuns.push(place);
    if (isUnstable) this.#runs.delete(key);
    else this.#runs.set(key, place);
  }

  #withoutResults(line: ResultLine, place: Extent): ResultLine {
    const { results, ...facts } = line.record;
    this.#haveAtHand(place, results);
    const read = () => this.#resultsAt(place);
    return {
      ...line,
      record: {
        ...facts,
        get results() {
          return read();
        },
      },
    };
  }

  #resultsAt(place: Extent): readonly ResultRecord[] {
    const atHand = this.#resultsAtHand.get(place.at);
    if (atHand) return atHand;
    const { record } = parseContent(this.#journal.read(place)) as ResultLine;
    this.#haveAtHand(place, record.results);
    return record.results;
  }

  #haveAtHand({ at }: Extent, results: readonly ResultRecord[]): void {
    if (this.#resultsAtHand.size >= MOST_AT_HAND) this.#resultsAtHand.clear();
    this.#resultsAtHand.set(at, results);
  }

  #runAt(place: Extent | undefined): RunLine | undefined {
    return place && (parseContent(this.#journal.read(place)) as RunLine | undefined);
  }

  /** Reads all runs, the oldest first. */
  #runLines(): RunLine[] {
    return this.#allRuns.flatMap((place) => this.#runAt(place) ?? []);
  }

  /** Finds a run that would end in the same way again. */
  run(key: string): PackedOutcome | undefined {
    const line = this.#runAt(this.#runs.get(key));
    return line && this.outcomeOf(line);
  }

  /** Finds the last run of a student on a case, in whatever way it ended. */
  lastRun(student: string, asked: string): RunLine | undefined {
    this.#last ??= new Map(this.#runLines().map((line) => [`${line.student} ${line.case}`, line] as const));
    return this.#last.get(`${student} ${asked}`);
  }

  /** Cuts out the builds and the runs with these keys, as far as they are known. */
  partOf(keys: Iterable<string>): StorePart {
    const lines = Array.from(new Set(keys)).flatMap(
      (key) => this.#builds.get(key) ?? this.#runAt(this.#runs.get(key)) ?? [],
    );
    return this.outputs.cutOut(lines);
  }

  /** Cuts out all builds and runs, but those with these keys. */
  partWithout(keys: ReadonlySet<string>): StorePart {
    return this.outputs.cutOut(
      [...this.#builds.values(), ...this.#runLines()].filter(({ key }) => !keys.has(key)),
    );
  }

  /** Gives the outcome of a run; undefined if what was printed is damaged. */
  outcomeOf(line: RunLine): PackedOutcome | undefined {
    const bytes = this.outputs.bytesOf(line.stored);
    return isIntact(line.stored, bytes) ? decodeRun(line, bytes) : undefined;
  }

  hasHandIn(key: HandInKey): boolean {
    return this.#handIns.has(handInId(key));
  }

  /** Gives what a student handed in; undefined if it was not kept. */
  handIn(key: HandInKey): HandIn | undefined {
    const stored = this.#handIns.get(handInId(key))?.stored;
    return stored && (this.#unpacked(stored) as HandIn | undefined);
  }

  hasBuild(key: string): boolean {
    return this.#builds.has(key);
  }

  build(key: string): KeptBuild | undefined {
    const line = this.#builds.get(key);
    if (!line) return undefined;
    const { commands, finding, notices = [], stored } = line;
    if (finding) return { kind: "compile-error", finding, ...(commands && { commands }) } as KeptBuild;
    if (!commands) return undefined;
    const sources = stored ? (this.#unpacked(stored) as Source[] | undefined) : [];
    return sources && { kind: "ready", commands, notices, sources };
  }

  /** Unpacks what was kept as packed JSON; undefined if it is damaged. */
  #unpacked(stored: Stored): unknown {
    const bytes = this.outputs.bytesOf(stored);
    try {
      return isIntact(stored, bytes) ? JSON.parse(inflateRawSync(bytes).toString()) : undefined;
    } catch {
      // A line without a seal may hold anything.
      return undefined;
    }
  }
}

function handInId({ student, problem, sources }: HandInKey): string {
  return JSON.stringify([student, problem, sources]);
}

/** Tells if a class was graded into a folder. */
export function hasStore(reports: string): boolean {
  return existsSync(journalIn(reports));
}

/**
 * Reads the store of a class. Others may write there at the same time.
 *
 * @throws ExpectedError if there is none, or if it is of another version
 */
export function readStore(reports: string): StoreIndex {
  if (!hasStore(reports))
    throw new ExpectedError(
      placed(displayPath(path.resolve(reports)), say`no class was graded into this folder`),
    );
  return knownIn(reports);
}

/**
 * Reads the store of a class; an empty one if no class was graded into the folder.
 *
 * @throws ExpectedError if it is of another version
 */
export function knownIn(reports: string): StoreIndex {
  return new StoreIndex(reports);
}
