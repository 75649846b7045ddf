import { closeSync, existsSync, openSync, readSync } from "node:fs";
import path from "node:path";
import { inflateRawSync } from "node:zlib";
import { ExpectedError } from "../base/errors.ts";
import { displayPath } from "../base/files.ts";
import { type JournalText, parseLine, readJournal } from "../base/journal.ts";
import { placed } from "../base/sentence.ts";
import type { PackedOutcome } from "../run/packed.ts";
import type { Build } from "../submission/build/executable.ts";
import type { Source } from "../submission/language/language.ts";
import { ClassHistory, type HistoryLine } from "./history.ts";
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
export function headerIn({ lines: [first] }: JournalText): Header | undefined {
  if (first === undefined) return headerWith("outputs");
  const header = parseLine(first) as Partial<Header> | undefined;
  const isValid =
    header?.kind === "store" && header.version === STORE_VERSION && header.outputs !== undefined;
  return isValid ? (header as Header) : undefined;
}

/** @throws ExpectedError if the store is of another version */
function headerOf(journal: JournalText, reports: string): Header {
  const header = headerIn(journal);
  if (header) return header;
  const place = displayPath(path.resolve(reports));
  throw new ExpectedError({
    en: `${place}: the results there are from another version of Cavalo. Use another --out`,
    "pt-BR": `${place}: os resultados ali são de outra versão do Cavalo. Use outro --out`,
  });
}

/** Beginning of the line of a run up to its key, and the end of one that is never taken. */
const RUN_START = '{"kind":"run","key":"';
const UNSTABLE_END = '"unstable":true}';

function runLine(line: RunLine | string | undefined): RunLine | undefined {
  return typeof line === "string" ? (parseLine(line) as RunLine | undefined) : line;
}

/** Lines of a store, found by what they are about. */
export class StoreIndex {
  readonly history = new ClassHistory();
  /** Path of the file with the outputs. */
  readonly outputs: string;
  readonly #builds = new Map<string, BuildLine>();
  readonly #runs = new Map<string, RunLine | string>();
  readonly #ordered: (RunLine | string)[] = [];
  #last: Map<string, RunLine> | undefined;

  constructor(outputs: string) {
    this.outputs = outputs;
  }

  add(line: StoreLine): void {
    switch (line.kind) {
      case "build":
        this.#builds.set(line.key, line);
        return;
      case "run":
        this.#addRun({ key: line.key, isUnstable: line.unstable ?? false }, line);
        return;
      case "clean":
        this.#builds.clear();
        this.#runs.clear();
        this.history.add(line);
        return;
      default:
        this.history.add(line);
    }
  }

  /** Adds a line as it is written. A run is parsed when it is asked for: of thousands, few are. */
  addText(text: string): void {
    if (text.startsWith(RUN_START)) {
      const key = text.slice(RUN_START.length, text.indexOf('"', RUN_START.length));
      this.#addRun({ key, isUnstable: text.endsWith(UNSTABLE_END) }, text);
      return;
    }
    const line = parseLine(text) as StoreLine | undefined;
    if (line) this.add(line);
  }

  #addRun({ key, isUnstable }: { key: string; isUnstable: boolean }, line: RunLine | string): void {
    this.#ordered.push(line);
    this.#last = undefined;
    if (isUnstable) this.#runs.delete(key);
    else this.#runs.set(key, line);
  }

  /** Finds a run that would end in the same way again. */
  run(key: string): PackedOutcome | undefined {
    const line = runLine(this.#runs.get(key));
    const bytes = line && this.bytesOf(line.stored);
    return bytes && isIntact(line.stored, bytes) ? decodeRun(line, bytes) : undefined;
  }

  /** Finds the last run of a student on a case, in whatever way it ended. */
  lastRun(student: string, asked: string): RunLine | undefined {
    this.#last ??= new Map(
      this.#ordered.flatMap((each) => {
        const line = runLine(each);
        return line ? [[`${line.student} ${line.case}`, line] as const] : [];
      }),
    );
    return this.#last.get(`${student} ${asked}`);
  }

  /** Cuts out the builds and the runs with these keys, as far as they are known. */
  partOf(keys: Iterable<string>): StorePart {
    const lines = Array.from(new Set(keys)).flatMap(
      (key) => this.#builds.get(key) ?? runLine(this.#runs.get(key)) ?? [],
    );
    return this.#cut(lines);
  }

  /** Cuts out all builds and runs, but those with these keys. */
  partWithout(keys: ReadonlySet<string>): StorePart {
    const runs = this.#ordered.flatMap((line) => runLine(line) ?? []);
    return this.#cut([...this.#builds.values(), ...runs].filter(({ key }) => !keys.has(key)));
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
  return indexOf(readJournal(journalIn(reports)), reports);
}

/** @throws ExpectedError if the store is of another version */
export function indexOf(journal: JournalText, reports: string): StoreIndex {
  const { outputs } = headerOf(journal, reports);
  const index = new StoreIndex(path.join(path.dirname(journalIn(reports)), outputs));
  for (const line of journal.lines.slice(1)) index.addText(line);
  return index;
}
