import { Argument, Command, CommanderError, InvalidArgumentError, Option } from "commander";
import { isDay } from "../base/day.ts";
import { StoppedError } from "../base/errors.ts";
import { LOCALES, type Locale, localeNamed } from "../base/locale.ts";
import { VERSION } from "../base/package.ts";
import { withOwnProblems } from "../case/known-problems.ts";
import type { ArgumentSpec, CommandSpec } from "./commands/command.ts";
import { CAVALO } from "./commands/index.ts";
import { type Io, showError } from "./console/console.ts";
import { EXIT_CODES } from "./console/exit-codes.ts";
import { helpOf } from "./help.ts";
import type { OptionSpec } from "./session/options.ts";
import { usageMistake } from "./usage.ts";

/** Runs a command line; its exit code. */
export async function runProgram(args: readonly string[], io: Io): Promise<number> {
  const cavalo = new Command(CAVALO.name).version(VERSION).exitOverride();
  // Mistakes are shown below, in the user's language.
  cavalo.configureOutput({ outputError: () => {} });
  let exitCode: number = EXIT_CODES.ok;
  const run = async (command: Command, load: Loader) => {
    const action = await load();
    // Options that the parent command also has are given to the parent, wherever they stand.
    const options = command.optsWithGlobals();
    exitCode = await action(command.processedArgs as never, options as never, io);
  };
  describe(cavalo, { specs: [CAVALO], locale: io.locale, run });
  try {
    await withOwnProblems(() => cavalo.parseAsync(args, { from: "user" }));
  } catch (error) {
    return exitCodeFor(error, io);
  }
  return exitCode;
}

type Loader = NonNullable<CommandSpec["load"]>;

/** Commands on the way to one of them, the language of its help, and the way to run it. */
interface Described {
  readonly specs: readonly CommandSpec[];
  readonly locale: Locale;
  readonly run: (command: Command, load: Loader) => Promise<void>;
}

/**
 * Describes the last of these commands, and its subcommands, to commander. Each command belongs to the one
 * before it.
 */
function describe(command: Command, { specs, locale, run }: Described): void {
  const spec = specs.at(-1)!;
  command.configureHelp({ formatHelp: (_, { helpWidth }) => helpOf(specs, { locale, columns: helpWidth }) });
  for (const each of spec.arguments ?? []) command.addArgument(argumentOf(each, locale));
  for (const option of spec.options ?? []) command.addOption(optionOf(option, locale));
  for (const subcommand of spec.subcommands ?? [])
    describe(command.command(subcommand.name), { specs: [...specs, subcommand], locale, run });
  const { load } = spec;
  if (load) command.action(() => run(command, load));
}

function argumentOf({ name, description, choices, default: value }: ArgumentSpec, locale: Locale): Argument {
  const argument = new Argument(name, description[locale]).default(value);
  return choices ? argument.choices(choices) : argument;
}

function optionOf(spec: OptionSpec, locale: Locale): Option {
  const { flags, description, choices, reads, several, repeatable, needed = false, default: value } = spec;
  const option = new Option(flags, description[locale]).makeOptionMandatory(needed);
  option.default(several && typeof value === "string" ? [value] : value);
  if (choices) option.choices(choices);
  if (several) option.argParser((text) => readSeveral(text, several));
  if (repeatable)
    option.argParser<string | string[]>((text, before) =>
      Array.isArray(before) ? [...before, text] : [text],
    );
  if (reads) option.argParser((text): unknown => READERS[reads](text));
  return option;
}

const READERS = {
  "whole number": (text: string): number => {
    if (!/^[1-9]\d{0,3}$/.test(text))
      throw new InvalidArgumentError("It must be a whole number, at least 1.");
    return Number(text);
  },
  day: (text: string): string => {
    if (!isDay(text)) throw new InvalidArgumentError("It must be a day, as 2026-12-01.");
    return text;
  },
  language: (text: string): Locale => {
    const locale = localeNamed(text);
    if (!locale) throw new InvalidArgumentError(`Allowed choices are ${LOCALES.join(", ")}.`);
    return locale;
  },
} as const satisfies Record<NonNullable<OptionSpec["reads"]>, (text: string) => unknown>;

function readSeveral(text: string, choices: readonly string[]): string[] {
  const names = text.split(",").map((name) => name.trim());
  if (!names.every((name) => choices.includes(name)))
    throw new InvalidArgumentError(`Allowed choices are ${choices.join(", ")}.`);
  return Array.from(new Set(names));
}

/** Shows an error. Help and the version end with an error of the parser, too. */
function exitCodeFor(error: unknown, io: Io): number {
  if (error instanceof CommanderError) {
    if (error.exitCode === 0) return EXIT_CODES.ok;
    if (error.code !== "commander.help") io.err.write(`${usageMistake(error)[io.locale]}\n`);
    return EXIT_CODES.unable;
  }
  if (error instanceof StoppedError) return EXIT_CODES.stopped;
  showError(error, io);
  return EXIT_CODES.unable;
}
