import { Argument, Command, CommanderError, InvalidArgumentError, Option } from "commander";
import { isDay } from "../base/day.ts";
import { LOCALES, type Locale, localeNamed } from "../base/locale.ts";
import { VERSION } from "../base/package.ts";
import type { ArgumentSpec, CommandSpec } from "./command.ts";
import { CAVALO } from "./commands/index.ts";
import { EXIT_CODES } from "./exit-codes.ts";
import { helpOf } from "./help.ts";
import type { OptionSpec } from "./options.ts";
import { usageMistake } from "./usage.ts";

/** Runs the command line of this process, and sets its exit code. */
export async function runProgram(locale: Locale): Promise<void> {
  const cavalo = new Command(CAVALO.name).version(VERSION).exitOverride();
  // Mistakes are shown below, in the user's language.
  cavalo.configureOutput({ outputError: () => {} });
  describe(cavalo, { specs: [CAVALO], locale });
  try {
    await cavalo.parseAsync();
  } catch (error) {
    process.exitCode = await exitCodeFor(error, locale);
  }
}

/** Commands on the way to one of them, and the language of its help. */
interface Described {
  readonly specs: readonly CommandSpec[];
  readonly locale: Locale;
}

/**
 * Describes the last of these commands, and its subcommands, to commander. Each command belongs to the one
 * before it.
 */
function describe(command: Command, { specs, locale }: Described): void {
  const spec = specs.at(-1)!;
  command.configureHelp({ formatHelp: (_, { helpWidth }) => helpOf(specs, { locale, columns: helpWidth }) });
  for (const each of spec.arguments ?? []) command.addArgument(argumentOf(each, locale));
  for (const option of spec.options ?? []) command.addOption(optionOf(option, locale));
  for (const subcommand of spec.subcommands ?? [])
    describe(command.command(subcommand.name), { specs: [...specs, subcommand], locale });
  const { load } = spec;
  if (!load) return;
  command.action(async () => {
    const [action, { processIo }, { closeInheritedFiles }] = await Promise.all([
      load(),
      import("./console.ts"),
      import("../run/inherited-files.ts"),
    ]);
    closeInheritedFiles();
    // Options that the parent command also has are given to the parent, wherever they stand.
    const options = command.optsWithGlobals();
    process.exitCode = await action(command.processedArgs as never, options as never, processIo(locale));
  });
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
async function exitCodeFor(error: unknown, locale: Locale): Promise<number> {
  if (error instanceof CommanderError) {
    if (error.exitCode === 0) return EXIT_CODES.ok;
    if (error.code !== "commander.help") process.stderr.write(`${usageMistake(error)[locale]}\n`);
    return EXIT_CODES.unable;
  }
  const { StoppedError } = await import("../base/errors.ts");
  if (error instanceof StoppedError) return EXIT_CODES.stopped;
  const { showError } = await import("./console.ts");
  showError(error, locale);
  return EXIT_CODES.unable;
}
