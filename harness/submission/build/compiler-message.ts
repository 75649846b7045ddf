import { realpathSync } from "node:fs";
import path from "node:path";
import { lineNotUtf8 } from "../../base/files.ts";
import { codeAround, codeAt, placeAt } from "../../base/source-line.ts";
import { beginningOf, printable, tellingLine } from "../../base/text.ts";
import type { CompileError, Finding } from "../../finding/index.ts";
import type { Outcome } from "../../run/outcome.ts";
import type { Language, Source } from "../language/language.ts";

/** The files that a compiler was given. */
export interface Compiled {
  /** The folder of the sources and of all that is made of them. */
  readonly folder: string;
  /** The sources of a program whose language is known. */
  readonly sources: readonly Source[];
  readonly readsAsIs?: Language["readsAsIs"];
  /** The compiler and its version, where they are known: another version may not share its word. */
  readonly compiler?: string | undefined;
}

/** Messages that compilers begin or end with a place; with groups `file`, `line` and `message`. */
const PLACED_MESSAGES = [
  // gcc, javac, kotlinc, go, ghc, ruby.
  /^(?<file>.+?):(?<line>\d+):(?:\d+:)? *(?<message>.+)/g,
  // tsc, mcs.
  /^(?<file>.+?)\((?<line>\d+),\d+\): *(?<message>.+)/g,
  // Python, of lines that are set in wrongly.
  /^Sorry: (?<message>[^(\n]+) \((?<file>.+), line (?<line>\d+)\)$/g,
];

/** Places that they name on a line of its own. */
const PLACES = [
  // Python.
  /^ *File "(?<file>[^"\n]+)", line (?<line>\d+)/gm,
  // rustc.
  /^ *--> (?<file>.+):(?<line>\d+):\d+$/gm,
  // Node.
  /^(?<file>.+):(?<line>\d+)$/gm,
];

type Complaint = Pick<Finding<"not-compiled">, "quote" | "place">;

/** The fault of a program that a compiler refused. */
export function compileErrorOf(outcome: Outcome, compiled: Compiled): CompileError {
  const complaint = complaintOf(outcome, compiled);
  const { compiler } = compiled;
  const messages = beginningOf(Buffer.from(messagesOf(outcome, compiled).trim()));
  return (
    encodingError(complaint, compiled) ?? {
      kind: "not-compiled",
      ...(compiler && { compiler }),
      ...complaint,
      ...(messages.includes("\n") && { messages }),
    }
  );
}

/** The last words of a compiler that crashed. */
export function quoteOf(outcome: Outcome, compiled: Compiled): Pick<Complaint, "quote"> {
  const { quote } = complaintOf(outcome, { ...compiled, sources: [] });
  return quote === undefined ? {} : { quote };
}

/** All that a compiler said, on either stream, without the folder that it was said of. */
export function messagesOf({ stdout, stderr }: Outcome, { folder }: Pick<Compiled, "folder">): string {
  const printed = Buffer.concat([stderr.bytes, Buffer.from("\n"), stdout.bytes]).toString("utf8");
  return [realpathSync(folder), folder].reduce(
    (text, place) => text.replaceAll(`${place}/`, "").replaceAll(place, "."),
    printed,
  );
}

/** The message of javac on a package that it did not find. Those on the names in it may stand before it. */
const PACKAGE_MISSING = /^.+\.java:\d+: error: package [\w.]+ does not exist$/m;

/** The line that tells most, and the place in the program that it is about. */
function complaintOf(outcome: Outcome, { folder, sources }: Compiled): Complaint {
  const text = messagesOf(outcome, { folder });
  const quote = tellingLine(Buffer.from(PACKAGE_MISSING.exec(text)?.[0] ?? text));
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
  return {
    ...placeAt(source, line),
    file: nameOf(source),
    ...(code !== "" && { code, around: codeAround(source, line) }),
  };
}

/** The name that the student knows it by. */
function nameOf({ givenAs, path: file }: Source): string {
  return printable(givenAs ?? file);
}

/** Compilers tell of bytes and characters; an author wants to hear that the file is to be saved in another encoding. */
function encodingError(
  { quote = "", place }: Complaint,
  { sources, readsAsIs }: Compiled,
): CompileError | undefined {
  const isForeign = (source: Source) => !source.utf8 && !readsAsIs?.(source);
  const suspects = /utf-?8/i.test(quote) ? sources.filter(isForeign) : [];
  const source = suspects.find((each) => nameOf(each) === place?.file) ?? suspects[0];
  if (!source) return undefined;
  const line = lineNotUtf8(Buffer.from(source.text, "latin1"))!;
  return { kind: "not-utf8", file: nameOf(source), line };
}
