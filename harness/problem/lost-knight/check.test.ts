import { expect, test } from "vitest";
import { parseBoard, type Square } from "../../case/board.ts";
import type { Finding } from "../../finding/index.ts";
import type { lostKnightFindings } from "../../finding/lost-knight.ts";
import { told } from "../../testing/sentences.ts";
import { checkLostKnight } from "./check.ts";

const ASKED = { board: parseBoard("C....\n..x..\n.....\n.....\n..S..\n", String), answer: 1 } as const;

const pathOf = (...squares: [number, number][]) => {
  const path: Square[] = squares.map(([row, column]) => ({ row, column }));
  return { kind: "moves", moves: 1, path } as const;
};

test.each([[{ kind: "moves", moves: 1 }], [pathOf([0, 0], [4, 2])], [pathOf([0, 0], [2, 4])]] as const)(
  "right, also as (column, row): %j",
  (answer) => {
    expect(checkLostKnight(ASKED, answer)).toEqual({ kind: "accepted" });
  },
);

test.each([2147483647, -2147483647])(
  "a number that may stand for those beyond %j is told as such",
  (moves) => {
    const answer = { kind: "moves", moves } as const;
    const impossible = { ...ASKED, answer: "impossible" } as const;
    for (const asked of [ASKED, impossible]) {
      const judgement = checkLostKnight(asked, answer);
      const [, english, portuguese] = told(judgement.kind === "rejected" ? judgement.finding : undefined);
      expect(english).toMatch(moves > 0 ? /2147483647( moves)? or more$/ : /-2147483647( moves)? or less$/);
      expect(portuguese).toMatch(
        moves > 0 ? /2147483647( movimentos)? ou mais$/ : /-2147483647( movimentos)? ou menos$/,
      );
    }
  },
);

test("of a path without a number its squares are told, and not that a number was answered", () => {
  const sentencesOn = (answer: number | "impossible") => {
    const judgement = checkLostKnight(
      { ...ASKED, answer },
      { ...pathOf([0, 0], [1, 2], [3, 3]), moves: 2, isPath: true },
    );
    return told(judgement.kind === "rejected" ? judgement.finding : undefined).slice(1);
  };
  expect(sentencesOn(1)).toEqual([
    "the least number of moves is 1, but the printed path has 3 squares, so 2 moves",
    "o menor número de movimentos é 1, mas o caminho impresso tem 3 casas, ou seja, 2 movimentos",
  ]);
  expect(sentencesOn("impossible")).toEqual([
    "the exit cannot be reached, but the program printed a path of 3 squares",
    "não é possível chegar à saída, mas o programa imprimiu um caminho de 3 casas",
  ]);
});

type Kind = keyof typeof lostKnightFindings;
type Row = readonly [Parameters<typeof checkLostKnight>, english: string, portuguese: string];

const ROWS: Readonly<Record<Kind, Row>> = {
  "wrong-number-of-moves": [
    [ASKED, { kind: "moves", moves: 2 }],
    "the least number of moves is 1, but the program answered 2",
    "o menor número de movimentos é 1, mas o programa respondeu 2",
  ],
  "says-impossible": [
    [ASKED, { kind: "none" }],
    "the exit can be reached in 1 move, but the program says that it is impossible",
    "é possível chegar à saída em 1 movimento, mas o programa diz que é impossível",
  ],
  "should-be-impossible": [
    [
      { ...ASKED, answer: "impossible" },
      { kind: "moves", moves: 4 },
    ],
    "the exit cannot be reached, but the program answered 4 moves",
    "não é possível chegar à saída, mas o programa respondeu 4 movimentos",
  ],
  "path-leaves-board": [
    [ASKED, pathOf([0, 0], [-1, 2])],
    "the number of moves is right, but not the printed path: step 1, (-1, 2), is outside the 5 x 5 board. The board wraps around, so this is the square (4, 2)",
    "o número de movimentos está certo, mas o caminho impresso não: o passo 1, (-1, 2), fica fora do tabuleiro de 5 x 5. O tabuleiro dá a volta, então essa é a casa (4, 2)",
  ],
  "path-blocked": [
    [ASKED, pathOf([0, 0], [1, 2])],
    "the number of moves is right, but not the printed path: step 1, (1, 2), is a blocked square",
    "o número de movimentos está certo, mas o caminho impresso não: o passo 1, (1, 2), é uma casa bloqueada",
  ],
  "path-not-a-knight-move": [
    [ASKED, pathOf([0, 0], [3, 3])],
    "the number of moves is right, but not the printed path: step 1 goes from (0, 0) to (3, 3), 2 up and 2 left, which is not a knight move",
    "o número de movimentos está certo, mas o caminho impresso não: o passo 1 vai de (0, 0) para (3, 3), 2 para cima e 2 para a esquerda, e isso não é um movimento de cavalo",
  ],
  "path-ends-elsewhere": [
    [ASKED, pathOf([0, 0], [2, 1])],
    "the number of moves is right, but not the printed path: it ends on (2, 1), but the exit is on (4, 2)",
    "o número de movimentos está certo, mas o caminho impresso não: ele termina em (2, 1), mas a saída está em (4, 2)",
  ],
};

test.each(Object.entries(ROWS))("%s is told with its place", (kind, [check, ...sentences]) => {
  const judgement = checkLostKnight(...check);
  const finding: Finding | undefined = judgement.kind === "rejected" ? judgement.finding : undefined;
  expect(told(finding)).toEqual([kind, ...sentences]);
});
