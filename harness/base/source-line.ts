import { excerpt, textOf } from "./text.ts";

/** A file of a program. */
export interface ProgramSource {
  readonly path: string;
  /** As Latin-1 every byte is a character. */
  readonly text: string;
}

/** A line of a source, counted from 1, as it is quoted; empty if there is none. */
export function codeAt({ text }: ProgramSource, line: number): string {
  return excerpt(textOf(Buffer.from(text.split("\n")[line - 1] ?? "", "latin1")));
}
