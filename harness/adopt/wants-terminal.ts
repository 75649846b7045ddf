import type { Sentence } from "../base/sentence.ts";
import type { Way } from "../problem/way.ts";
import type { Outcome } from "../run/outcome.ts";
import type { Result } from "./result.ts";

/** A sign in an error message that a program works only at a terminal. */
interface Sign {
  readonly pattern: RegExp;
  readonly because: Sentence;
}

const SIGNS: readonly Sign[] = [
  {
    pattern:
      /\/dev\/tty|\bnot a (?:tty|terminal)|inappropriate ioctl|reading from TTY|setRawMode is not a function/i,
    because: {
      en: "tried at a terminal: an error of the program spoke of one",
      "pt-BR": "testado em um terminal: um erro do programa falou de um",
    },
  },
  {
    // In Java, the first of several readers takes all that was typed. From a terminal each gets its line.
    pattern: /\bNoSuchElementException\b|\bparse null\b|NumberFormatException: null/,
    because: {
      en: "tried at a terminal: an error of the program spoke of missing input. Here it gets one line after the other",
      "pt-BR":
        "testado em um terminal: um erro do programa falou de entrada que falta. Aqui ele recebe uma linha de cada vez",
    },
  },
];

/** Tests if a program ended because it had no terminal. */
export function lacksTerminal({ stderr }: Outcome): boolean {
  return signIn([String(stderr.bytes)]) !== undefined;
}

function signIn(messages: readonly string[]): Sign | undefined {
  return SIGNS.find(({ pattern }) => messages.some((message) => pattern.test(message)));
}

/** Copies the ways of asking, typed key by key in a terminal, if programs ended because they had none. */
export function typedByKeys(ways: readonly Way[], results: readonly Result[]): Way[] {
  const messages = results
    .flatMap(({ tries }) => tries)
    .filter(({ ruling }) => ruling.verdict === "RTE")
    .map(({ outcome }) => String(outcome?.stderr.bytes));
  const sign = signIn(messages);
  if (!sign) return [];
  return ways.map(({ input, ...way }) => ({
    ...way,
    input: { ...input, typing: "keys" as const },
    evidence: [...way.evidence, { at: ["input", "typing"], because: sign.because }],
  }));
}
