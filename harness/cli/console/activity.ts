import { onAbort } from "../../base/on-abort.ts";
import type { Sentence } from "../../base/sentence.ts";
import { CATALOGUES } from "../../report/catalogue/index.ts";
import type { Io } from "./console.ts";
import { OLD_MS, progressLine } from "./progress.ts";

/** Time after which a terminal shows what goes on. */
const SHOWN_AFTER_MS = 500;

/**
 * Says what is done, where that takes longer than a moment. Nothing else is shown meanwhile, but what `doing` prints as lines
 * that stay.
 */
export async function saying<Result>(
  what: Sentence,
  { err, locale, stopSignal }: Io,
  doing: (print: (text: string) => void) => Promise<Result>,
): Promise<Result> {
  const { lasting } = CATALOGUES[locale].words;
  const begunMs = performance.now();
  const inWords = () => lasting(what[locale], (performance.now() - begunMs) / 1000);
  const line = progressLine(err, inWords);
  const tell = () => {
    if (err.isTTY) return line.show({ done: 0, total: 0, name: "" });
    err.write(`${inWords()}\n`);
    timer = setTimeout(tell, OLD_MS);
  };
  let timer = setTimeout(tell, err.isTTY ? SHOWN_AFTER_MS : OLD_MS);
  const silence = () => {
    clearTimeout(timer);
    line.clear();
  };
  const forget = onAbort(stopSignal(), silence);
  return doing(line.above).finally(() => {
    silence();
    forget();
  });
}
