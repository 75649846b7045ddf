import { type Sentence, say } from "../../base/sentence.ts";
import type { Invocation } from "../../problem/input/invocation.ts";
import type { Outcome } from "../../run/outcome.ts";
import type { Result } from "../attempt/result.ts";

/** Words of error messages that speak of a terminal. */
const TERMINAL =
  /\/dev\/tty|\bnot a (?:tty|terminal)|inappropriate ioctl|reading from TTY|setRawMode is not a function/i;

const BECAUSE: Sentence = say`tried at a terminal: an error of the program spoke of one`;

/** Tests if a program ended because it had no terminal. */
export function lacksTerminal({ stderr }: Outcome): boolean {
  return TERMINAL.test(String(stderr.bytes));
}

/** Copies the ways of asking, typed key by key in a terminal, if programs ended because they had none. */
export function typedByKeys(ways: readonly Invocation[], results: readonly Result[]): Invocation[] {
  const failed = results.flatMap(({ tries }) => tries).filter(({ ruling }) => ruling.verdict === "RTE");
  if (!failed.some(({ outcome }) => outcome && lacksTerminal(outcome))) return [];
  return ways.map(({ input, ...way }) => ({
    ...way,
    input: { ...input, typing: "keys" as const },
    evidence: [...way.evidence, { at: ["input", "typing"], because: BECAUSE }],
  }));
}
