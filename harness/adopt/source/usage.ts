import type { Literal, UsedArgument } from "../../problem/input/clues.ts";
import { kindOf, optionsIn } from "./declared-options.ts";
import type { Code } from "./literals.ts";
import { positionsIn } from "./positions.ts";

const USAGE = /^\s*(?:usage|uso|utiliza(?:[cç][aã]o|ci[oó]n)|sintax(?:e|is)?)\s*:\s*(?<form>\S.{0,160})/iu;

/** Arguments in angle brackets, said to be some: `Argumentos esperados: <tamanho> <linha>`. */
const EXPECTED = /^\s*(?:arg\w*|par[aâ]m\w*|expected)\b[^:<\n]{0,30}:\s*(?<form><.{0,160})/iu;

/** Arguments and nothing else: `<0/1/2> <n> <x> <y>`. */
const BRACKETED = /^\s*(?<form>(?:<[^<>\n]{1,40}>[ \t]*){2,})$/;

/** Words that start a program: `python3 a.py`, `java -jar a.jar`, `java Passeio`, `./a`, `%s`. Some leave them out. */
const START = /^(?:(?:python\d?|java|node|ruby|go run|cargo run)\s+(?:-\S+\s+)*)?(?![<[{])\S+\s*/i;

/** Finds the arguments that a program wants: as options, by its own words, or by the names that they get. */
export function usagesIn(source: Code): UsedArgument[][] {
  const stated = statedIn(source);
  const usages = [optionsIn(source), needed(stated), stated, positionsIn(source)];
  return usages.filter((usage) => usage.length > 0);
}

/** Leaves out arguments of unknown meaning that may be left out: `[mode]`. */
function needed(usage: readonly UsedArgument[]): UsedArgument[] {
  return usage.filter(({ text, kind }) => kind !== undefined || !text.startsWith("["));
}

/** A text with the lines that are quoted in it. */
interface Written {
  readonly text: string;
  readonly literals: readonly Literal[];
}

/** Finds the arguments that a program wants by its own words. */
export function statedIn(source: Written): UsedArgument[] {
  for (const { text, at } of source.literals) {
    const { form } = (USAGE.exec(text) ?? EXPECTED.exec(text) ?? BRACKETED.exec(text))?.groups ?? {};
    if (form === undefined) continue;
    return partsOf(form.replace(START, "")).map(({ text, option, value }) => {
      if (value === undefined) return { text, at, kind: undefined, isSwitch: true };
      const name = value.replace(/\([^()]*\)|[<>[\](){}]/g, "");
      const kind = kindOf(option === undefined ? [name] : [option, name]);
      const words = () => [...alternativesIn(name), ...numberedIn(name), ...comparedWith(name, source)];
      return { text, at, kind, ...(option && { option }), ...(kind === undefined && { words: words() }) };
    });
  }
  return [];
}

/** A part of a usage: an argument, an option with its value, or an option that has none. */
interface Part {
  readonly text: string;
  readonly option?: string;
  readonly value?: string;
}

const OPTION = /^--?[A-Za-z][\w-]{0,30}$/;

/** Parts a usage. Options that may be left out and have no value, as `[-h]`, are no part of it. */
function partsOf(form: string): Part[] {
  const texts = form.match(/<[^<>]*>|\[[^[\]]*\]|\{[^{}]*\}|\([^()]*\)|\S+/g) ?? [];
  // What stands in round brackets explains an argument.
  const wanted = texts.filter((text) => !text.startsWith("("));
  const parts: Part[] = [];
  for (let text = wanted.shift(); text !== undefined; text = wanted.shift()) {
    const isOptional = text.startsWith("[");
    const [first = "", ...rest] = (isOptional ? text.slice(1, -1) : text).trim().split(/\s+/);
    const joined = /^(?<option>--?[A-Za-z][\w-]{0,30}=)(?<value>.+)$/.exec(first)?.groups;
    if (joined) parts.push({ text, option: joined.option!, value: joined.value! });
    else if (!OPTION.test(first)) parts.push({ text, value: text });
    else if (isOptional) {
      if (rest.length > 0) parts.push({ text, option: first, value: rest.join(" ") });
    } else if (wanted[0] === undefined || /^[-[]/.test(wanted[0])) parts.push({ text });
    else {
      const value = wanted.shift()!;
      parts.push({ text: `${text} ${value}`, option: text, value });
    }
  }
  return parts;
}

/** Finds words of which one is to be given: `nqueens|knightstour`. Those about a tour come first. */
function alternativesIn(name: string): string[] {
  const words = /^\s*(?!\d)[\w-]+(?:\s*[|/]\s*[\w-]+)+\s*$/.test(name) ? name.split(/[|/]/) : [];
  const isMeant = (word: string) => /knight|tour|caval|passeio|caball|recorrido|springer/i.test(word);
  return words.map((word) => word.trim()).toSorted((a, b) => Number(isMeant(b)) - Number(isMeant(a)));
}

/** Finds the choices that are numbered: `1 for a closed tour, 0 for any`. Those of a closed tour come last. */
function numberedIn(name: string): string[] {
  const choices = Array.from(name.matchAll(/\b(\d)\s*(?:[-:=]|for|para)\s*\p{L}[^,;|]*/gu));
  const isClosed = ([text]: RegExpExecArray) => /closed|fechad|cerrad/i.test(text);
  return choices.toSorted((a, b) => Number(isClosed(a)) - Number(isClosed(b))).map(([, number]) => number!);
}

/** Finds the words that a source compares something with: `algorithm != "warnsdorff"`, `modo.equals("busca")`. */
function comparedWith(name: string, { text }: Pick<Written, "text">): string[] {
  const compared = /\b([a-z]\w{0,30})\s*(?:[=!]==?|\.equals(?:IgnoreCase)?\()\s*["']([\w-]{1,30})["']/gi;
  const words = Array.from(text.matchAll(compared)).filter(([, variable]) => variable === name);
  return Array.from(new Set(words.map(([, , word]) => word!)));
}
