import { say } from "../../base/sentence.ts";
import type { PromptKind, UsedArgument } from "../input/clues.ts";
import { dialogues } from "../input/dialogue.ts";
import { asking, type Evidence, type Invocation, madeFrom } from "../input/invocation.ts";

/** Values for arguments that are not known: choices of how to search, or a number of attempts. */
const UNKNOWN = ["1", "2", "0", "100"];

const SIZES: readonly (PromptKind | undefined)[] = ["size", "rows", "columns"];

/** Gives the arguments that the program says it wants. A board is none of them: its size is meant. */
export function byUsage(stated: readonly UsedArgument[]): Invocation[] {
  const usage = stated.map((each) => (each.kind === "board" ? { ...each, kind: "size" as const } : each));
  const questions = usage.flatMap(({ kind, text, at }) =>
    kind === undefined ? [] : [{ text, at, kinds: [kind], base: undefined }],
  );
  const words = usage.flatMap((each) => each.words ?? []).slice(0, UNKNOWN.length);
  const asked = usage.filter(({ isSwitch }) => !isSwitch);
  const isSized = usage.some(({ kind }) => SIZES.includes(kind));
  const unknown = words.length > 0 ? words : [...(isSized ? [] : ["{n}"]), ...UNKNOWN];
  const others = questions.length === asked.length ? [""] : unknown;
  const onlyWords = { input: asking({}), evidence: [{ at: [], because: madeFrom(usage) }] };
  const ways =
    questions.length > 0 ? dialogues(questions, { choices: [] }) : words.length > 0 ? [onlyWords] : [];
  return ways.flatMap(({ input, evidence }) =>
    others.map((other) => {
      const values = input!.stdin!.split("\n");
      const told = usage.flatMap(({ kind, option, isSwitch, text }) => {
        if (isSwitch) return [text];
        const value = kind === undefined ? other : values.shift()!;
        if (option?.endsWith("=")) return [`${option}${value}`];
        return option === undefined ? [value] : [option, value];
      });
      const [{ because }] = evidence as [Evidence];
      const isMadeUp = questions.length < asked.length;
      return {
        input: asking({ arguments: told }),
        evidence: [{ at: ["input", "arguments"], because, ...(isMadeUp && { isMadeUp }) }],
      };
    }),
  );
}

export const GUESSED_ARGUMENTS = [
  ["{rows}", "{columns}", "{row1}", "{column1}"],
  ["{row0}", "{column0}"],
  ["{row1}", "{column1}"],
  ["{n}", "{row0}", "{column0}"],
  ["{n}", "{row1}", "{column1}"],
  ["{rows}", "{columns}", "{cell0}"],
  ["{n}"],
  ["{rows}", "{columns}"],
  ["{square}"],
  ["{SQUARE}"],
  ["{cell0}"],
  ["{cell1}"],
  ["{n}", "{row0},{column0}"],
  ["{n}", "{row1},{column1}"],
  ["{columns},{rows}", "{column0},{row0}"],
  ["{rows},{columns}", "{row0},{column0}"],
];

export function guessedArguments(words: readonly string[]): Invocation {
  return {
    input: asking({ arguments: [...words] }),
    evidence: [
      {
        at: ["input", "arguments"],
        because: say`one of the usual forms of arguments, tried without knowing what they mean`,
      },
    ],
  };
}
