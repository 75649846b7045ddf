import type { Locale } from "../../base/locale.ts";

/** Texts beside what graders said by hand. */
export interface ByHandWords {
  readonly comments: string;
  readonly line: (file: string, line: number) => string;
  readonly case: (name: string) => string;
  /** Title of a comment on a hidden case. */
  readonly hiddenCase: string;
  /** Sentences on a comment, for the student. */
  readonly outdated: string;
  readonly notFound: string;
}

export const BY_HAND_WORDS: Readonly<Record<Locale, ByHandWords>> = {
  en: {
    comments: "Comments",
    line: (file, line) => `${file}, line ${line}`,
    case: (name) => `case ${name}`,
    hiddenCase: "A hidden case",
    outdated: "Written for another version of the program.",
    notFound: "This line was not found again in the version that counts.",
  },
  "pt-BR": {
    comments: "Comentários",
    line: (file, line) => `${file}, linha ${line}`,
    case: (name) => `caso ${name}`,
    hiddenCase: "Um caso oculto",
    outdated: "Escrito para outra versão do programa.",
    notFound: "Esta linha não foi encontrada de novo na versão que vale.",
  },
};
