import type { Source } from "./language.ts";

/**
 * The name that judges of competitions define. A program that asks for it reads standard input on a judge, and files on its author's
 * machine.
 */
export const ONLINE_JUDGE = "ONLINE_JUDGE";

/** Gives what defines it, if a text of the program asks for it. */
export function onJudge(texts: readonly Pick<Source, "text">[], definition: string): string[] {
  return texts.some(({ text }) => text.includes(ONLINE_JUDGE)) ? [definition] : [];
}
