import { type Sentence, say } from "../../base/sentence.ts";
import { damageIn } from "../../grade/store/store-damage.ts";
import { readStore, type StoreIndex } from "../../grade/store/store-index.ts";
import { deskIn, storeIn } from "../../grade/store/store-lines.ts";
import type { Io } from "../console/console.ts";

/** Reads the store of a class, and says on standard error which of its lines are damaged. */
export function readClass(out: string, io: Pick<Io, "err" | "locale">): StoreIndex {
  const known = readStore(out);
  tellDamage(known, { out, cure: CURE }, io);
  return known;
}

interface Telling {
  readonly out: string;
  readonly cure: Sentence;
}

/** Says on standard error which lines of a store are damaged, and what helps. */
export function tellDamage(
  { damage, missingAtDesk }: Pick<StoreIndex, "damage" | "missingAtDesk">,
  { out, cure }: Telling,
  { err, locale }: Pick<Io, "err" | "locale">,
): void {
  const { lines } = damage;
  if (lines.length > 0) err.write(`${damageIn(storeIn(out), lines)[locale]}. ${cure[locale]}\n`);
  if (missingAtDesk.length > 0)
    err.write(`${damageIn(deskIn(out), missingAtDesk)[locale]}. ${DECISIONS[locale]}\n`);
}

const DECISIONS: Sentence = say`A decision of \`cavalo settle\` that is not there any more must be given again`;

export const CURE: Sentence = say`Type the same \`cavalo grade\` as before: what is missing is run or judged again. ${DECISIONS}`;

/** The cure as a grading says it, which is one itself. */
export const CURED_NOW: Sentence = say`What is missing is run or judged again now. ${DECISIONS}`;
