import { excerpt, textOf } from "./text.ts";

export interface ProgramSource {
  readonly path: string;
  /** Latin-1 text: every byte is a character. */
  readonly text: string;
}

/** Quotes a line of a source, counted from 1; empty if there is no such line. */
export function codeAt({ text }: ProgramSource, line: number): string {
  return excerpt(textOf(Buffer.from(text.split("\n")[line - 1] ?? "", "latin1")));
}
