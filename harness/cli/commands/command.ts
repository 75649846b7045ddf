import type { Sentence } from "../../base/sentence.ts";
import type { Io } from "../console/console.ts";
import type { OptionSpec } from "../session/options.ts";

/** A command does its work on its arguments and options, and returns an exit code. */
export type Action = (args: never, options: never, io: Io) => number | Promise<number>;

/** A command as it is called. Only names and sentences are imported here, so that help comes at once. */
export interface CommandSpec {
  readonly name: string;
  readonly description: Sentence;
  readonly arguments?: readonly ArgumentSpec[];
  readonly options?: readonly OptionSpec[];
  readonly subcommands?: readonly CommandSpec[];
  /** Imports the code, which is heavy; absent where a subcommand is to be named. */
  readonly load?: () => Promise<Action>;
}

export interface ArgumentSpec {
  /** `<needed>`, `[optional]` or `[several...]`. */
  readonly name: string;
  readonly description: Sentence;
  readonly choices?: readonly string[];
  readonly default?: string;
}
