import type { Locale } from "../base/locale.ts";
import { say } from "../base/sentence.ts";
import { wordsInEach } from "../report/catalogue/words-in-each.ts";
import type { ArgumentSpec, CommandSpec } from "./commands/command.ts";
import { CAVALO } from "./commands/index.ts";
import { placeholdersIn } from "./placeholders.ts";
import type { OptionSpec } from "./session/options.ts";

// Commander can also write help, but loading it takes longer than help may take.

const VERSION_OPTION: OptionSpec = {
  flags: "-V, --version",
  description: say`print the version`,
};
const HELP = say`show the help of a command`;
const HELP_OPTION: OptionSpec = { flags: "-h, --help", description: HELP };

const WORDS = wordsInEach("help", ({ text }) => ({
  usage: text`Usage`,
  arguments: text`Arguments`,
  options: text`Options`,
  commands: text`Commands`,
  option: text`options`,
  command: text`command`,
  choices: text`choices`,
  default: text`default`,
}));

/** The reader of a help text. */
interface Reader {
  readonly locale: Locale;
  /** Width of the terminal. */
  readonly columns?: number | undefined;
}

/** Width of help if the output is not a terminal. */
const DEFAULT_COLUMNS = 80;

/** Least width of a wrapped description. In less space it stays on one line, for the terminal to break. */
const LEAST_COLUMNS = 40;

/** Writes the help that `[command ...] --help` asks for; undefined for other arguments. */
export function helpFor(args: readonly string[], reader: Reader): string | undefined {
  const named = args.filter((each, at) => !each.startsWith("--lang") && args[at - 1] !== "--lang");
  if (!["-h", "--help"].includes(named.at(-1) ?? "")) return undefined;
  const commands = [CAVALO];
  for (const name of named.slice(0, -1)) {
    const command = commands.at(-1)!.subcommands?.find((each) => each.name === name);
    if (!command) return undefined;
    commands.push(command);
  }
  return helpOf(commands, reader);
}

/** Writes the help of the last of these commands. Each command belongs to the one before it. */
export function helpOf(
  commands: readonly CommandSpec[],
  { locale, columns = DEFAULT_COLUMNS }: Reader,
): string {
  const words = WORDS[locale];
  const command = commands.at(-1)!;
  const subcommands = command.subcommands ?? [];
  const usage = [
    ...commands.map(({ name }) => name),
    `[${words.option}]`,
    ...(subcommands.length > 0 ? [`[${words.command}]`] : []),
    ...argumentNames(command, locale),
  ];
  const options = [...(command === CAVALO ? [VERSION_OPTION] : []), ...(command.options ?? []), HELP_OPTION];
  const helpCommand = { term: `help [${words.command}]`, description: HELP[locale] };
  const sections: [heading: string, Item[]][] = [
    [words.arguments, (command.arguments ?? []).map((each) => argumentItem(each, locale))],
    [words.options, options.map((each) => optionItem(each, locale))],
    [
      words.commands,
      [...subcommands.map((each) => commandItem(each, locale)), ...(command === CAVALO ? [helpCommand] : [])],
    ],
  ];
  const width = Math.max(...sections.flatMap(([, items]) => items.map(({ term }) => term.length)));
  const blocks = sections
    .filter(([, items]) => items.length > 0)
    .map(([heading, items]) => [`${heading}:`, ...items.map((item) => itemLines(item, { width, columns }))]);
  const description = wrapped(command.description[locale], columns).join("\n");
  return [[`${words.usage}: ${usage.join(" ")}`], [description], ...blocks]
    .map((block) => `${block.join("\n")}\n`)
    .join("\n");
}

interface Item {
  readonly term: string;
  readonly description: string;
}

function argumentItem({ name, description, ...details }: ArgumentSpec, locale: Locale): Item {
  return {
    term: placeholdersIn(name, locale).replace(/[<>[\].]/g, ""),
    description: withDetails(description[locale], details, locale),
  };
}

function optionItem({ flags, description, ...details }: OptionSpec, locale: Locale): Item {
  return {
    term: placeholdersIn(flags, locale),
    description: withDetails(description[locale], details, locale),
  };
}

function withDetails(
  description: string,
  { choices, default: value, defaultWords }: Pick<OptionSpec, "choices" | "default" | "defaultWords">,
  locale: Locale,
): string {
  const words = WORDS[locale];
  const details = [
    ...(choices ? [`${words.choices}: ${choices.map((choice) => JSON.stringify(choice)).join(", ")}`] : []),
    ...(value === undefined ? [] : [`${words.default}: ${defaultWords?.[locale] ?? JSON.stringify(value)}`]),
  ];
  return details.length > 0 ? `${description} (${details.join(", ")})` : description;
}

function commandItem(command: CommandSpec, locale: Locale): Item {
  const options = command.options ? [`[${WORDS[locale].option}]`] : [];
  const term = [command.name, ...options, ...argumentNames(command, locale)].join(" ");
  return { term, description: command.description[locale] };
}

function argumentNames({ arguments: expected = [] }: CommandSpec, locale: Locale): string[] {
  return expected.map(({ name }) => placeholdersIn(name, locale));
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
