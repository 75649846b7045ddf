import { type ArgumentSpec, CAVALO, type CommandSpec } from "./commands.ts";
import type { OptionSpec } from "./options.ts";

// Commander can also write help, but loading it takes longer than help may take.

const VERSION_OPTION: OptionSpec = { flags: "-V, --version", description: "output the version number" };
const HELP_OPTION: OptionSpec = { flags: "-h, --help", description: "display help for command" };
const HELP_COMMAND = { term: "help [command]", description: "display help for command" };

/** Width of help if the output is not a terminal. */
const DEFAULT_COLUMNS = 80;

/** Least width of a wrapped description. In less space it stays on one line, for the terminal to break. */
const LEAST_COLUMNS = 40;

/** Writes the help that `[command ...] --help` asks for; undefined for other arguments. */
export function helpFor(args: readonly string[], columns?: number): string | undefined {
  if (!["-h", "--help"].includes(args.at(-1) ?? "")) return undefined;
  const commands = [CAVALO];
  for (const name of args.slice(0, -1)) {
    const command = commands.at(-1)!.subcommands?.find((each) => each.name === name);
    if (!command) return undefined;
    commands.push(command);
  }
  return helpOf(commands, columns);
}

/** Writes the help of the last of these commands. Each command belongs to the one before it. */
export function helpOf(commands: readonly CommandSpec[], columns = DEFAULT_COLUMNS): string {
  const command = commands.at(-1)!;
  const subcommands = command.subcommands ?? [];
  const usage = [
    ...commands.map(({ name }) => name),
    "[options]",
    ...(subcommands.length > 0 ? ["[command]"] : []),
    ...argumentNames(command),
  ];
  const options = [...(command === CAVALO ? [VERSION_OPTION] : []), ...(command.options ?? []), HELP_OPTION];
  const sections = {
    "Arguments:": (command.arguments ?? []).map(argumentItem),
    "Options:": options.map(optionItem),
    "Commands:": [...subcommands.map(commandItem), ...(command === CAVALO ? [HELP_COMMAND] : [])],
  };
  const width = Math.max(...Object.values(sections).flatMap((items) => items.map(({ term }) => term.length)));
  const blocks = Object.entries(sections)
    .filter(([, items]) => items.length > 0)
    .map(([heading, items]) => [heading, ...items.map((item) => itemLines(item, { width, columns }))]);
  return [[`Usage: ${usage.join(" ")}`], [wrapped(command.description, columns).join("\n")], ...blocks]
    .map((block) => `${block.join("\n")}\n`)
    .join("\n");
}

interface Item {
  readonly term: string;
  readonly description: string;
}

function argumentItem({ name, description, default: value }: ArgumentSpec): Item {
  const details = value === undefined ? "" : ` (default: ${JSON.stringify(value)})`;
  return { term: name.replace(/[<>[\].]/g, ""), description: description + details };
}

function optionItem(option: OptionSpec): Item {
  const { flags, description, choices, default: value, defaultWords = JSON.stringify(value) } = option;
  const details = [
    ...(choices ? [`choices: ${choices.map((choice) => JSON.stringify(choice)).join(", ")}`] : []),
    ...(value === undefined ? [] : [`default: ${defaultWords}`]),
  ];
  return {
    term: flags,
    description: details.length > 0 ? `${description} (${details.join(", ")})` : description,
  };
}

function commandItem(command: CommandSpec): Item {
  const options = command.options ? ["[options]"] : [];
  const term = [command.name, ...options, ...argumentNames(command)].join(" ");
  return { term, description: command.description };
}

function argumentNames({ arguments: expected = [] }: CommandSpec): string[] {
  return expected.map(({ name }) => name);
}

function itemLines({ term, description }: Item, place: { width: number; columns: number }): string {
  const indent = place.width + 4;
  const lines = wrapped(description, place.columns - indent);
  return `  ${term.padEnd(place.width)}  ${lines.join(`\n${" ".repeat(indent)}`)}`;
}

function wrapped(text: string, columns: number): string[] {
  if (columns < LEAST_COLUMNS) return [text];
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const line = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && line.length <= columns) lines.splice(-1, 1, line);
    else lines.push(word);
  }
  return lines;
}
