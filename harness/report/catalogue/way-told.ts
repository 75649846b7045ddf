import { printable, shorten } from "../../base/text.ts";
import type { Invocation } from "../../problem/input/invocation.ts";
import { declarationOf } from "./catalogue.ts";

/** Words of a language for the ways in which a program is asked. */
export interface WayWords {
  /** Meanings of placeholders. */
  readonly values: Readonly<Record<string, string>>;
  /** Kinds of tours, which a program is told by a word of its own. */
  readonly choices: Readonly<Record<string, (word: string) => string>>;
  readonly emptyLine: string;
  /** Joins what comes one after the other. */
  readonly inOrder: (parts: readonly string[]) => string;
  readonly stdin: (parts: string) => string;
  readonly arguments: (parts: string) => string;
  readonly file: (name: string, text: string) => string;
  readonly variable: (name: string, value: string) => string;
  readonly folder: (name: string) => string;
  readonly staysOpen: string;
  readonly terminal: string;
  readonly answerFile: (name: string) => string;
  readonly answerOnStderr: string;
  readonly readWith: (declaration: string) => string;
}

/** Longest text of a way; a file may have any name. */
const MOST_TOLD = 500;

/** Makes a function that tells a way of asking, which is given as JSON, to readers who know no manifest. */
export function wayTold(words: WayWords) {
  return (way: string): string => {
    const { input = {}, answer = {} }: Pick<Invocation, "input" | "answer"> = JSON.parse(way);
    const { arguments: given = [], stdin = "", files = {}, environment = {}, folder } = input;
    const { file, stream, ...declared } = answer;
    const told = (text: string) => words.inOrder(partsOf(text, words));
    const parts = [
      ...(stdin === "" ? [] : [words.stdin(told(stdin))]),
      ...(given.length === 0
        ? []
        : [words.arguments(words.inOrder(given.map((each) => valueIn(each, words))))]),
      ...Object.entries(files).map(([name, text]) => words.file(name, told(text))),
      ...Object.entries(environment).map(([name, value]) => words.variable(name, valueIn(value, words))),
      ...(folder === undefined ? [] : [words.folder(folder)]),
      ...(input.staysOpen ? [words.staysOpen] : []),
      ...(input.terminal ? [words.terminal] : []),
      ...(file === undefined ? [] : [words.answerFile(file)]),
      ...(stream === undefined ? [] : [words.answerOnStderr]),
      ...(Object.keys(declared).length === 0 ? [] : [words.readWith(declarationOf({ declared }))]),
    ];
    return shorten(printable(parts.join("; ")), MOST_TOLD);
  };
}

/** Tells the lines of a text, value by value. */
function partsOf(text: string, words: WayWords): string[] {
  const lines = text.replace(/\n$/, "").split("\n");
  return lines.flatMap((line) =>
    line.trim() === ""
      ? [words.emptyLine]
      : line
          .trim()
          .split(/\s+/)
          .map((each) => valueIn(each, words)),
  );
}

/** A value by its meaning, or a text as it is typed: `"--file=‹the board›"`. */
function valueIn(text: string, { values, choices }: WayWords): string {
  const meaning = (name: string) => (Object.hasOwn(values, name) ? values[name]! : name);
  const only = /^\{(\w+)(?::([^{}]*))?\}$/.exec(text);
  if (only) return `${meaning(only[1]!)}${only[2] === undefined ? "" : ` (${choicesIn(only[2], choices)})`}`;
  const filled = text.replace(/\{(\w+)(?::[^{}]*)?\}/g, (_, name: string) => `‹${meaning(name)}›`);
  return `"${filled}"`;
}

/** Tells by which word each choice is made: `open=n,closed=s`. */
function choicesIn(given: string, choices: WayWords["choices"]): string {
  return given
    .split(",")
    .map((each) => {
      const [, name = "", word = ""] = /^(\w+)=(.*)$/.exec(each) ?? [];
      return Object.hasOwn(choices, name) ? choices[name]!(word) : each;
    })
    .join(", ");
}
