import type { UsedArgument } from "../problem/clues.ts";
import type { Code } from "./literals.ts";
import { promptKindOf } from "./prompt-kinds.ts";

const USAGE = /^\s*(?:usage|uso|utiliza[cç][aã]o|sintaxe?)\s*:\s*(?<form>\S.{0,160})/iu;

/** What starts a program: `python3 a.py`, `java -jar a.jar`, `java Passeio`, `./a`, `%s`. */
const START = /^(?:(?:python\d?|java|node|ruby|go run|cargo run)\s+(?:-\S+\s+)*)?\S+\s*/i;

/** Finds the arguments that a program says it wants: `usage: passeio <size> <row> <column>`. */
export function usageIn(source: Code): UsedArgument[] {
  for (const { text, at } of source.literals) {
    const form = USAGE.exec(text)?.groups?.form;
    if (form === undefined) continue;
    const wanted = form.replace(START, "").match(/<[^<>]*>|\[[^[\]]*\]|\S+/g) ?? [];
    return wanted.map((word) => ({ text: word, at, kind: promptKindOf(word.replace(/[<>[\](){}]/g, "")) }));
  }
  return [];
}
