import path from "node:path";
import { IS_WINDOWS, WINDOWS_FOLDER } from "../../base/windows.ts";
import type { Finding, Notice } from "../../finding/index.ts";
import type { Source } from "../language/language.ts";
import type { Runtime } from "../language/runtime.ts";
import type { BuildFailure } from "./compile.ts";

/** A program that can be run. */
export interface Executable {
  /** Its absolute path and its first arguments; `{memory}` stands for the memory limit in MiB. */
  readonly command: readonly string[];
  /** Variables that its plan sets. */
  readonly variables?: Readonly<Record<string, string>>;
  /** The folders in which it finds the programs of its language. */
  readonly searchPath: string;
  /** Absolute paths of what it must be able to read. */
  readonly visible: readonly string[];
  /** Absolute paths of files of its own that lie in its working directory, by their names there. */
  readonly data: Readonly<Record<string, string>>;
  readonly runtime: Runtime;
}

/** Commands that a program is built and run with, as reports show them; `{folder}` stands for the folder of the build. */
export interface Commands {
  /** The first line of what the compiler or interpreter says of its version; absent for one that we do not know. */
  readonly version?: string;
  readonly build: readonly string[];
  readonly run: string;
  /** Set if the sources were made fit for them: the student's own would be refused, or built otherwise. */
  readonly areOfFitSources?: true;
}

/** The end of a submission's building. */
export type Build =
  | {
      readonly kind: "ready";
      readonly commands: Commands;
      readonly executable: Executable;
      /** The sources that were compiled; none of a program in a language that we do not know. */
      readonly sources: readonly Source[];
      readonly notices: readonly Notice[];
    }
  /** The commands are absent if none was reached. */
  | (BuildFailure & { readonly commands?: Commands })
  /** SK. */
  | { readonly kind: "skipped"; readonly finding: Finding; readonly commands?: Commands };

/** The folders of the system's programs, which every program finds. */
const SYSTEM_FOLDERS = IS_WINDOWS
  ? [path.join(WINDOWS_FOLDER, "System32"), WINDOWS_FOLDER]
  : ["/usr/local/bin", "/usr/bin", "/bin"];

/** The environment of a program, but for what the level of isolation sets: nothing of the user's own. */
export function environmentFor(searchPath: string): Record<string, string> {
  // Threads by pragmas are as many as processors, and more than a program may have.
  return { PATH: searchPath, LANG: "C.UTF-8", OMP_THREAD_LIMIT: "8" };
}

/** The folders of the tools, then those of the system. */
export function searchPathFor(tools: Iterable<string>): string {
  const folders = Array.from(tools, (tool) => path.dirname(tool));
  return Array.from(new Set([...folders, ...SYSTEM_FOLDERS])).join(path.delimiter);
}
