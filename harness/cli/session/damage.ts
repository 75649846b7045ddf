import type { Sentence } from "../../base/sentence.ts";
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

const DECISIONS: Sentence = {
  en: "A decision of `cavalo settle` that is not there any more must be given again",
  "pt-BR": "Uma decisão do `cavalo settle` que não está mais ali precisa ser dada de novo",
};

export const CURE: Sentence = {
  en: `Type the same \`cavalo grade\` as before: what is missing is run or judged again. ${DECISIONS.en}`,
  "pt-BR": `Digite o mesmo \`cavalo grade\` de antes: o que falta é executado ou julgado de novo. ${DECISIONS["pt-BR"]}`,
};

/** The cure as a grading says it, which is one itself. */
export const CURED_NOW: Sentence = {
  en: `What is missing is run or judged again now. ${DECISIONS.en}`,
  "pt-BR": `O que falta é executado ou julgado de novo agora. ${DECISIONS["pt-BR"]}`,
};
