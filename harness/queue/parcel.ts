import { mkdirSync, readdirSync, readFileSync, type Stats, writeFileSync } from "node:fs";
import path from "node:path";
import { deflateRawSync, inflateRawSync } from "node:zlib";
import { byText } from "../base/text.ts";
import type { Case } from "../case/any-case.ts";
import { eachProgram } from "../case/custom/problem.ts";
import { statIfCopied } from "../submission/build/copy.ts";
import { isBelow } from "../submission/find/mistakes.ts";
import { keptMode, TAKING_LIMITS } from "../submission/find/tree/take-in.ts";
import type { Submission, SubmissionKind } from "../submission/submission.ts";

/** Parts of a submission that name nobody. */
type Unnamed = Omit<Submission, "name" | "folder" | "student" | "handedIn" | "isMarkedLate">;

/** A file of a hand-in. */
interface PackedFile {
  readonly path: string;
  readonly mode: number;
  /** Place of its bytes. */
  readonly at: number;
  readonly bytes: number;
}

/** Packs plain data, and bytes that it says the places of. */
export function packParcel(data: unknown, bytes: Buffer = Buffer.alloc(0)): Buffer {
  const text = Buffer.from(JSON.stringify(data, marked));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(text.length);
  return deflateRawSync(Buffer.concat([length, text, bytes]), { level: 1 });
}

export function unpackParcel<Data>(packed: Buffer): { readonly data: Data; readonly bytes: Buffer } {
  const whole = inflateRawSync(packed, { maxOutputLength: MOST_UNPACKED_BYTES });
  const end = 4 + whole.readUInt32LE();
  return { data: JSON.parse(whole.toString("utf8", 4, end), unmarked), bytes: whole.subarray(end) };
}

/** More than any hand-in with its sources, or any result, has. */
const MOST_UNPACKED_BYTES = 1024 ** 3;

/** Beginning of a key of ours. A key in the data that begins so gets one more. */
const MARK = "$";
const BYTES = `${MARK}bytes`;

type Mapping = Readonly<Record<string, unknown>>;

/** Boards are arrays of bytes. */
function marked(this: Mapping, key: string, value: unknown): unknown {
  // A buffer is no buffer any more when its value gets here.
  const given = this[key];
  if (given instanceof Uint8Array) return { [BYTES]: Buffer.from(given).toString("base64") };
  return isMapping(value) ? withKeys(value, (own) => (own.startsWith(MARK) ? MARK + own : own)) : value;
}

function unmarked(_: string, value: unknown): unknown {
  if (!isMapping(value)) return value;
  if (Object.hasOwn(value, BYTES)) return new Uint8Array(Buffer.from(String(value[BYTES]), "base64"));
  return withKeys(value, (own) => (own.startsWith(MARK) ? own.slice(MARK.length) : own));
}

function isMapping(value: unknown): value is Mapping {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function withKeys(mapping: Mapping, rename: (key: string) => string): Mapping {
  return Object.fromEntries(Object.entries(mapping).map(([key, value]) => [rename(key), value]));
}

/** Packs a submission as it was handed in, without what says whose it is. */
export function packSubmission({
  name: _,
  student: __,
  handedIn: ___,
  isMarkedLate: ____,
  folder,
  ...unnamed
}: Submission): Buffer {
  const { bytes, ...files } = packFiles([folder], () => "");
  return packParcel({ unnamed, ...files }, bytes);
}

interface PackedFiles {
  readonly files: readonly PackedFile[];
  /** Paths of all folders: a program may write into one that is empty. */
  readonly folders: readonly string[];
  readonly bytes: Buffer;
}

type Listed = Omit<PackedFiles, "bytes">;

/** Packs what is copied of folders. @param placeOf gives the new place of a folder */
function packFiles(roots: readonly string[], placeOf: (at: number) => string): PackedFiles {
  const files: PackedFile[] = [];
  const folders: string[] = [];
  const bytes: Buffer[] = [];
  let at = 0;
  for (const [nth, root] of roots.entries())
    for (const { name, stats } of copiedBelow(root)) {
      const place = path.join(placeOf(nth), name);
      if (stats.isDirectory()) {
        folders.push(place);
        continue;
      }
      const content = readFileSync(path.join(root, name));
      files.push({ path: place, mode: keptMode(stats), at, bytes: content.length });
      bytes.push(content);
      at += content.length;
    }
  return { files, folders, bytes: Buffer.concat(bytes) };
}

function* copiedBelow(root: string, below = ""): Generator<{ name: string; stats: Stats }> {
  for (const entry of readdirSync(path.join(root, below)).sort(byText)) {
    const name = path.join(below, entry);
    const stats = statIfCopied(path.join(root, name));
    if (!stats) continue;
    yield { name, stats };
    if (stats.isDirectory()) yield* copiedBelow(root, name);
  }
}

/** @throws Error if it is no hand-in within its limits: whoever has the secret may write nothing else here */
function unpackFiles({ files, folders, bytes }: PackedFiles, folder: string): void {
  const contents = files.map((file) => bytes.subarray(file.at, file.at + file.bytes));
  const total = contents.reduce((sum, { length }) => sum + length, 0);
  const places = [...folders, ...files.map((file) => file.path)];
  const isWithinLimits = places.length <= TAKING_LIMITS.entries && total <= TAKING_LIMITS.totalBytes;
  if (!isWithinLimits || !places.every(isBelow)) throw new Error("this parcel is no hand-in");
  for (const each of folders) mkdirSync(path.join(folder, each), { recursive: true });
  for (const [nth, file] of files.entries()) {
    const place = path.join(folder, file.path);
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, contents[nth]!, { mode: keptMode(file), flag: "wx" });
  }
}

/** Unpacks a submission into an empty folder. */
export function unpackSubmission(packed: Buffer, folder: string): Submission {
  const { data, bytes } = unpackParcel<{ unnamed: Unnamed } & Listed>(packed);
  unpackFiles({ ...data, bytes }, folder);
  const { kind } = data.unnamed;
  return { ...data.unnamed, kind: relinked(kind), name: path.basename(folder), folder };
}

/** Makes the main source one of the sources again. */
function relinked(kind: SubmissionKind): SubmissionKind {
  if (kind.kind !== "program") return kind;
  const { sources, main } = kind.program;
  return {
    ...kind,
    program: { ...kind.program, main: sources.find((each) => each.path === main.path) ?? main },
  };
}

/** Packs cases without the paths of their files, and with the programs of their authors. */
export function packCases(cases: readonly Case[]): Buffer {
  const folders: string[] = [];
  const placeOf = (at: number) => path.join("programs", String(at));
  const packed = cases.map((asked) => {
    const file = path.basename(asked.file);
    if (!("programs" in asked)) return { ...asked, file };
    const programs = eachProgram(asked.programs, (program) => {
      const folder = path.resolve(path.dirname(asked.file), program.folder);
      if (!folders.includes(folder)) folders.push(folder);
      return { ...program, folder: placeOf(folders.indexOf(folder)) };
    });
    return { ...asked, file, programs };
  });
  const { bytes, ...files } = packFiles(folders, placeOf);
  return packParcel({ cases: packed, ...files }, bytes);
}

/** @param folder gets the programs of the authors */
export function unpackCases(packed: Buffer, folder: string): Case[] {
  const { data, bytes } = unpackParcel<{ cases: Case[] } & Listed>(packed);
  unpackFiles({ ...data, bytes }, folder);
  return data.cases.map((asked) => ({ ...asked, file: path.join(folder, asked.file) }));
}
