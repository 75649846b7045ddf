import type { UsedArgument } from "../problem/clues.ts";
import type { Code } from "./literals.ts";
import { promptKindOf } from "./prompt-kinds.ts";

const USAGE = /^\s*(?:usage|uso|utiliza[cç][aã]o|sintaxe?)\s*:\s*(?<form>\S.{0,160})/iu;

/** The words that start a program: `python3 a.py`, `java -jar a.jar`, `./a`, `%s`. */
const STARTER = /^(?:python\d?|java|node|ruby|go|run|-\w+|%s|\.{0,2}\/\S+|\S+\.\w{1,4})$/i;

/** Finds the arguments that a program says it wants: `usage: passeio <size> <row> <column>`. */
export function usageIn(source: Code): UsedArgument[] {
  for (const { text, at } of source.literals) {
    const form = USAGE.exec(text)?.groups?.form;
    if (form === undefined) continue;
    const words = form.match(/<[^<>]*>|\[[^[\]]*\]|\S+/g) ?? [];
    const started = words.findIndex((word) => !STARTER.test(word));
    const wanted = started < 0 ? [] : words.slice(Math.max(1, started));
    return wanted.map((word) => ({ text: word, at, kind: promptKindOf(word.replace(/[<>[\](){}]/g, "")) }));
  }
  return [];
}
