import type { PrintedInput, PrintedRun } from "../printed-run.ts";
import type { ProgramFile } from "./messages.ts";
import type { Limits } from "./run.ts";
import type { PageLanguage } from "./runtimes.ts";

/** Sources of a program, and the files beside them. It starts in the folder of its main file. */
export interface ProgramSources {
  readonly language: PageLanguage;
  readonly files: readonly ProgramFile[];
  /** Path of the file that is started. */
  readonly main: string;
}

/** A program that runs in this page. */
export interface PageProgram {
  /** Tells the message of the compiler, if it refuses the program. */
  compile(signal?: AbortSignal): Promise<string | undefined>;
  /** Runs the program once. Nothing of another run is there. */
  run(input: PrintedInput, limits: Limits, signal?: AbortSignal): Promise<PrintedRun>;
  close(): void;
}
