import { expect, test } from "vitest";
import type { Clue, Diagnosis } from "../../finding/index.ts";
import { told } from "../../testing/sentences.ts";

const SENTENCES: readonly (readonly [Clue | Diagnosis, english: string, portuguese: string])[] = [
  [
    {
      kind: "wrong-idea",
      idea: "no-wrap",
      case: "tiny-3x3",
      expected: 3,
      found: "impossible",
      wrong: 12,
      example: { board: "CS.\n...\n...\n", expected: 2, found: 3 },
    },
    'every answer is as if the board did not wrap around at its edges; in tiny-3x3 that makes "impossible" instead of 3 moves; on the small board CS. / ... / ... it makes 3 moves instead of 2 moves',
    'todas as respostas são como se o tabuleiro não desse a volta nas bordas; em tiny-3x3 isso dá "impossível" em vez de 3 movimentos; no pequeno tabuleiro CS. / ... / ... isso dá 3 movimentos em vez de 2 movimentos',
  ],
  [
    {
      kind: "wrong-idea",
      idea: "eight-bit-count",
      case: "maze",
      expected: 320,
      found: 64,
      wrong: 1,
    },
    "every answer is as if the number of moves were kept in eight bits, which hold no more than 255; in maze that makes 64 moves instead of 320 moves",
    "todas as respostas são como se o número de movimentos fosse guardado em oito bits, onde só cabe até 255; em maze isso dá 64 movimentos em vez de 320 movimentos",
  ],
  [
    { kind: "first-way", case: "open-80", expected: 19, found: 1201, wrong: 20 },
    "every answer is the length of a way to the exit, but seldom of the shortest one: in open-80 1201 moves instead of 19 moves; so it comes out when a search goes deep first and keeps the first way it finds",
    "toda resposta é o comprimento de um caminho até a saída, mas quase nunca do menor: em open-80, 1201 movimentos em vez de 19 movimentos; é o que acontece quando a busca vai primeiro em profundidade e fica com o primeiro caminho que encontra",
  ],
  [
    { kind: "fails-off-square", case: "5x8", cases: 3 },
    "it ended with an error on 3 boards, first on 5x8, none of which is square, and is right on all that are; look at where rows may be taken for columns",
    "o programa terminou com erro em 3 tabuleiros, a começar por 5x8, nenhum deles quadrado, e acerta em todos os que são; veja onde linhas podem estar no lugar de colunas",
  ],
  [
    {
      kind: "wrong-start-idea",
      idea: "always-the-same",
      case: "5x8",
      expected: [2, 3],
      found: [0, 0],
      wrong: 9,
    },
    "every tour starts on the same square, whatever start is asked for: in 5x8 the tour starts on (0, 0) instead of (2, 3)",
    "todo passeio começa na mesma casa, qualquer que seja a casa inicial pedida: em 5x8 o passeio começa em (0, 0) em vez de (2, 3)",
  ],
  [
    { kind: "always-no-tour", case: "5x8", wrong: 9 },
    "every answer is that there is no tour, also on 9 boards that have one, first on 5x8; look whether the search goes back at a dead end",
    "toda resposta é que não existe passeio, também em 9 tabuleiros que têm um, a começar por 5x8; veja se a busca volta atrás quando fica sem saída",
  ],
  [
    { kind: "slow-growth", exponent: 4.1, uncertainty: 0.2, runs: 9 },
    "its time grows like n^4.1 (± 0.2) with the side n of the board, by 9 runs that came to an end; the number of squares grows like n^2",
    "o tempo cresce como n^4,1 (± 0,2) com o lado n do tabuleiro, segundo 9 execuções que chegaram ao fim; o número de casas cresce como n^2",
  ],
  [
    {
      kind: "second-opinion",
      case: "8x8",
      file: "passeio.c",
      line: 86,
      column: 15,
      quote: "index 64 out of bounds for type 'int [64]'",
    },
    "passeio.c, line 86, column 15: index 64 out of bounds for type 'int [64]'; so says a second opinion, one more run on 8x8 with the compiler's own checks",
    "passeio.c, linha 86, coluna 15: index 64 out of bounds for type 'int [64]'; é o que diz uma segunda opinião, mais uma execução em 8x8 com as verificações do próprio compilador",
  ],
  [
    { kind: "dead-end", at: [3, 0], left: 1, rescue: { step: 57, from: [2, 2], to: [4, 3] } },
    "the knight was stuck on (3, 0) while 1 square is left; back on step 57, (2, 2), a move to (4, 3) would have led to the end",
    "o cavalo ficou sem saída em (3, 0), com 1 casa por visitar; de volta ao passo 57, (2, 2), um movimento para (4, 3) teria levado até o fim",
  ],
  [
    { kind: "dead-end", at: [3, 0], left: 4 },
    "the knight was stuck on (3, 0) while 4 squares are left",
    "o cavalo ficou sem saída em (3, 0), com 4 casas por visitar",
  ],
  [
    { kind: "illegal-vector", vector: [3, -1], times: 5, at: [3, 4], from: [0, 5], step: 9 },
    "5 moves go by (+3, -1), first step 9 from (0, 5) to (3, 4); look whether the table of moves has it",
    "5 movimentos andam (+3, -1), o primeiro no passo 9, de (0, 5) para (3, 4); veja se ele está na tabela de movimentos",
  ],
  [
    { kind: "uncaught-error", error: "RecursionError", file: "cavalo.py", line: 7 },
    "RecursionError in cavalo.py, line 7",
    "RecursionError em cavalo.py, linha 7",
  ],
];

test.each(SENTENCES)("%j", (cause, english, portuguese) => {
  expect(told(cause).slice(1)).toEqual([english, portuguese]);
});
