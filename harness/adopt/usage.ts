import type { UsedArgument } from "../problem/clues.ts";
import { kindOf, optionsIn } from "./declared-options.ts";
import type { Code } from "./literals.ts";
import { positionsIn } from "./positions.ts";

const USAGE = /^\s*(?:usage|uso|utiliza[cç][aã]o|sintaxe?)\s*:\s*(?<form>\S.{0,160})/iu;

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

/** Finds the arguments that a program wants by its own words. */
export function statedIn(source: Code): UsedArgument[] {
  for (const { text, at } of source.literals) {
    const { form } = (USAGE.exec(text) ?? EXPECTED.exec(text) ?? BRACKETED.exec(text))?.groups ?? {};
    if (form === undefined) continue;
    const parts = form.replace(START, "").match(/<[^<>]*>|\[[^[\]]*\]|\{[^{}]*\}|\([^()]*\)|\S+/g) ?? [];
    // What stands in round brackets explains an argument.
    const wanted = parts.filter((part) => !part.startsWith("("));
    return wanted.map((text) => {
      const name = text.replace(/\([^()]*\)|[<>[\](){}]/g, "");
      const kind = kindOf([name]);
      const words = () => [...alternativesIn(name), ...numberedIn(name), ...comparedWith(name, source)];
      return { text, at, kind, ...(kind === undefined && { words: words() }) };
    });
  }
  return [];
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
function comparedWith(name: string, { text }: Code): string[] {
  const compared = /\b([a-z]\w{0,30})\s*(?:[=!]==?|\.equals(?:IgnoreCase)?\()\s*["']([\w-]{1,30})["']/gi;
  const words = Array.from(text.matchAll(compared)).filter(([, variable]) => variable === name);
  return Array.from(new Set(words.map(([, , word]) => word!)));
}
