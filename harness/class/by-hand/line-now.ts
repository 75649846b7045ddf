import { type CellLine, placeAt } from "../../base/source-line.ts";
import { shorten } from "../../base/text.ts";
import type { CommentPlace } from "../../grade/store/desk-lines.ts";
import type { HandInFile } from "../../report/record/hand-in.ts";

export type LinePlace = Extract<CommentPlace, { kind: "line" }>;

/** The place of a commented line in the files that are there now. */
export type LineNow =
  | ({ readonly kind: "same" } & InCell)
  | ({ readonly kind: "moved"; readonly line: number } & InCell)
  /** It is gone, or nothing says which of several lines it is. */
  | { readonly kind: "not-found" };

/** The line as its author knows it, if the file was read out of a notebook. */
interface InCell {
  readonly cell?: CellLine;
}

/** Longer lines are data, and no eye follows them. */
const LONGEST_LINE = 300;

/** Lines of a file as they are kept with comments: without their ends, and cut if they are too long. */
export function commentableLines({ text }: HandInFile): string[] {
  const lines = text?.replace(/\r?\n$/, "").split(/\r?\n/) ?? [];
  return lines.map((line) => shorten(line.trimEnd(), LONGEST_LINE));
}

/** Finds a commented line again by its text: at its place, or else where it stands once in the same file. */
export function lineNow({ file, line, text }: LinePlace, files: readonly HandInFile[]): LineNow {
  const found = files.find(({ path }) => path === file);
  const lines = found ? commentableLines(found) : [];
  if (lines[line - 1] === text) return { kind: "same", ...cellOf(found!, line) };
  const at = lines.indexOf(text);
  // Of a line that says as much as "}", another one may be the same.
  const isOnly = at >= 0 && lines.lastIndexOf(text) === at;
  return isOnly ? { kind: "moved", line: at + 1, ...cellOf(found!, at + 1) } : { kind: "not-found" };
}

function cellOf({ path, text = "" }: HandInFile, line: number): InCell {
  // There a character is a byte.
  const { cell } = placeAt({ path, text: Buffer.from(text).toString("latin1") }, line);
  return cell ? { cell } : {};
}
