import type { CommanderError } from "commander";
import { inEach, type Sentence, say } from "../base/sentence.ts";
import { placeholder, placeholdersIn } from "./placeholders.ts";

/** Says what is wrong with a command line. The parser's own sentence is English and holds the names in quotes. */
export function usageMistake({ code, message }: CommanderError): Sentence {
  const english = message.replace(/^error: /, "").replace("\n", " ");
  const quoted = Array.from(english.matchAll(/'([^']*)'/g), ([, text = ""]) => text);
  const sentence = SENTENCES[code]?.(quoted, english);
  if (!sentence) return inEach(() => english);
  const meant = /\(Did you mean (one of )?([^()]+)\?\)/.exec(english);
  const suggestion =
    meant && (meant[1] ? say` (Did you mean one of ${meant[2]!}?)` : say` (Did you mean ${meant[2]!}?)`);
  return inEach((locale) => (locale === "en" ? english : `${sentence[locale]}${suggestion?.[locale] ?? ""}`));
}

function optionNamed(option: string | undefined): Sentence {
  return inEach((locale) => placeholdersIn(option ?? "", locale));
}

function argumentNamed(name: string): Sentence {
  return inEach((locale) => placeholder(name, locale));
}

/** Sentences by the parser's code, from the names in the message and the message. */
const SENTENCES: Readonly<Record<string, (quoted: readonly string[], message: string) => Sentence>> = {
  "commander.unknownOption": ([option]) => say`unknown option '${option!}'`,
  "commander.unknownCommand": ([command]) => say`unknown command '${command!}'`,
  "commander.missingArgument": ([argument]) => say`the argument '${argumentNamed(argument!)}' is missing`,
  "commander.optionMissingArgument": ([option]) =>
    say`the value of the option '${optionNamed(option)}' is missing`,
  "commander.missingMandatoryOptionValue": ([option]) => say`the option '${optionNamed(option)}' is missing`,
  "commander.excessArguments": () => say`there are too many arguments`,
  "commander.invalidArgument": ([first, second], message) => {
    const choices = /Allowed choices are ([^.]{1,500})\.$/.exec(message)?.[1];
    const reason = choices === undefined ? reasonIn(message) : say`. The allowed values are ${choices}`;
    return message.startsWith("option")
      ? say`the value '${second!}' of the option '${optionNamed(first)}' is not valid${reason}`
      : say`the value '${first!}' of the argument '${argumentNamed(second!)}' is not valid${reason}`;
  },
};

/** The reasons that our own readers of values give. */
const REASONS: readonly (readonly [english: string, sentence: Sentence])[] = [
  ["It must be a day, as 2026-12-01.", say`. It must be a day of the calendar, as 2026-12-01`],
  ["It must be a whole number, at least 1.", say`. It must be a whole number, at least 1`],
];

function reasonIn(message: string): Sentence {
  return REASONS.find(([english]) => message.includes(english))?.[1] ?? inEach(() => "");
}
