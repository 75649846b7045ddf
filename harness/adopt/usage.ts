import type { UsedArgument } from "../problem/clues.ts";
import { type Code, placeIn } from "./literals.ts";
import { promptKindOf, promptKindsIn } from "./prompt-kinds.ts";

const USAGE = /^\s*(?:usage|uso|utiliza[cç][aã]o|sintaxe?)\s*:\s*(?<form>\S.{0,160})/iu;

/** Words that start a program: `python3 a.py`, `java -jar a.jar`, `java Passeio`, `./a`, `%s`. */
const START = /^(?:(?:python\d?|java|node|ruby|go run|cargo run)\s+(?:-\S+\s+)*)?\S+\s*/i;

/** Finds the arguments that a program says it wants: `usage: passeio <size> <row> <column>`, or as options. */
export function usageIn(source: Code): UsedArgument[] {
  const options = optionsIn(source);
  return options.length > 0 ? options : inOrder(source);
}

/** A line of help: `-s N : board size`. */
const HELP =
  /^[ \t]*(?<option>--?[a-z][\w-]{0,20})(?:[ \t=]+\S{1,12})?[ \t]*[:\t-][ \t]*(?<help>\S.{0,80})/gim;

/** An option as Go and Python declare it. */
const DECLARED =
  /\bflag\.(?:Int|String)\w*\((?:&\w+,\s*)?"(?<go>\w+)"|\badd_argument\((?:["']-\w["'],\s*)?["'](?<python>--?\w[\w-]*)["']/g;

function optionsIn(source: Code): UsedArgument[] {
  const shown = source.literals.flatMap(({ text, at }) =>
    Array.from(text.matchAll(HELP), ({ groups }) => {
      const { option, help } = groups as { option: string; help: string };
      return { text: help, at, option, kind: promptKindsIn(help)[0] };
    }),
  );
  const declared = Array.from(source.text.matchAll(DECLARED), ({ groups, index }) => {
    const option = groups!.python ?? `-${groups!.go}`;
    const name = option.replace(/^-+/, "").replaceAll("-", "_");
    return { text: option, at: placeIn(source, index), option, kind: promptKindOf(name) };
  });
  const known = [...shown, ...declared].filter(({ kind }) => kind !== undefined);
  return known.filter(({ option }, at) => known.findIndex((each) => each.option === option) === at);
}

function inOrder(source: Code): UsedArgument[] {
  for (const { text, at } of source.literals) {
    const form = USAGE.exec(text)?.groups?.form;
    if (form === undefined) continue;
    const wanted = form.replace(START, "").match(/<[^<>]*>|\[[^[\]]*\]|\S+/g) ?? [];
    return wanted.map((word) => ({ text: word, at, kind: promptKindOf(word.replace(/[<>[\](){}]/g, "")) }));
  }
  return [];
}
