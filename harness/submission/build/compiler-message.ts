import { realpathSync } from "node:fs";
import path from "node:path";
import { lineNotUtf8 } from "../../base/files.ts";
import { codeAt } from "../../base/source-line.ts";
import { printable, tellingLine } from "../../base/text.ts";
import type { CompileError, Finding } from "../../finding/index.ts";
import type { Outcome } from "../../run/outcome.ts";
import type { Encoding, Source } from "../language/language.ts";

/** What a compiler was given. */
export interface Compiled {
  /** Where the sources are, and where what is made of them goes. */
  readonly folder: string;
  /** The sources of a program whose language is known. */
  readonly sources: readonly Source[];
  /** The encodings that the compiler reads. */
  readonly reads: readonly Encoding[];
}

/** How compilers begin or end a message with its place; with groups `file`, `line` and `message`. */
const PLACED_MESSAGES = [
  // gcc, javac, kotlinc, go, ghc, ruby.
  /^(?<file>.+?):(?<line>\d+):(?:\d+:)? *(?<message>.+)/g,
  // tsc, mcs.
  /^(?<file>.+?)\((?<line>\d+),\d+\): *(?<message>.+)/g,
  // Python, of lines that are set in wrongly.
  /^Sorry: (?<message>.+?) \((?<file>.+), line (?<line>\d+)\)$/g,
];

/** How they name a place on a line of its own. */
const PLACES = [
  // Python.
  /^ *File "(?<file>[^"\n]+)", line (?<line>\d+)/gm,
  // rustc.
  /^ *--> (?<file>.+):(?<line>\d+):\d+$/gm,
  // Node.
  /^(?<file>.+):(?<line>\d+)$/gm,
];

/** The byte order marks of UTF-16, as they look where every byte is a character. */
const UTF16 = /^(?:\u00ff\u00fe|\u00fe\u00ff)/;

type Complaint = Omit<Finding<"not-compiled">, "kind">;

/** What is wrong with a program that a compiler refused. */
export function compileErrorOf(outcome: Outcome, compiled: Compiled): CompileError {
  const complaint = complaintOf(outcome, compiled);
  return encodingError(complaint, compiled) ?? { kind: "not-compiled", ...complaint };
}

/** What a compiler says that crashed. */
export function quoteOf(outcome: Outcome, compiled: Compiled): Pick<Complaint, "quote"> {
  const { quote } = complaintOf(outcome, { ...compiled, sources: [] });
  return quote === undefined ? {} : { quote };
}

/** What a compiler says: the line that tells most, and the place in the program that it is about. */
function complaintOf({ stdout, stderr }: Outcome, { folder, sources }: Compiled): Complaint {
  // Compilers write to either stream.
  const printed = Buffer.concat([stderr.bytes, Buffer.from("\n"), stdout.bytes]).toString("utf8");
  const text = printed.replaceAll(`${realpathSync(folder)}/`, "").replaceAll(`${folder}/`, "");
  const quote = tellingLine(Buffer.from(text));
  if (quote === "") return {};
  for (const { groups } of placesIn(quote, text)) {
    const { file, line, message = quote } = groups as { file: string; line: string; message?: string };
    const source = sourceCalled(path.posix.normalize(file), sources);
    if (source) return { quote: message, place: placeIn(source, Number(line)) };
  }
  return { quote };
}

/** All places that are named, those with the message itself first. */
function* placesIn(quote: string, text: string): Generator<RegExpExecArray> {
  for (const pattern of PLACED_MESSAGES) yield* quote.matchAll(pattern);
  for (const pattern of PLACES) yield* text.matchAll(pattern);
}

/** The source with such a path, or the first with such a name. */
function sourceCalled(name: string, sources: readonly Source[]): Source | undefined {
  return (
    sources.find((source) => source.path === name) ??
    sources.find((source) => path.posix.basename(source.path) === name)
  );
}

function placeIn(source: Source, line: number): NonNullable<Complaint["place"]> {
  const code = codeAt(source, line);
  return { file: printable(source.path), line, ...(code !== "" && { code }) };
}

/** Compilers tell of bytes and characters; an author wants to hear that the file is to be saved in another encoding. */
function encodingError(
  { quote = "", place }: Complaint,
  { sources, reads }: Compiled,
): CompileError | undefined {
  const suspects = sources.filter((source) => {
    const encoding = encodingOf(source);
    // A source in Latin-1 may say so, as in Python: then something else is wrong with it.
    return !reads.includes(encoding) && (encoding === "utf16" || /utf-?8/i.test(quote));
  });
  const source = suspects.find(({ path: name }) => printable(name) === place?.file) ?? suspects[0];
  if (!source) return undefined;
  const line = lineNotUtf8(Buffer.from(source.text, "latin1"))!;
  return { kind: "not-utf8", file: printable(source.path), line };
}

function encodingOf({ text, utf8 }: Source): Encoding {
  if (utf8) return "utf8";
  return UTF16.test(text) ? "utf16" : "latin1";
}
