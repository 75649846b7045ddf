import { posix } from "node:path";
import type { Runtime } from "./runtime.ts";
import type { Version } from "./version.ts";

/** A command that must be on the machine, and how to get it. */
export interface Tool {
  readonly command: string;
  /** Arguments that make it print its version. */
  readonly version: readonly string[];
  /** A command that brings it. */
  readonly install: string;
  /**
   * The way to the program behind a version manager's script, which needs an environment of its own and costs more time
   * than the program: arguments that make it print a path, and what follows that path.
   */
  readonly behind?: { readonly arguments: readonly string[]; readonly append?: string };
}

/** A source file of a submission. */
export interface Source {
  /** Relative to the submission's folder, with `/` between the parts. */
  readonly path: string;
  /** The text, whatever its encoding: as Latin-1 every byte is a character. */
  readonly text: string;
  /** Tells if the bytes are UTF-8. */
  readonly utf8: boolean;
  /** The path that the student gave it, where our copy has another. */
  readonly givenAs?: string;
}

/** A program before it is built. */
export interface Program {
  /** The language's own sources, ordered. */
  readonly sources: readonly Source[];
  /** The file that holds the main program. */
  readonly main: Source;
  /** Sources in its language that its project does not build. They are compiled, too, if it does not compile without them. */
  readonly unlisted?: { readonly sources: readonly Source[] /** The project file. */; readonly by: string };
}

/** The machine's and the submission's part in how a program is built. */
export interface Circumstances {
  /** The version of the language's own tool. */
  readonly version: Version;
  /** Reads a text file of the submission; undefined where there is none. */
  readonly read: (file: string) => string | undefined;
  /** Lists the headers of the submission, wherever they lie. */
  readonly headers?: () => readonly string[];
  /** Lists the archives of Java (`.jar`) of the submission, wherever they lie. */
  readonly archives?: () => readonly string[];
}

/**
 * Commands to build and to run a program. A command's first part is a tool, or a path below the folder that the program
 * is built in. Building happens in that folder; running does not, so there `{folder}` stands for it,
 * and `{memory}` for the memory limit of the case in MiB.
 */
export interface Plan {
  readonly build: readonly (readonly string[])[];
  readonly run: readonly string[];
  /** Environment variables for running, besides those that every program gets. */
  readonly variables?: Readonly<Record<string, string>>;
  /**
   * Commands after building that newer tools are looked for by, where they fail. The program is built all the same: what
   * they find may never matter to it.
   */
  readonly checks?: readonly (readonly string[])[];
  /** Texts that stand in place of files of the copy, or beside them, by path. */
  readonly files?: Readonly<Record<string, string>>;
  /**
   * A part of `files` that the program needs and is not handed in with: their folder. Messages that are about nothing of it
   * tell what else is wrong.
   */
  readonly brings?: string;
  /**
   * The version of the language that the program needs, where `files` avoid what is new in it: they show that nothing else
   * is wrong, and are not what is run.
   */
  readonly needs?: string;
  /**
   * Present if another compiler than the language's own builds it: its name, and the version of the language up to which what it
   * refuses is wrong.
   */
  readonly by?: () => { readonly compiler: string; readonly takes: string };
  /** Tests by what the usual plan was refused with if this one may take the program; any may, if left out. */
  readonly mayHelp?: (messages: string) => boolean;
  /** Environment variables for building, besides those that every program gets. */
  readonly environment?: Readonly<Record<string, string>>;
  /** Absolute paths of what building reads besides the tools. */
  readonly reads?: readonly string[];
  /**
   * Present if the compiler keeps in its home what it made for next time, and runs nothing of the program when it does: a
   * program of ours that needs what most programs need of the library, and the command that builds it.
   */
  readonly keptHome?: { readonly files: Readonly<Record<string, string>>; readonly build: readonly string[] };
}

/** CPU time on the machine that time limits are meant for. An estimate of a class needs no more than a rough one. */
export interface Costs {
  /** To build a program of one file. */
  readonly buildMs: number;
  /** To start and end a program. */
  readonly startMs: number;
}

