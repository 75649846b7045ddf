import { Argument, Command, CommanderError, InvalidArgumentError, Option } from "commander";
import { VERSION } from "../base/package.ts";
import { printable } from "../base/text.ts";
import { DAY } from "../case/visibility.ts";
import { CAVALO, type CommandSpec } from "./commands.ts";
import { EXIT_CODES } from "./exit-codes.ts";
import { helpOf } from "./help.ts";
import type { OptionSpec } from "./options.ts";

/** Runs the command line of this process, and sets its exit code. */
export async function runProgram(): Promise<void> {
  const cavalo = new Command(CAVALO.name).version(VERSION).exitOverride();
  describe(cavalo, [CAVALO]);
  try {
    await cavalo.parseAsync();
  } catch (error) {
    process.exitCode = await exitCodeFor(error);
  }
}

/**
 * Describes the last of these commands, and its subcommands, to commander. Each command belongs to the one
 * before it.
 */
function describe(command: Command, specs: readonly CommandSpec[]): void {
  const spec = specs.at(-1)!;
  command.configureHelp({ formatHelp: (_, { helpWidth }) => helpOf(specs, helpWidth) });
  for (const { name, description, default: value } of spec.arguments ?? [])
    command.addArgument(new Argument(name, description).default(value));
  for (const option of spec.options ?? []) command.addOption(optionOf(option));
  for (const subcommand of spec.subcommands ?? [])
    describe(command.command(subcommand.name), [...specs, subcommand]);
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
    process.exitCode = await action(command.processedArgs as never, options as never, processIo());
  });
}

function optionOf({
  flags,
  description,
  choices,
  wholeNumber,
  several,
  day,
  default: value,
}: OptionSpec): Option {
  const option = new Option(flags, description).default(
    several && typeof value === "string" ? [value] : value,
  );
  if (choices) option.choices(choices);
  if (wholeNumber) option.argParser(readWholeNumber);
  if (several) option.argParser((text) => readSeveral(text, several));
  if (day) option.argParser(readDay);
  return option;
}

function readWholeNumber(text: string): number {
  if (!/^[1-9]\d{0,3}$/.test(text)) throw new InvalidArgumentError("It must be a whole number, at least 1.");
  return Number(text);
}

function readSeveral(text: string, choices: readonly string[]): string[] {
  const names = text.split(",").map((name) => name.trim());
  const unknown = names.find((name) => !choices.includes(name));
  if (unknown !== undefined)
    throw new InvalidArgumentError(`${printable(unknown)} is not one of ${choices.join(", ")}.`);
  return Array.from(new Set(names));
}

function readDay(text: string): string {
  if (!DAY.test(text)) throw new InvalidArgumentError("It must be a day, as 2026-12-01.");
  return text;
}

/** Shows an error, except a mistake in the command line, which commander has already shown. */
async function exitCodeFor(error: unknown): Promise<number> {
  if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT_CODES.ok : EXIT_CODES.unable;
  const { StoppedError } = await import("../base/errors.ts");
  if (error instanceof StoppedError) return EXIT_CODES.stopped;
  const { showError } = await import("./console.ts");
  showError(error);
  return EXIT_CODES.unable;
}
