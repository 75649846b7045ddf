import path from "node:path";
import { codeAround, codeAt, placeAt } from "../../base/source-line.ts";
import { printable, tellingLine } from "../../base/text.ts";
import type { Finding } from "../../finding/index.ts";
import type { Source } from "../language/language.ts";

/** Messages that compilers begin or end with a place; with groups `file`, `line` and `message`. */
const PLACED_MESSAGES = [
  // gcc, javac, kotlinc, go, ghc, ruby, fpc; swipl and luac, with words of their own before it.
  /^(?:ERROR: |\S{0,200}luac: )?(?<file>.+?):(?<line>\d+):(?:\d+:)? *(?<message>.+)/g,
  // Perl.
  /^(?<message>.{1,400}?) at (?<file>\S.{0,200}?\.p[lm]) line (?<line>\d{1,9})[.,]/gi,
  // R.
  /^Error in parse\(.{0,200}?\) : (?<file>.{1,200}?):(?<line>\d{1,9}):\d{1,9}: (?<message>.+)/g,
  // PHP.
  /^(?:PHP )?(?:Parse|Fatal) error: {1,2}(?<message>.{1,400}) in (?<file>.{1,200}) on line (?<line>\d{1,9})$/g,
  // tsc, mcs, csc, vbc.
  /^(?<file>.+?)\((?<line>\d+)(?:,\d+)?\) ?: *(?<message>.+)/g,
  // Python, of lines that are set in wrongly.
  /^Sorry: (?<message>[^(\n]+) \((?<file>.+), line (?<line>\d+)\)$/g,
];

/** Places that they name on a line of its own. */
const PLACES = [
  // Python.
  /^ *File "(?<file>[^"\n]+)", line (?<line>\d+)/gm,
  // rustc.
  /^ *--> (?<file>.+):(?<line>\d+):\d+$/gm,
  // scalac, from version 3 on.
  /^-- (?:\[E\d+\] )?[\w ]{1,60}: (?<file>[^\n:]{1,200}):(?<line>\d+):\d+ -+$/gm,
  // Node.
  /^(?<file>.+):(?<line>\d+)$/gm,
];

/** A source, with the path that the student gave it if our copy has another. */
type Named = Pick<Source, "path" | "text" | "givenAs">;

/** Message of a compiler, and the place in the program that it names. */
export type Complaint = Pick<Finding<"not-compiled">, "quote" | "place">;

/** The message of javac on a package that it did not find. Those on the names in it may stand before it. */
const PACKAGE_MISSING = /^.+\.java:\d+: error: package [\w.]+ does not exist$/m;

/** Finds the line of a message that tells most, and the place in the program that it is about. */
export function complaintIn(text: string, sources: readonly Named[]): Complaint {
  const quote = tellingLine(Buffer.from(PACKAGE_MISSING.exec(text)?.[0] ?? text));
  if (quote === "") return {};
  for (const { groups } of placesIn(quote, text)) {
    const { file, line, message = quote } = groups as { file: string; line: string; message?: string };
    const source = sourceCalled(path.posix.normalize(file.replaceAll("\\", "/")), sources);
    if (source) return { quote: message, place: placeIn(source, Number(line)) };
  }
  return { quote };
}

/** All places that are named, those with the message itself first. */
function* placesIn(quote: string, text: string): Generator<RegExpExecArray> {
  for (const pattern of PLACED_MESSAGES) yield* quote.matchAll(pattern);
  for (const pattern of PLACES) yield* text.matchAll(pattern);
}

/** The source with such a path, or the first with such a name; in some languages its letters may be small or capital. */
function sourceCalled(name: string, sources: readonly Named[]): Named | undefined {
  return (
    sources.find((source) => source.path === name) ??
    sources.find((source) => path.posix.basename(source.path) === name) ??
    sources.find((source) => source.path.toLowerCase() === name.toLowerCase())
  );
}

function placeIn(source: Named, line: number): NonNullable<Complaint["place"]> {
  const code = codeAt(source, line);
  return {
    ...placeAt(source, line),
    file: nameOf(source),
    ...(code !== "" && { code, around: codeAround(source, line) }),
  };
}

/** The name that the student knows it by. */
export function nameOf({ givenAs, path: file }: Named): string {
  return printable(givenAs ?? file);
}
