import type { Runtime } from "./runtime.ts";

/** A command that must be on the machine, and how to get it. */
export interface Tool {
  readonly command: string;
  /** Arguments that make it print its version. */
  readonly version: readonly string[];
  /** What brings it where it is missing. */
  readonly install: string;
  /**
   * How to find the program behind a version manager's script, which needs an environment of its own and costs more
   * time than the program: arguments that make it print a path, and what follows that path.
   */
  readonly behind?: { readonly arguments: readonly string[]; readonly append?: string };
}

/** How sources are written: UTF-16 with its byte order mark, Latin-1 whatever else is not UTF-8. */
export type Encoding = "utf8" | "latin1" | "utf16";

/** A source file of a submission. */
export interface Source {
  /** Relative to the submission's folder, with `/` between the parts. */
  readonly path: string;
  /** The text, whatever its encoding: as Latin-1 every byte is a character. */
  readonly text: string;
  /** Whether the bytes are UTF-8. */
  readonly utf8: boolean;
}

/** What is known of a program before it is built. */
export interface Program {
  /** The language's own sources, ordered. */
  readonly sources: readonly Source[];
  /** The file that holds the main program. */
  readonly main: Source;
  readonly encoding: "utf8" | "latin1";
}

/**
 * Commands to build and to run a program. A command's first part is a tool, or a path below the folder that the program
 * is built in. Building happens in that folder; running does not, so there `{folder}` stands for it,
 * and `{memory}` for the memory limit of the case in MiB.
 */
export interface Plan {
  readonly build: readonly (readonly string[])[];
  readonly run: readonly string[];
  /** Environment variables for building, besides those that every program gets. */
  readonly environment?: Readonly<Record<string, string>>;
  /** Absolute paths of what building reads besides the tools. */
  readonly reads?: readonly string[];
  /** Whether the compiler keeps in its home what it made for next time, and runs nothing of the program when it does. */
  readonly keepsHome?: boolean;
}

/** One programming language: how its programs are recognised, built and run. Flags are pinned here and shown in reports. */
export interface Language {
  /** As people write it: `C++`. */
  readonly title: string;
  readonly extensions: readonly string[];
  readonly runtime: Runtime;
  /** The first one is the language's own, whose version stands in the report. */
  readonly tools: readonly [Tool, ...Tool[]];
  /** Whether a source may hold the main program. */
  readonly isMain: (source: Source) => boolean;
  /** Which of several main programs is meant, by the usual names; the first that is found. */
  readonly usualMains: readonly string[];
  readonly plan: (program: Program) => Plan;
  /** The encodings of sources that its compiler reads without a word in the source, or is told. */
  readonly reads: readonly Encoding[];
  /**
   * Arguments that build commands take besides, for a program that ends where it does what the language leaves undefined
   * and says so; by what the language's own tool says of its version.
   */
  readonly sanitizers?: (version: string) => readonly string[];
}

/** What is never closed ends with the text or the line: where that were no match, each beginning would be read on from. */
const COMMENT_OR_STRING = /\/\*[\s\S]*?(?:\*\/|$)|\/\/.*|'(?:\\.|[^\\\n])'|"[^"\\\n]*(?:\\.[^"\\\n]*)*"?/g;

/**
 * The text of a source in a language of C's family, without comments and strings, in which a `main(` would be no main;
 * it is all on one line, with no more than one blank between words.
 */
export function codeOf({ text }: Source): string {
  return text.replace(COMMENT_OR_STRING, " ").replace(/\s+/g, " ");
}

/** The paths of all sources, for a compiler: one that begins with a dash would be taken for an option. */
export function pathsOf({ sources }: Pick<Program, "sources">): string[] {
  return sources.map(({ path }) => `./${path}`);
}
