import { printable } from "../../base/text.ts";
import type { Waiting } from "../../grade/store/store-claim.ts";
import type { Io } from "./console.ts";

/** Waits for the process that writes into the folder of a class, and names it. */
export function waitingFor({ err, locale, stopSignal }: Io): Waiting {
  return {
    signal: stopSignal(),
    onWait: (sentence) => err.write(`${printable(sentence[locale])}\n`),
  };
}
