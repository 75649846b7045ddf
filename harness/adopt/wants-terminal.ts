import type { Way } from "../problem/way.ts";
import type { Result } from "./result.ts";

/** Messages of libraries that read from a terminal and found none. */
const TERMINAL_MISSING =
  /\/dev\/tty|\bnot a (?:tty|terminal)|inappropriate ioctl|reading from TTY|setRawMode is not a function/i;

/** Tests if a program ended because it had no terminal. */
export function wantsTerminal({ tries }: Result): boolean {
  return tries.some(
    ({ outcome, ruling }) => ruling.verdict === "RTE" && TERMINAL_MISSING.test(String(outcome?.stderr.bytes)),
  );
}

/** Copies the ways of asking, typed key by key in a terminal. */
export function typedByKeys(ways: readonly Way[]): Way[] {
  return ways.map(({ input, ...way }) => ({
    ...way,
    input: { ...input, typing: "keys" as const },
    evidence: [
      ...way.evidence,
      {
        at: ["input", "typing"],
        because: {
          en: "its error says that it needs a terminal",
          "pt-BR": "o erro dele diz que precisa de um terminal",
        },
      },
    ],
  }));
}
