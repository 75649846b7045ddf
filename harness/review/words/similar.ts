import type { Locale } from "../../base/locale.ts";
import { wordsInEach } from "../../report/catalogue/words-in-each.ts";

/** Texts about what is alike in a class, beside those of the page of such programs. */
export interface SimilarDeskWords {
  readonly title: string;
  readonly toStudent: string;
  readonly notCompared: string;
  readonly compare: string;
  readonly comparing: string;
  readonly failed: string;
  readonly noProgram: string;
  readonly tooLittle: string;
  readonly none: string;
  /** Says in which group a program is. */
  readonly inGroup: (names: string) => string;
}

export const SIMILAR_DESK_WORDS: Readonly<Record<Locale, SimilarDeskWords>> = wordsInEach<SimilarDeskWords>(
  "similar",
  ({ text }) => ({
    title: text`Programs that are alike`,
    toStudent: text`To the student`,
    notCompared: text`The programs of the class, as they are now, have not been compared at this desk. That takes some seconds.`,
    compare: text`Compare the programs of the class`,
    comparing: text`Comparing the programs of the class …`,
    failed: text`The programs could not be compared:`,
    noProgram: text`This hand-in was not compared, because no source of a program is kept.`,
    tooLittle: text`This program has too little of its own to be compared.`,
    none: text`This program is in no pair to look at.`,
    inGroup: (names) => text`A group of programs that are much alike: ${names}.`,
  }),
);
