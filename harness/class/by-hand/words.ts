import type { Locale } from "../../base/locale.ts";
import type { SourceLine } from "../../base/source-line.ts";
import { lineNamed } from "../../report/catalogue/line-named.ts";

/** Texts beside what graders said by hand. */
export interface ByHandWords {
  readonly comments: string;
  readonly line: (place: SourceLine) => string;
  readonly case: (name: string) => string;
  /** Titles of comments on cases that have no name for students. */
  readonly hiddenCase: string;
  readonly formerCase: string;
  /** Sentences on a comment, for the student. */
  readonly outdated: string;
  readonly notFound: string;
}

export const BY_HAND_WORDS: Readonly<Record<Locale, ByHandWords>> = {
  en: {
    comments: "Comments",
    line: lineNamed("line", "cell"),
    case: (name) => `case ${name}`,
    hiddenCase: "A hidden case",
    formerCase: "A case that does not count any more",
    outdated: "Written for another version of the program.",
    notFound: "This line was not found again in the version that counts.",
  },
  "pt-BR": {
    comments: "Comentários",
    line: lineNamed("linha", "célula"),
    case: (name) => `caso ${name}`,
    hiddenCase: "Um caso oculto",
    formerCase: "Um caso que não conta mais",
    outdated: "Escrito para outra versão do programa.",
    notFound: "Esta linha não foi encontrada de novo na versão que vale.",
  },
};
