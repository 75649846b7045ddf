import type { Sentence } from "../../base/sentence.ts";
import type { LostKnightCase } from "../../case/lost-knight.ts";
import { COUNTING_IDEAS, type IdeaName } from "../../finding/ideas.ts";
import { IDEAS } from "../../problem/lost-knight/idea/index.ts";
import type { Mistake } from "./mistake.ts";

/** Words of the ideas that are often met. The slow ones to try, such as marks that two squares share, are left out. */
const WORDS: Readonly<Partial<Record<IdeaName, Sentence>>> = {
  "eight-bit-count": {
    en: "counts in eight bits: after 255 comes 0",
    "pt-BR": "conta em oito bits: depois de 255 vem 0",
  },
  "zero-if-unreached": { en: "says 0 if there is no path", "pt-BR": "diz 0 se não há caminho" },
  "wraps-one-edge-a-move": {
    en: "crosses one edge a move at most (a chain of `else if`)",
    "pt-BR": "atravessa no máximo uma borda por movimento (uma cadeia de `else if`)",
  },
  "distances-as-text": {
    en: "compares distances as text: 10 before 9",
    "pt-BR": "compara distâncias como texto: 10 antes de 9",
  },
  "last-way-to-the-exit": {
    en: "takes the last way into S, not the first",
    "pt-BR": "fica com o último caminho até S, e não o primeiro",
  },
  "square-from-rows": {
    en: "takes the board for as wide as it is high",
    "pt-BR": "toma a largura do tabuleiro pela altura",
  },
  "sizes-exchanged": {
    en: "exchanges the numbers of rows and columns where it wraps around",
    "pt-BR": "troca o número de linhas pelo de colunas ao dar a volta",
  },
  "wraps-rows-only": {
    en: "wraps around at the top and the bottom only",
    "pt-BR": "dá a volta só em cima e embaixo",
  },
  "wraps-columns-only": {
    en: "wraps around at the left and the right only",
    "pt-BR": "dá a volta só à esquerda e à direita",
  },
  "wraps-forward-only": {
    en: "wraps around downwards and to the right only (-1 % n is -1)",
    "pt-BR": "dá a volta só para baixo e para a direita (-1 % n é -1)",
  },
  "no-wrap": { en: "does not wrap around", "pt-BR": "não dá a volta" },
  "last-row-lost": { en: "loses the last row", "pt-BR": "perde a última linha" },
  "move-missing": { en: "lacks one of the eight moves", "pt-BR": "não tem um dos oito movimentos" },
  "half-of-the-moves": {
    en: "has only four of the eight moves",
    "pt-BR": "tem só quatro dos oito movimentos",
  },
  "start-transposed": {
    en: "exchanges the row and the column of C",
    "pt-BR": "troca a linha e a coluna de C",
  },
  "walks-through-x": { en: "walks through `x`", "pt-BR": "anda por cima de `x`" },
  "cannot-jump": {
    en: "cannot jump over a blocked square",
    "pt-BR": "não salta por cima de uma casa bloqueada",
  },
  "moves-as-a-king": { en: "moves like a king", "pt-BR": "anda como um rei" },
  "one-too-many": {
    en: "counts the squares of the path, not its moves",
    "pt-BR": "conta as casas do caminho, e não os movimentos",
  },
  "one-too-few": { en: "counts one move too few", "pt-BR": "conta um movimento a menos" },
  "always-impossible": { en: "always says that there is no path", "pt-BR": "diz sempre que não há caminho" },
};

export const lostKnightMistakes: readonly Mistake<LostKnightCase>[] = Object.entries(WORDS).map(
  ([name, words]) => ({
    words,
    isCounting: COUNTING_IDEAS.some((idea) => idea === name),
    ways: IDEAS[name as IdeaName].map((idea) => ({ board }) => {
      const moves = idea(board);
      if (moves === undefined) return undefined;
      return moves === "impossible" ? { kind: "none" } : { kind: "moves", moves };
    }),
  }),
);