/** One programming language: how its programs are recognised, built and run. Flags are pinned here and shown in reports. */
export interface Language {
  /** As people write it: `C++`. */
  readonly title: string;
  readonly extensions: readonly string[];
  readonly runtime: Runtime;
  readonly costs: Costs;
  /** The use of memory, stacks and processes of a program, where that differs by what its sources hold. */
  readonly runtimeOf?: (program: Program) => Runtime;
  /** The first one is the language's own, whose version stands in the report. */
  readonly tools: readonly [Tool, ...Tool[]];
  /** Tools of another compiler that some of its plans call, if they are here. */
  readonly otherTools?: readonly [Tool, ...Tool[]];
  /** Names what it needs besides these tools and is not installed. */
  readonly lacks?: () => readonly Pick<Tool, "command" | "install">[];
  /** Folders in which version managers and packages put other versions: `~` is the home folder, `*` any name. */
  readonly elsewhere?: readonly string[];
  /** Tells if a text is clearly a program in this language, and in no other one: nothing else is known of it. */
  readonly isWrittenIn: (text: string) => boolean;
  /** Tells if a source may hold the main program. */
  readonly isMain: (source: Source) => boolean;
  /**
   * A remainder of the numbers `x` and `n` that is never negative, in a language in which that of `%` has the sign of `x`.
   */
  readonly floorRemainder?: string;
  /** That of remainders, where it is not `%`: a word between two numbers, or before them and a bracket. */
  readonly remainderSign?: "mod" | "mod(" | "rem";
  /** Marks a language in which any source is a program, which runs from its first line. */
  readonly runsFromTop?: true;
  /** Tells if a source only defines what others use, and does nothing by itself. */
  readonly onlyDefines?: (source: Source) => boolean;
  /** Tells if a source is what an editor puts into a new project, or belongs to a web page. It is not meant where there is another. */
  readonly isAside?: (source: Source) => boolean;
  /** Tells if a source draws pictures: beside a program in another language, it draws what that has found. */
  readonly draws?: (source: Source) => boolean;
  /** The usual names of the main program: the first that is found is meant, where there are several. */
  readonly usualMains: readonly string[];
  /** Tells if a source names another one by its path from the folder in which the program starts. */
  readonly namesFromStart?: (source: Source) => boolean;
  readonly plan: (program: Program, circumstances?: Circumstances) => Plan;
  /** Plans for a program that was refused, by other levels of the language; the newest first. */
  readonly otherPlans?: (program: Program, circumstances: Circumstances) => readonly Plan[];
  /**
   * The version that would take a program, where the compiler's words say so: none of what it complains of is wrong in
   * that version.
   */
  readonly neededVersion?: (refusal: Refusal) => string | undefined;
  /** The language of another time whose sources have the same names. It is tried for a program that no version takes. */
  readonly former?: Former;
  /** Tests if a compiler's messages show a mistake that no version of the language takes, so that no other one is tried. */
  readonly isWrongAnyway?: (messages: string) => boolean;
  /** Arguments of the last build command by which a linker says where things are defined. */
  readonly placesOfDefinitions?: readonly string[];
  /** Marks a language whose sources include headers by their names. */
  readonly includesHeaders?: true;
  /** Tells if the compiler takes a source as it is that is not in UTF-8; else it is given one in UTF-8. */
  readonly readsAsIs?: (source: Source) => boolean;
  /** The name that the compiler wants a file to have; undefined where any does. */
  readonly nameFor?: (source: Source) => string | undefined;
  /**
   * Arguments that build commands take besides, for a program that ends where it does what the language leaves undefined
   * and says so; by what the language's own tool says of its version.
   */
  readonly sanitizers?: (version: string) => readonly string[];
}

/** A language that was given up for another of the same name. */
export interface Former {
  readonly language: Language;
  /** Its last version. */
  readonly version: string;
  /** Tests if a program is written in it. */
  readonly isMeant: (program: Program, messages: string) => boolean;
}

/** A compiler's last word on a program. */
export interface Refusal {
  readonly program: Program;
  /** All that it printed, with the paths of the program's files as in the submission. */
  readonly messages: string;
  /** The version of the compiler. */
  readonly version: Version;
}

/** One that is never closed ends with the text or the line: were that no match, each beginning would be read on from. */
const COMMENT_OR_STRING = /\/\*[\s\S]*?(?:\*\/|$)|\/\/.*|'(?:\\.|[^\\\n])'|"[^"\\\n]*(?:\\.[^"\\\n]*)*"?/g;

/**
 * The text of a source in a language of C's family, without comments and strings, in which a `main(` would be no main;
 * it is all on one line, with no more than one blank between words.
 */
export function codeOf(source: Source): string {
  const known = codes.get(source);
  if (known !== undefined) return known;
  const code = source.text.replace(COMMENT_OR_STRING, " ").replace(/\s+/g, " ");
  codes.set(source, code);
  return code;
}

/** To find the code takes long in a large source, and every question about it asks. */
const codes = new WeakMap<Source, string>();

/** The lines of a source without comments and strings; what stood on a line stands there still. */
export function linesOfCode({ text }: Source): string[] {
  const blank = (part: string) => part.replace(/[^\n]/g, " ");
  return text.replace(COMMENT_OR_STRING, blank).split("\n");
}

/** The paths of all sources, for a compiler: one that begins with a dash would be taken for an option. */
export function pathsOf({ sources }: Pick<Program, "sources">): string[] {
  return sources.map(({ path }) => `./${path}`);
}

/** Lists the folder of a file and those around it, the nearest first. */
export function foldersAbove(file: string): string[] {
  const folder = posix.dirname(file);
  return folder === "." ? [folder] : [folder, ...foldersAbove(folder)];
}
