import type { Locale } from "../../base/locale.ts";

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

export const SIMILAR_DESK_WORDS: Readonly<Record<Locale, SimilarDeskWords>> = {
  en: {
    title: "Programs that are alike",
    toStudent: "To the student",
    notCompared:
      "The programs of the class, as they are now, have not been compared at this desk. That takes some seconds.",
    compare: "Compare the programs of the class",
    comparing: "Comparing the programs of the class …",
    failed: "The programs could not be compared:",
    noProgram: "This hand-in was not compared, because no source of a program is kept.",
    tooLittle: "This program has too little of its own to be compared.",
    none: "This program is in no pair to look at.",
    inGroup: (names) => `A group of programs that are much alike: ${names}.`,
  },
  "pt-BR": {
    title: "Programas parecidos",
    toStudent: "Voltar ao aluno",
    notCompared:
      "Os programas da turma, como estão agora, ainda não foram comparados nesta mesa. Isso leva alguns segundos.",
    compare: "Comparar os programas da turma",
    comparing: "Comparando os programas da turma …",
    failed: "Não foi possível comparar os programas:",
    noProgram: "Esta entrega não foi comparada, porque nenhum código de programa está guardado.",
    tooLittle: "Este programa tem pouco de próprio para ser comparado.",
    none: "Este programa não está em nenhum par a conferir.",
    inGroup: (names) => `Um grupo de programas muito parecidos: ${names}.`,
  },
};
