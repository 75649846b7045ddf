import type { CommanderError } from "commander";
import { inEach, type Sentence } from "../base/sentence.ts";
import { placeholder, placeholdersIn } from "./placeholders.ts";

/** Says what is wrong with a command line. The parser's own sentence is English and holds the names in quotes. */
export function usageMistake({ code, message }: CommanderError): Sentence {
  const en = message.replace(/^error: /, "").replace("\n", " ");
  const quoted = Array.from(en.matchAll(/'([^']*)'/g), ([, text = ""]) => text);
  const portuguese = PORTUGUESE[code];
  if (!portuguese) return inEach(() => en);
  const meant = /\(Did you mean ([^()]+)\?\)/.exec(en)?.[1];
  const suggestion = meant === undefined ? "" : ` (Seria ${meant.replace(/^one of /, "um destes: ")}?)`;
  return { en, "pt-BR": portuguese(quoted, en) + suggestion };
}

function inPortuguese(option: string | undefined): string {
  return placeholdersIn(option ?? "", "pt-BR");
}

/** Sentences by the parser's code, from the names in the message and the message. */
const PORTUGUESE: Readonly<Record<string, (quoted: readonly string[], message: string) => string>> = {
  "commander.unknownOption": ([option]) => `opção desconhecida '${option}'`,
  "commander.unknownCommand": ([command]) => `comando desconhecido '${command}'`,
  "commander.missingArgument": ([argument]) => `falta o argumento '${placeholder(argument!, "pt-BR")}'`,
  "commander.optionMissingArgument": ([option]) => `falta o valor da opção '${inPortuguese(option)}'`,
  "commander.missingMandatoryOptionValue": ([option]) => `falta a opção '${inPortuguese(option)}'`,
  "commander.excessArguments": () => "há argumentos demais",
  "commander.invalidArgument": ([first, second], message) => {
    const choices = /Allowed choices are ([^.]{1,500})\.$/.exec(message)?.[1];
    const reason = choices === undefined ? reasonIn(message) : `. Os valores permitidos são ${choices}`;
    const [where, value] = message.startsWith("option")
      ? [`da opção '${inPortuguese(first)}'`, second]
      : [`do argumento '${placeholder(second!, "pt-BR")}'`, first];
    return `o valor '${value}' ${where} não é válido${reason}`;
  },
};

/** The reasons that our own readers of values give. */
const REASONS: readonly (readonly [english: string, portuguese: string])[] = [
  ["It must be a day, as 2026-12-01.", ". Precisa ser um dia do calendário, como 2026-12-01"],
  ["It must be a whole number, at least 1.", ". Precisa ser um número inteiro, no mínimo 1"],
];

function reasonIn(message: string): string {
  return REASONS.find(([english]) => message.includes(english))?.[1] ?? "";
}
