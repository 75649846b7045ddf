import type { Sentence } from "../../base/sentence.ts";
import { printable } from "../../base/text.ts";
import type { Io } from "./console.ts";

/** Makes a function that shows sentences, one a line, as they come. */
export function showing({ err, locale }: Pick<Io, "err" | "locale">): (sentence: Sentence) => void {
  return (sentence) => void err.write(`${printable(sentence[locale])}\n`);
}
