/** Terminals with a font of few characters, whatever the locale says. */
const PLAIN_TERMINALS = new Set(["dumb", "linux"]);

/** Whether the user's terminal shows more than ASCII, as far as the environment says. */
export function showsUnicode({ LC_ALL, LC_CTYPE, LANG, TERM = "" }: NodeJS.ProcessEnv): boolean {
  return /utf-?8/i.test(LC_ALL || LC_CTYPE || LANG || "") && !PLAIN_TERMINALS.has(TERM);
}
