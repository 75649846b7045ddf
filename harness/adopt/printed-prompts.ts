import { plainOutput } from "../answer/output.ts";
import { excerpt } from "../base/text.ts";
import type { Literal, Question } from "../problem/clues.ts";
import { baseIn, promptKindsIn } from "./prompt-kinds.ts";

/** Place of a text that no source holds as it is printed. */
const PRINTED = "its output";

/** Bytes of an output in which prompts are looked for. */
const MOST_READ_BYTES = 16 * 1024;

/** Text that a program printed to ask for its input. */
export interface Printed {
  /** In the order in which they were printed. A question that is asked again at once counts once. */
  readonly questions: readonly Question[];
  /** Lines of a menu. */
  readonly choices: readonly Literal[];
}

/** Words of an order to type something. */
const ORDER =
  /\b(?:digite|informe|entre|insira|escolha|tecle|pressione|ingres[ea]|introduzca|indique|escriba|elija|enter|type|input|choose|please|press|entrez|donnez|geben|eingabe|eingeben)\b/i;

/** Finds the prompts in an output. Nothing is echoed, so several prompts may share a line. */
export function promptsIn(output: Buffer): Printed {
  const lines = plainOutput(output.subarray(0, MOST_READ_BYTES)).toString().split(/\r?\n/);
  const choices = lines.filter(isChoice).map((text) => ({ text: text.trim(), at: PRINTED }));
  const parts = lines.filter((line) => !isChoice(line)).flatMap(partsOf);
  const questions = parts.filter(isPrompt).flatMap((text): Question[] => {
    // Below a menu, a mark alone asks for a choice.
    const kinds = choices.length > 0 && !/\p{L}/u.test(text) ? (["menu"] as const) : promptKindsIn(text);
    return kinds.length === 0 ? [] : [{ text: excerpt(text.trim()), at: PRINTED, kinds, base: baseIn(text) }];
  });
  return { questions: questions.filter(({ text }, at) => text !== questions[at - 1]?.text), choices };
}

function isChoice(line: string): boolean {
  return /^\s*[[(]?\d\s*[\])\-.:]+\s*\p{L}/u.test(line);
}

/** Cuts a line behind each mark that ends a prompt. */
function partsOf(line: string): string[] {
  return line.split(/(?<=[:?>=])(?!\s*\()(?=\s|$|\p{L})/u).filter((part) => part.trim() !== "");
}

function isPrompt(text: string): boolean {
  return text.length <= 200 && (/[:?>=]\s*$|\b[syjo]\s*\/\s*n\b/i.test(text) || ORDER.test(text));
}
