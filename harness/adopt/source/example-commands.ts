import type { UsedArgument } from "../../problem/input/clues.ts";
import type { Code } from "./literals.ts";

/** A line that calls a program with options: `tour -q -s 8 -p 3,4      Solve from (3,4)`. */
const COMMAND =
  /^\s*(?:\$ )?(?!-)[\w./-]+(?: (?!-)[\w./-]+)?(?<options>(?: -{1,2}[A-Za-z][\w-]{0,20}(?:[ =](?!-)[\w.,:]{1,12})?)+)(?=\s{2,}|\s*$|\s*#)/;

const OPTION = / (?<name>-{1,2}[A-Za-z][\w-]{0,20})(?<value>[ =][\w.,:]+)?/g;

/** Finds the options without a value in the example of a source that gives the most values: so its author calls the program. */
export function switchesIn({ literals }: Code): UsedArgument[] {
  let most = 0;
  let switches: UsedArgument[] = [];
  for (const { text, at } of literals) {
    for (const line of text.split("\n")) {
      const options = Array.from((COMMAND.exec(line)?.groups?.options ?? "").matchAll(OPTION));
      const valued = options.filter(({ groups }) => groups!.value !== undefined).length;
      if (valued <= most) continue;
      most = valued;
      switches = options
        .filter(({ groups }) => groups!.value === undefined)
        .map(({ groups }) => ({ text: groups!.name!, at, kind: undefined, isSwitch: true }));
    }
  }
  return switches;
}
