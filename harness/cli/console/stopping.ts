import { onAbort } from "../../base/on-abort.ts";
import { CATALOGUES } from "../../report/catalogue/index.ts";
import type { Io } from "./console.ts";

/** Moves to the beginning of the line, and empties it. */
const CLEARED_LINE = "\r\u001b[2K";

/** Tells at once that a stop was heard, while something is done. */
export async function tellingStop<Result>(
  { err, locale, stopSignal }: Io,
  doing: () => Promise<Result>,
): Promise<Result> {
  const { words } = CATALOGUES[locale];
  const forget = onAbort(stopSignal(), () => {
    // On a terminal, the line that changes may stand there, and the sign of the key behind it.
    err.write(`${err.isTTY ? CLEARED_LINE : ""}${words.stopping}\n`);
  });
  return doing().finally(forget);
}
