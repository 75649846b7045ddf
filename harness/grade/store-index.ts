import { existsSync } from "node:fs";
import path from "node:path";
import { inflateRawSync } from "node:zlib";
import { ExpectedError } from "../base/errors.ts";
import { displayPath } from "../base/files.ts";
import { type Place, PlacedFile, type PlacedLine, parseLine } from "../base/journal.ts";
import { placed } from "../base/sentence.ts";
import type { HandIn } from "../report/hand-in.ts";
import type { ResultRecord } from "../report/record.ts";
import type { PackedOutcome } from "../run/packed.ts";
import type { Build } from "../submission/build/executable.ts";
import type { Source } from "../submission/language/language.ts";
import { ClassHistory, type ResultLine } from "./history.ts";
import {
  type HandInKey,
  type HandInLine,
  headerOf,
  journalIn,
  runIn,
  type StoreLine,
} from "./store-lines.ts";
import { StoredOutputs, type StorePart } from "./stored-outputs.ts";
import { type BuildLine, decodeRun, isIntact, type RunLine } from "./stored-run.ts";

/** The end of a build, as far as judging needs it. */
export type KeptBuild =
  | Omit<Extract<Build, { kind: "ready" }>, "executable">
  | Extract<Build, { kind: "compile-error" }>;

/** Submissions whose results are in memory at once, beside those that somebody holds. */
const MOST_AT_HAND = 16;

/**
 * Lines of a store, found by what they are about. Runs and results of a large class would fill the memory: they stay in
 * the journal, and are read when they are asked for.
 */
export class StoreIndex {
  readonly history = new ClassHistory();
  readonly outputs: StoredOutputs;
  /** Size of the journal when it was opened, up to the end of its last whole line. */
  readonly bytes: number = 0;
  readonly #journal: PlacedFile;
  readonly #builds = new Map<string, BuildLine>();
  readonly #handIns = new Map<string, HandInLine>();
  readonly #runs = new Map<string, Place>();
  readonly #resultsAtHand = new Map<number, readonly ResultRecord[]>();
  #last: Map<string, RunLine> | undefined;

  /** @throws ExpectedError if the store is of another version */
  constructor(journal: PlacedFile, reports: string) {
    this.#journal = journal;
    const { outputs } = headerOf(journal.firstLine(), reports);
    this.outputs = new StoredOutputs(path.join(path.dirname(journalIn(reports)), outputs));
    for (const line of journal.lines()) {
      const { at, bytes } = line.place;
      if (at > 0) this.#addWritten(line);
      this.bytes = at + bytes + 1;
    }
  }

  /**
   * Adds a line that stands in the journal.
   *
   * @returns the line as it is kept: its results are read from there
   */
  add<Line extends StoreLine>(line: Line, place: Place): Line {
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

  /** Adds a line as it was written. A run is parsed when it is asked for: of thousands, few are. */
  #addWritten({ bytes, place }: PlacedLine): void {
    const run = runIn(bytes);
    const line = run ? undefined : (parseLine(bytes) as StoreLine | undefined);
    if (run) this.#addRun(run, place);
    else if (line) this.add(line, place);
  }

  #addRun({ key, isUnstable }: { key: string; isUnstable: boolean }, place: Place): void {
    this.#last = undefined;
    if (isUnstable) this.#runs.delete(key);
    else this.#runs.set(key, place);
  }

  #withoutResults(line: ResultLine, place: Place): ResultLine {
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

  #resultsAt(place: Place): readonly ResultRecord[] {
    const atHand = this.#resultsAtHand.get(place.at);
    if (atHand) return atHand;
    const { record } = JSON.parse(this.#journal.read(place).toString()) as ResultLine;
    this.#haveAtHand(place, record.results);
    return record.results;
  }

  #haveAtHand({ at }: Place, results: readonly ResultRecord[]): void {
    if (this.#resultsAtHand.size >= MOST_AT_HAND) this.#resultsAtHand.clear();
    this.#resultsAtHand.set(at, results);
  }

  #runAt(place: Place | undefined): RunLine | undefined {
    return place && (parseLine(this.#journal.read(place)) as RunLine | undefined);
  }

  /** Reads all runs, the oldest first. */
  *#allRuns(): Generator<RunLine> {
    for (const { bytes } of this.#journal.lines()) {
      const line = runIn(bytes) ? (parseLine(bytes) as RunLine | undefined) : undefined;
      if (line) yield line;
    }
  }

  /** Finds a run that would end in the same way again. */
  run(key: string): PackedOutcome | undefined {
    const line = this.#runAt(this.#runs.get(key));
    const bytes = line && this.outputs.bytesOf(line.stored);
    return bytes && isIntact(line.stored, bytes) ? decodeRun(line, bytes) : undefined;
  }

  /** Finds the last run of a student on a case, in whatever way it ended. */
  lastRun(student: string, asked: string): RunLine | undefined {
    this.#last ??= new Map(
      Array.from(this.#allRuns(), (line) => [`${line.student} ${line.case}`, line] as const),
    );
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
      [...this.#builds.values(), ...this.#allRuns()].filter(({ key }) => !keys.has(key)),
    );
  }

  outcomeOf(line: RunLine): PackedOutcome {
    return decodeRun(line, this.outputs.bytesOf(line.stored));
  }

  hasHandIn(key: HandInKey): boolean {
    return this.#handIns.has(handInId(key));
  }

  /** Gives what a student handed in; undefined if it was not kept. */
  handIn(key: HandInKey): HandIn | undefined {
    const stored = this.#handIns.get(handInId(key))?.stored;
    const bytes = stored && this.outputs.bytesOf(stored);
    if (!bytes || !isIntact(stored, bytes)) return undefined;
    return JSON.parse(inflateRawSync(bytes).toString());
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
    const bytes = stored && this.outputs.bytesOf(stored);
    if (bytes && !isIntact(stored, bytes)) return undefined;
    const sources: Source[] = bytes ? JSON.parse(inflateRawSync(bytes).toString()) : [];
    return { kind: "ready", commands, notices, sources };
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
      placed(displayPath(path.resolve(reports)), {
        en: "no class was graded into this folder",
        "pt-BR": "nenhuma turma foi avaliada nesta pasta",
      }),
    );
  return knownIn(reports);
}

/**
 * Reads the store of a class; an empty one if no class was graded into the folder.
 *
 * @throws ExpectedError if it is of another version
 */
export function knownIn(reports: string): StoreIndex {
  return new StoreIndex(new PlacedFile(journalIn(reports)), reports);
}
