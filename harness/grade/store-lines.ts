import path from "node:path";
import { ExpectedError } from "../base/errors.ts";
import { displayPath } from "../base/files.ts";
import { type PlacedLine, parseLine } from "../base/journal.ts";
import type { ProblemName } from "../case/names.ts";
import type { HistoryLine } from "./history.ts";
import type { BuildLine, RunLine, Stored } from "./stored-run.ts";

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

/** Files that a student handed in, packed, to be shown to the instructor when the hand-in is gone. */
export interface HandInLine extends HandInKey {
  readonly kind: "hand-in";
  readonly stored: Stored;
}

/** Names a hand-in of a student. */
export interface HandInKey {
  readonly student: string;
  readonly problem: ProblemName;
  /** Hash of its files. */
  readonly sources: string;
}

export type StoreLine = HistoryLine | RunLine | BuildLine | HandInLine;

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
export function headerOf(first: PlacedLine | undefined, reports: string): Header {
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

/** Reads the key of a run in its line, which is not parsed; undefined if the line is not that of a run. */
export function runIn(line: Buffer): { key: string; isUnstable: boolean } | undefined {
  if (!line.subarray(0, RUN_START.length).equals(RUN_START)) return undefined;
  const key = line.toString("latin1", RUN_START.length, line.indexOf('"', RUN_START.length));
  return { key, isUnstable: line.subarray(-UNSTABLE_END.length).equals(UNSTABLE_END) };
}
