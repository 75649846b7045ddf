import path from "node:path";
import { parseContent } from "../../base/sealed-line.ts";
import type { ProblemName } from "../../case/names.ts";
import type { HistoryLine } from "./history.ts";
import type { BuildLine, RunLine, Stored } from "./stored-run.ts";

/** Version of the lines. */
export const STORE_VERSION = 3;

/** First line of a journal: it names the file of the outputs, which is another one after something was forgotten. */
export interface Header {
  readonly kind: "store";
  readonly version: number;
  readonly hash: "sha256";
  readonly outputs: string;
}

export function headerWith(outputs: string): Header {
  return { kind: "store", version: STORE_VERSION, hash: "sha256", outputs };
}

/**
 * The end of a grading after lines had been found damaged: what they held was graded again, but for submissions that
 * others must grade.
 */
export interface RepairedLine {
  readonly kind: "repaired";
  readonly at: string;
  /** First and last numbers of the lines. */
  readonly lines: readonly LineRange[];
  /** Problems and students with results that were not graded again since. */
  readonly left: readonly string[];
}

/** Numbers of lines from the first to the last. */
export type LineRange = readonly [number, number];

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

export type StoreLine = HistoryLine | RunLine | BuildLine | HandInLine | RepairedLine;

/** Folder of the store of a class. */
export function storeIn(reports: string): string {
  return path.join(reports, "store");
}

/** Folder of all that people decide about a class. It has a journal of its own, because they decide while programs are graded. */
export function deskIn(reports: string): string {
  return path.join(storeIn(reports), "desk");
}

export function journalIn(reports: string): string {
  return journalOf(storeIn(reports));
}

/** Folder of the report in which a folder with a journal lies: people know that one. */
export function reportsAround(folder: string): string {
  const store = path.basename(folder) === "desk" ? path.dirname(folder) : folder;
  return path.dirname(store);
}

/** The journal in a folder. */
export function journalOf(folder: string): string {
  return path.join(folder, "journal.jsonl");
}

type Fields = Readonly<Record<string, "string" | "number" | "object" | "array" | "boolean">>;

const PERSON: Fields = {
  at: "string",
  person: "string",
  name: "string",
  students: "array",
  programs: "string",
};

const BY_HAND: Fields = { ...PERSON, by: "string", id: "string" };

/** Fields without which a line says nothing, with their types. */
const FIELDS: Readonly<Record<string, Fields>> = {
  run: {
    key: "string",
    student: "string",
    case: "string",
    outcome: "object",
    printed: "array",
    stored: "object",
  },
  build: { key: "string", student: "string" },
  "hand-in": { student: "string", problem: "string", sources: "string", stored: "object" },
  grading: { at: "string", isolation: "string", machine: "string", cases: "array", sets: "object" },
  graded: { at: "string", stopped: "boolean", references: "object" },
  result: {
    ...{ student: "string", at: "string", key: "string", settled: "boolean", basis: "object" },
    ...{ manifest: "object", source: "object", record: "object" },
  },
  closed: { at: "string" },
  withdrawn: { student: "string", problem: "string" },
  decided: PERSON,
  undone: { at: "string", person: "string" },
  noted: { ...BY_HAND, on: "object", text: "string" },
  marked: { ...BY_HAND, item: "string", points: "number" },
  adjusted: { ...BY_HAND, points: "number", reason: "string" },
  retracted: { at: "string", by: "string", of: "string" },
  grades: { at: "string", grades: "object" },
  repaired: { lines: "array", left: "array" },
};

/** Reads a line of a store but its header; undefined if it is none. Lines of a later version are taken as they are. */
export function storeLineIn(content: Buffer): StoreLine | undefined {
  const line = parseContent(content) as (StoreLine & Readonly<Record<string, unknown>>) | undefined;
  if (typeof line?.kind !== "string") return undefined;
  const isWhole = Object.entries(FIELDS[line.kind] ?? {}).every(
    ([field, type]) => typeIn(line[field]) === type,
  );
  if (!isWhole) return undefined;
  return line.kind === "result" && !Array.isArray(line.record.results) ? undefined : line;
}

function typeIn(value: unknown): string {
  if (value === null) return "null";
  return Array.isArray(value) ? "array" : typeof value;
}

/** Beginning of the line of a run up to its key, and the end of one that is never taken. */
const RUN_START = Buffer.from('{"kind":"run","key":"');
const UNSTABLE_END = Buffer.from('"unstable":true');

/** Reads the key of a run in its content, which is not parsed; undefined if it is not that of a run. */
export function runIn(line: Buffer): { key: string; isUnstable: boolean } | undefined {
  if (!line.subarray(0, RUN_START.length).equals(RUN_START)) return undefined;
  const key = line.toString("latin1", RUN_START.length, line.indexOf('"', RUN_START.length));
  return { key, isUnstable: line.subarray(-UNSTABLE_END.length).equals(UNSTABLE_END) };
}
