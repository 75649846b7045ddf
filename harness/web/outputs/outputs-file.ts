import type { PrintedEnd, PrintedRun } from "../printed-run.ts";
import { CASE_WORD, ENDS, HEADER, markFor, OUTPUTS_VERSION, STDERR_WORD } from "./format.ts";
import type { OutputsMistake } from "./mistakes.ts";

/** Everything that a file of outputs tells of the cases that were asked for. */
export interface OutputsFile {
  readonly kind: "outputs";
  /** The run of each case that came to its end. Their bytes are those of the file: nothing is copied. */
  readonly runs: ReadonlyMap<string, PrintedRun>;
  /** Drawn with the kit that wrote the file. An older kit's is as good: each case is named. */
  readonly nonce: string;
}

const UTF8 = new TextDecoder();
const LF = 10;
const CR = 13;

/** Reads the file that the scripts of the kit write, whoever changed it since then: see `format.ts`. Never throws. */
export function readOutputsFile(
  bytes: Uint8Array,
  { cases }: { readonly cases: readonly string[] },
): OutputsFile | { readonly kind: OutputsMistake } {
  const text = inUtf8(bytes);
  const first = lineAt(text, 0);
  const header = HEADER.exec(wordsOf(text, first));
  if (!header) return { kind: "not-outputs" };
  const [, version, nonce] = header;
  if (Number(version) !== OUTPUTS_VERSION) return { kind: "other-version" };
  const breakBytes = text[first.next - 2] === CR ? 2 : 1;
  const all = runsIn(text, { from: first.next, mark: markFor(nonce!), breakBytes });
  if (all.size === 0) return { kind: "no-run" };
  const asked = new Set(cases);
  const runs = new Map([...all].filter(([name]) => asked.has(name)));
  return runs.size === 0 ? { kind: "other-cases" } : { kind: "outputs", runs, nonce: nonce! };
}

/** Puts a text that an editor or a shell of Windows saved in its own way into UTF-8 without a mark of byte order. */
function inUtf8(bytes: Uint8Array): Uint8Array {
  const [first, second, third] = bytes;
  if (first === 0xef && second === 0xbb && third === 0xbf) return bytes.subarray(3);
  if (first === 0xff && second === 0xfe) return fromUtf16(bytes, "utf-16le");
  return first === 0xfe && second === 0xff ? fromUtf16(bytes, "utf-16be") : bytes;
}

function fromUtf16(bytes: Uint8Array, encoding: string): Uint8Array {
  return new TextEncoder().encode(new TextDecoder(encoding).decode(bytes));
}

/** A line from its first byte up to, and without, its line break. */
interface Line {
  readonly start: number;
  readonly end: number;
  /** Start of the next line, or the length of the text. */
  readonly next: number;
}

function lineAt(text: Uint8Array, start: number): Line {
  const found = text.indexOf(LF, start);
  if (found < 0) return { start, end: text.length, next: text.length };
  return { start, end: text[found - 1] === CR && found > start ? found - 1 : found, next: found + 1 };
}

function wordsOf(text: Uint8Array, { start, end }: Pick<Line, "start" | "end">): string {
  return UTF8.decode(text.subarray(start, end));
}

interface Layout {
  readonly from: number;
  readonly mark: string;
  /** Length of the line break before each mark: that of the whole file. */
  readonly breakBytes: number;
}

/** A section up to where it was read. */
interface Section {
  readonly name: string;
  readonly stdoutStart: number;
  readonly stdout?: Uint8Array;
  readonly stderrStart?: number;
}

function runsIn(text: Uint8Array, { from, mark, breakBytes }: Layout): Map<string, PrintedRun> {
  const markBytes = new TextEncoder().encode(mark);
  const runs = new Map<string, PrintedRun>();
  let section: Section | undefined;
  for (const line of linesWith(markBytes, text, from)) {
    const printed = (start: number) => text.subarray(start, Math.max(start, line.start - breakBytes));
    const words = wordsOf(text, { start: line.start + markBytes.length, end: line.end });
    if (words.startsWith(CASE_WORD)) {
      section = { name: words.slice(CASE_WORD.length), stdoutStart: line.next };
    } else if (words === STDERR_WORD) {
      section = section && { ...section, stdout: printed(section.stdoutStart), stderrStart: line.next };
    } else {
      const end = endIn(words);
      if (end && section?.stdout && section.stderrStart !== undefined)
        runs.set(section.name, { stdout: section.stdout, stderr: printed(section.stderrStart), ...end });
      section = undefined;
    }
  }
  return runs;
}

/** Finds the lines that begin with the mark. */
function* linesWith(mark: Uint8Array, text: Uint8Array, from: number): Generator<Line> {
  for (let start = from; start < text.length; ) {
    const isMarked = text[start] === mark[0] && mark.every((byte, index) => text[start + index] === byte);
    const line = lineAt(text, start);
    if (isMarked) yield line;
    start = line.next;
  }
}

function endIn(words: string): Pick<PrintedRun, "end" | "wallMs"> | undefined {
  for (const kind of Object.keys(ENDS) as (keyof typeof ENDS)[]) {
    const groups = ENDS[kind].exec(words)?.groups;
    if (groups) return { end: endOf(kind, groups), wallMs: Number(groups.wallMs) };
  }
  return undefined;
}

function endOf(kind: keyof typeof ENDS, { code, reason }: Record<string, string>): PrintedEnd {
  // Windows has codes of 32 bits, which some of its programs tell with a sign, and some without.
  if (kind === "exited") return { kind, code: Number(code) | 0 };
  return kind === "not-started" ? { kind, reason: reason! } : { kind: "limit", limit: kind };
}
