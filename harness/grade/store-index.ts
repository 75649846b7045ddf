import { closeSync, existsSync, openSync, readSync } from "node:fs";
import path from "node:path";
import { inflateRawSync } from "node:zlib";
import { ExpectedError } from "../base/errors.ts";
import { displayPath } from "../base/files.ts";
import { type Place, PlacedFile, type PlacedLine, parseLine } from "../base/journal.ts";
import { placed } from "../base/sentence.ts";
import type { ResultRecord } from "../report/record.ts";
import type { PackedOutcome } from "../run/packed.ts";
import type { Build } from "../submission/build/executable.ts";
import type { Source } from "../submission/language/language.ts";
import { ClassHistory, type HistoryLine, type ResultLine } from "./history.ts";
import { type BuildLine, decodeRun, isIntact, type RunLine, type Stored } from "./stored-run.ts";

/** Version of the lines. A store of another version is refused. */
const STORE_VERSION = 2;

/** First line of a journal: it names the file of the outputs, which is another one after something was forgotten. */
export interface Header {
  readonly kind: "store";
  readonly version: typeof STORE_VERSION;
  readonly hash: "sha256";
  readonly outputs: string;
}

export function headerWith(outputs: string): Header {
  return { kind: "store", version: STORE_VERSION, hash: "sha256", outputs };
}

export type StoreLine = HistoryLine | RunLine | BuildLine;

/** Builds and runs that were cut out of a store, to be put into another one. */
export interface StorePart {
  /** Places are those in `bytes`. */
  readonly lines: readonly (RunLine | BuildLine)[];
  readonly bytes: Buffer;
}

/** The end of a build, as far as judging needs it. */
export type KeptBuild =
  | Omit<Extract<Build, { kind: "ready" }>, "executable">
  | Extract<Build, { kind: "compile-error" }>;

export function journalIn(reports: string): string {
  return path.join(reports, "store", "journal.jsonl");
}

/** Reads the first line of a journal; a new journal gets one. Another version has none that is valid here. */
export function headerIn(first: PlacedLine | undefined): Header | undefined {
  if (first === undefined) return headerWith("outputs");
  const header = parseLine(first.bytes) as Partial<Header> | undefined;
  const isValid =
    header?.kind === "store" && header.version === STORE_VERSION && header.outputs !== undefined;
  return isValid ? (header as Header) : undefined;
}

/** @throws ExpectedError if the store is of another version */
function headerOf(first: PlacedLine | undefined, reports: string): Header {
  const header = headerIn(first);
  if (header) return header;
  const place = displayPath(path.resolve(reports));
  throw new ExpectedError({
    en: `${place}: the results there are from another version of Cavalo. Use another --out`,
    "pt-BR": `${place}: os resultados ali são de outra versão do Cavalo. Use outro --out`,
  });
}

/** Beginning of the line of a run up to its key, and the end of one that is never taken. */
const RUN_START = Buffer.from('{"kind":"run","key":"');
const UNSTABLE_END = Buffer.from('"unstable":true}');

function isRun(line: Buffer): boolean {
  return line.subarray(0, RUN_START.length).equals(RUN_START);
}

/** Submissions whose results are in memory at once, beside those that somebody holds. */
const MOST_AT_HAND = 16;

/**
 * Lines of a store, found by what they are about. Runs and results of a large class would fill the memory: they stay in
 * the journal, and are read when they are asked for.
 */
export class StoreIndex {
  readonly history = new ClassHistory();
  /** Path of the file with the outputs. */
  readonly outputs: string;
  /** Size of the journal when it was opened, up to the end of its last whole line. */
  readonly bytes: number = 0;
  readonly #journal: PlacedFile;
  readonly #builds = new Map<string, BuildLine>();
  readonly #runs = new Map<string, Place>();
  readonly #resultsAtHand = new Map<number, readonly ResultRecord[]>();
  #last: Map<string, RunLine> | undefined;

  /** @throws ExpectedError if the store is of another version */
  constructor(journal: PlacedFile, reports: string) {
    this.#journal = journal;
    const { outputs } = headerOf(journal.firstLine(), reports);
    this.outputs = path.join(path.dirname(journalIn(reports)), outputs);
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
      case "build":
        this.#builds.set(line.key, line);
        return line;
      case "run":
        this.#addRun({ key: line.key, isUnstable: line.unstable ?? false }, place);
        return line;
      case "clean":
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
    if (isRun(bytes)) {
      const key = bytes.toString("latin1", RUN_START.length, bytes.indexOf('"', RUN_START.length));
      this.#addRun({ key, isUnstable: bytes.subarray(-UNSTABLE_END.length).equals(UNSTABLE_END) }, place);
      return;
    }
    const line = parseLine(bytes) as StoreLine | undefined;
    if (line) this.add(line, place);
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
      const line = isRun(bytes) ? (parseLine(bytes) as RunLine | undefined) : undefined;
      if (line) yield line;
    }
  }

  /** Finds a run that would end in the same way again. */
  run(key: string): PackedOutcome | undefined {
    const line = this.#runAt(this.#runs.get(key));
    const bytes = line && this.bytesOf(line.stored);
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
    return this.#cut(lines);
  }

  /** Cuts out all builds and runs, but those with these keys. */
  partWithout(keys: ReadonlySet<string>): StorePart {
    return this.#cut([...this.#builds.values(), ...this.#allRuns()].filter(({ key }) => !keys.has(key)));
  }

  #cut(lines: readonly (RunLine | BuildLine)[]): StorePart {
    const bytes = lines.flatMap(({ stored }) => (stored && "at" in stored ? [this.bytesOf(stored)] : []));
    let at = 0;
    const moved = lines.map((line) => {
      if (!line.stored || "inline" in line.stored) return line;
      const stored = { ...line.stored, at };
      at += stored.bytes;
      return { ...line, stored };
    });
    return { lines: moved, bytes: Buffer.concat(bytes) };
  }

  outcomeOf(line: RunLine): PackedOutcome {
    return decodeRun(line, this.bytesOf(line.stored));
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
    const bytes = stored && this.bytesOf(stored);
    if (bytes && !isIntact(stored, bytes)) return undefined;
    const sources: Source[] = bytes ? JSON.parse(inflateRawSync(bytes).toString()) : [];
    return { kind: "ready", commands, notices, sources };
  }

  bytesOf(stored: Stored): Buffer {
    if ("inline" in stored) return Buffer.from(stored.inline, "base64");
    const bytes = Buffer.alloc(stored.bytes);
    const descriptor = openSync(this.outputs, "r");
    try {
      readSync(descriptor, bytes, 0, stored.bytes, stored.at);
      return bytes;
    } finally {
      closeSync(descriptor);
    }
  }
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
