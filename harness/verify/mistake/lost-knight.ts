import { type Sentence, say } from "../../base/sentence.ts";
import type { LostKnightCase } from "../../case/lost-knight.ts";
import { COUNTING_IDEAS, type IdeaName } from "../../finding/ideas.ts";
import { IDEAS } from "../../problem/lost-knight/idea/index.ts";
import type { Mistake } from "./mistake.ts";

/** Words of the ideas that are often met. The slow ones to try, such as marks that two squares share, are left out. */
const WORDS: Readonly<Partial<Record<IdeaName, Sentence>>> = {
  "eight-bit-count": say`counts in eight bits: after 255 comes 0`,
  "zero-if-unreached": say`says 0 if there is no path`,
  "wraps-one-edge-a-move": say`crosses one edge a move at most (a chain of \`else if\`)`,
  "distances-as-text": say`compares distances as text: 10 before 9`,
  "last-way-to-the-exit": say`takes the last way into S, not the first`,
  "square-from-rows": say`takes the board for as wide as it is high`,
  "sizes-exchanged": say`exchanges the numbers of rows and columns where it wraps around`,
  "wraps-rows-only": say`wraps around at the top and the bottom only`,
  "wraps-columns-only": say`wraps around at the left and the right only`,
  "wraps-forward-only": say`wraps around downwards and to the right only (-1 % n is -1)`,
  "no-wrap": say`does not wrap around`,
  "last-row-lost": say`loses the last row`,
  "move-missing": say`lacks one of the eight moves`,
  "half-of-the-moves": say`has only four of the eight moves`,
  "start-transposed": say`exchanges the row and the column of C`,
  "walks-through-x": say`walks through \`x\``,
  "cannot-jump": say`cannot jump over a blocked square`,
  "moves-as-a-king": say`moves like a king`,
  "one-too-many": say`counts the squares of the path, not its moves`,
  "one-too-few": say`counts one move too few`,
  "always-impossible": say`always says that there is no path`,
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
