import type { FormattedReading } from "../../../answer/read.ts";
import type { Locale } from "../../../base/locale.ts";
import type { Sentence } from "../../../base/sentence.ts";

/** Reason for which a reading of an output counts, or does not. */
export type Rank =
  | { readonly kind: "likeliest" | "proven" | "of-all-outputs" }
  | { readonly kind: "few-squares" | "not-of-all-outputs" | "lighter" | "not-proven" | "later" }
  /** It would count if a manifest had these keys. */
  | { readonly kind: "undeclared"; readonly keys: string };

/** A reading of an output, and what became of it. */
interface RankedReading extends Pick<FormattedReading, "format" | "from"> {
  /** Words for its answer. */
  readonly said: string;
  readonly isRight: boolean;
  readonly rank: Rank;
}

interface ReadingWords {
  readonly title: string;
  readonly reading: (reading: RankedReading) => string;
  /** Says what counts if it is none of the listed readings. */
  readonly counts: (said: string) => string;
}

/** Texts of a list of all readings of an output. */
export const READING_WORDS: Readonly<Record<Locale, ReadingWords>> = {
  en: {
    title: "Readings, the likeliest first",
    reading({ said, format, from, isRight, rank }) {
      const place = from ? `${format}, line ${from.line}` : format;
      return `${said} (${place}): ${isRight ? "right" : "wrong"}. ${rankOf(rank).en}.`;
    },
    counts: (said) => `${said}: this counts, because all outputs of the program together show it.`,
  },
  "pt-BR": {
    title: "Leituras, da mais provável à menos provável",
    reading({ said, format, from, isRight, rank }) {
      const place = from ? `${format}, linha ${from.line}` : format;
      return `${said} (${place}): ${isRight ? "certo" : "errado"}. ${rankOf(rank)["pt-BR"]}.`;
    },
    counts: (said) => `${said}: é o que vale, porque todas as saídas do programa, juntas, o mostram.`,
  },
};

function rankOf(rank: Rank): Sentence {
  switch (rank.kind) {
    case "likeliest":
      return { en: "It counts, because it looks most like a whole answer", "pt-BR": "Vale, porque é a que mais parece uma resposta inteira" };
    case "proven":
      return { en: "It counts, because its own steps prove how it is meant", "pt-BR": "Vale, porque os seus próprios passos provam como se lê" };
    case "of-all-outputs":
      return { en: "It counts, because all outputs of the program together show that its answers stand there", "pt-BR": "Vale, porque todas as saídas do programa, juntas, mostram que é ali que ele dá as respostas" };
    case "few-squares":
      return { en: "It does not count, because so few squares may stand in a prompt or in a log", "pt-BR": "Não vale, porque tão poucas casas podem estar em uma pergunta ou em um registro" };
    case "not-proven":
      return { en: "It does not count, because the steps of another one prove how that is meant", "pt-BR": "Não vale, porque os passos de outra leitura provam como ela se lê" };
    case "not-of-all-outputs":
      return { en: "It does not count, because all outputs of the program together show that its answers stand elsewhere", "pt-BR": "Não vale, porque todas as saídas do programa, juntas, mostram que ele dá as respostas em outro lugar" };
    case "lighter":
      return { en: "It does not count, because it looks less like a whole answer", "pt-BR": "Não vale, porque parece menos uma resposta inteira" };
    case "later":
      return { en: "It does not count, because a likelier format comes first", "pt-BR": "Não vale, porque um formato mais provável vem antes" };
    case "undeclared":
      return { en: `It does not count, because no manifest says ${rank.keys}`, "pt-BR": `Não vale, porque nenhum manifesto diz ${rank.keys}` };
  }
}
