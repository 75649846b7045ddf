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
    'every answer is as if the board did not wrap around at its edges. In tiny-3x3 the program answers "impossible" instead of 3 moves. A board to try by hand: cavalo show --board "CS./.../..." (right: 2 moves; with this mistake: 3 moves)',
    'todas as respostas são como se o tabuleiro não desse a volta nas bordas. Em tiny-3x3 o programa responde "impossível" em vez de 3 movimentos. Um tabuleiro para testar à mão: cavalo show --board "CS./.../..." (certo: 2 movimentos; com esse erro: 3 movimentos)',
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
    "every answer is as if the number of moves were stored in eight bits, as in an unsigned char of C, which hold at most 255. In maze the program answers 64 instead of 320 moves",
    "todas as respostas são como se o número de movimentos fosse guardado em oito bits, como num unsigned char de C, onde só cabe até 255. Em maze o programa responde 64 em vez de 320 movimentos",
  ],
  [
    {
      ...{ kind: "wrong-idea", idea: "wraps-at-some-edges", edges: ["upper", "left"] },
      ...{ case: "maze", expected: 320, found: 64, wrong: 1 },
    },
    "every answer is as if some edges of the board wrapped around, and others did not. Check the condition for each of the four edges. The edges concerned are the upper and the left one. In maze the program answers 64 instead of 320 moves",
    "todas as respostas são como se algumas bordas do tabuleiro dessem a volta e outras não. Confira a condição de cada uma das quatro bordas. As bordas em questão são a de cima e a da esquerda. Em maze o programa responde 64 em vez de 320 movimentos",
  ],
  [
    {
      ...{ kind: "wrong-idea", idea: "move-mistyped", move: [1, -2], instead: [1, -1] },
      ...{ case: "maze", expected: 320, found: 64, wrong: 1 },
    },
    "every answer is as if one number in the table of moves were wrong. The move 1 down and 2 left goes 1 down and 1 left instead. In maze the program answers 64 instead of 320 moves",
    "todas as respostas são como se um número da tabela de movimentos estivesse errado. O movimento de 1 para baixo e 2 para a esquerda vai 1 para baixo e 1 para a esquerda. Em maze o programa responde 64 em vez de 320 movimentos",
  ],
  [
    {
      ...{ kind: "wrong-search", idea: "distance-overwritten", boards: 5 },
      ...{ case: "tiny-3x7", expected: 1, found: 2, wrong: 5 },
    },
    "on 5 boards that the program was put to, its wrong answer is that of a search that writes the distance of a square again after the square was found. Write it once, when the square enters the queue. In tiny-3x7 the program answers 2 instead of 1 move",
    "em 5 tabuleiros dados ao programa, a resposta errada é a de uma busca que escreve a distância de uma casa outra vez depois de encontrá-la. Escreva a distância uma única vez, quando a casa entra na fila. Em tiny-3x7 o programa responde 2 em vez de 1 movimento",
  ],
  [
    { kind: "first-way", case: "open-80", expected: 19, found: 1201, wrong: 20 },
    "every answer can be the length of a path to the exit, but often not of a shortest one. In open-80 the program answers 1201 instead of 19 moves. Depth-first search gives such answers if it keeps the first path it finds. Breadth-first search finds a shortest path: it takes out of its queue the square that entered first, not the newest one",
    "cada resposta pode ser o tamanho de um caminho até a saída, mas muitas vezes não do menor. Em open-80 o programa responde 1201 em vez de 19 movimentos. A busca em profundidade dá respostas assim quando fica com o primeiro caminho que encontra. A busca em largura encontra o menor caminho: ela tira da fila a casa que entrou primeiro, e não a mais nova",
  ],
  [
    {
      kind: "wrong-beyond",
      ...{ quantity: "columns", most: 250, least: 300, right: 24, wrong: 7 },
      ...{ case: "board-300", lastRight: "board-250" },
    },
    "the program is right in all 24 cases with a number of columns up to 250, and wrong in all 7 cases with 300 or more, for example in board-300. Check the sizes of arrays and buffers, and the largest number that each variable can hold",
    "o programa acerta todos os casos com um número de colunas até 250 (24 casos) e erra todos com 300 ou mais (7 casos), por exemplo em board-300. Confira o tamanho dos vetores e buffers, e o maior número que cabe em cada variável",
  ],
  [
    { kind: "fails-off-square", case: "5x8", cases: 3 },
    "the program fails in 3 cases, for example in 5x8. None of these boards is square. In the cases with a square board it is right. Check each place that uses the number of rows or that of columns: one may stand for the other, or for both",
    "o programa falha em 3 casos, por exemplo em 5x8. Nenhum desses tabuleiros é quadrado. Nos casos com um tabuleiro quadrado ele acerta. Confira cada lugar que usa o número de linhas ou o de colunas: um pode estar no lugar do outro, ou dos dois",
  ],
  [
    {
      ...{ kind: "fails-only-where", property: "no-path", ending: "unread", cases: 1 },
      ...{ case: "no-way-out", example: { board: "Cx.x\nx...\n..S.\nx..." } },
    },
    'the program prints no answer that can be read in the only case without a path to S, no-way-out, and is right in all others. Expected there: that it is impossible. A small board of this kind, on which it fails, too: cavalo show --board "Cx.x/x.../..S./x..."',
    'o programa não imprime resposta legível no único caso sem caminho até S, no-way-out, e acerta todos os outros. Ali se espera a resposta de que é impossível. Um tabuleiro pequeno desse tipo, em que ele também falha: cavalo show --board "Cx.x/x.../..S./x..."',
  ],
  [
    {
      ...{ kind: "fails-only-where", property: "closed", ending: "no-end", cases: 3 },
      case: "6x6-closed",
    },
    "the program does not end in time in all 3 cases that ask for a closed tour, 6x6-closed for example, and is right in all others",
    "o programa não termina a tempo em todos os casos que pedem um passeio fechado (3 casos), por exemplo em 6x6-closed, e acerta todos os outros",
  ],
  [
    {
      ...{ kind: "deep-recursion", error: "StackOverflowError", file: "Cavalo.java", line: 12 },
      ...{ cases: 6, case: "board-300" },
    },
    "in 6 cases with many squares to reach, for example in board-300, there are too many calls within calls (StackOverflowError in Cavalo.java, line 12). With few squares, there are not. A search that calls itself for each square can go as deep as there are free squares. One with a queue (breadth-first search) does not, and finds a shortest path",
    "em 6 casos com muitas casas ao alcance, por exemplo em board-300, há chamadas demais umas dentro das outras (StackOverflowError em Cavalo.java, linha 12). Com poucas casas isso não acontece. Uma busca que chama a si mesma para cada casa pode descer tão fundo quanto o número de casas livres. Uma busca com fila (em largura) não desce assim, e encontra o menor caminho",
  ],
  [
    {
      ...{ kind: "negative-remainder", language: "Java", file: "Cavalo.java", line: 17 },
      ...{ quote: "int x = (a + d) % n;", instead: "Math.floorMod(x, n)", board: "xCx\nxxS" },
      case: "maze",
    },
    'a remainder (%) is negative in Cavalo.java, line 17 (int x = (a + d) % n;). In Java, -1 % 7 is -1, not 6. Write Math.floorMod(x, n) in place of x % n, in each line that brings a square back onto the board. With this line alone changed so, the program is right on a board where the move to S goes over an edge, and as it is, it is not: cavalo show --board "xCx/xxS"',
    'um resto (%) fica negativo em Cavalo.java, linha 17 (int x = (a + d) % n;). Em Java, -1 % 7 é -1, e não 6. Escreva Math.floorMod(x, n) no lugar de x % n, em cada linha que traz uma casa de volta ao tabuleiro. Mudando apenas essa linha, o programa acerta um tabuleiro em que o movimento até S passa da borda. Como está, não acerta: cavalo show --board "xCx/xxS"',
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
    "the printed tours start on the same square, whatever start the input names. In 5x8 the tour starts on (0, 0) instead of (2, 3)",
    "os passeios impressos começam na mesma casa, seja qual for o início que a entrada dá. Em 5x8 o passeio começa em (0, 0) em vez de (2, 3)",
  ],
  [
    {
      kind: "wrong-start-idea",
      idea: "always-the-same",
      case: "5x5-corner",
      expected: [0, 0],
      found: [4, 0],
      startName: "a5",
      wrong: 3,
    },
    "the printed tours start on the same square, whatever start the input names. In 5x5-corner the tour starts on a5 (read as (4, 0)) instead of (0, 0)",
    "os passeios impressos começam na mesma casa, seja qual for o início que a entrada dá. Em 5x5-corner o passeio começa em a5 (lida como (4, 0)) em vez de (0, 0)",
  ],
  [
    { kind: "always-no-tour", case: "5x8", wrong: 9 },
    "every answer is that there is no tour. That is wrong in 9 cases, for example in 5x8. Check whether the program reads its input as the assignment gives it, and whether the search backtracks at a dead end",
    "toda resposta é que não existe passeio. Isso está errado em 9 casos, por exemplo em 5x8. Veja se o programa lê a entrada como o enunciado a dá, e se a busca volta atrás quando fica sem saída",
  ],
  [
    { kind: "slow-growth", exponent: 4.1, uncertainty: 0.2, sizes: 9 },
    "a board with twice the side takes about 17 times the computing time. It has 4 times the squares. Measured on boards of 9 sizes: with side n the time grows like n^4.1 (± 0.2)",
    "um tabuleiro com o dobro do lado leva cerca de 17 vezes o tempo de cálculo. Ele tem 4 vezes as casas. Medido em tabuleiros de 9 tamanhos: com lado n, o tempo cresce como n^4,1 (± 0,2)",
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
    "one more run on 8x8 with the compiler's checks (-fsanitize) reports passeio.c, line 86, column 15: index 64 out of bounds for type 'int [64]'",
    "uma nova execução em 8x8 com as verificações do compilador (-fsanitize) aponta passeio.c, linha 86, coluna 15: index 64 out of bounds for type 'int [64]'",
  ],
  [
    { kind: "dead-end", at: [3, 0], left: 1, rescue: { step: 57, from: [2, 2], to: [4, 3] } },
    "the knight got stuck on (3, 0) with 1 square left. Back on (2, 2), a move to (4, 3) can lead to a complete tour",
    "o cavalo ficou sem saída em (3, 0), com 1 casa por visitar. De volta a (2, 2), um movimento para (4, 3) pode levar a um passeio completo",
  ],
  [
    { kind: "dead-end", at: [3, 0], left: 4 },
    "the knight got stuck on (3, 0) with 4 squares left",
    "o cavalo ficou sem saída em (3, 0), com 4 casas por visitar",
  ],
  [
    { kind: "dead-end-filled", at: [1, 5], step: 23, left: 7 },
    "after step 23 the knight is stuck on (1, 5). The 7 squares that are left have a number all the same, without a move to them. Check what the program does at a dead end: it has to go back",
    "depois do passo 23 o cavalo fica sem saída em (1, 5). As 7 casas que restam têm um número mesmo assim, sem movimento até elas. Veja o que o programa faz quando não há saída: ele precisa voltar atrás",
  ],
  [
    { kind: "beyond-the-board", times: 2, number: 6, at: [8, 3], rows: 8, columns: 8 },
    "2 numbers are missing, and each fits on a square just beyond the board, in row 8 or column 8. The first is 6, on (8, 3). Rows go from 0 to 7 and columns from 0 to 7: check for `<=` in place of `<`",
    "2 números faltam, e cada um cabe numa casa logo além do tabuleiro, na linha 8 ou na coluna 8. O primeiro é 6, em (8, 3). As linhas vão de 0 a 7 e as colunas de 0 a 7: veja se há `<=` em vez de `<`",
  ],
  [
    { kind: "illegal-vector", vector: [3, -1], times: 5, at: [3, 4], from: [0, 5], step: 9 },
    "5 moves go 3 down and 1 left (the first is step 9). A knight does not move like that. Check the table of moves",
    "5 movimentos vão 3 para baixo e 1 para a esquerda (o primeiro é o passo 9). O cavalo não anda assim. Confira a tabela de movimentos",
  ],
  [
    { kind: "uncaught-error", error: "IndexError", file: "cavalo.py", line: 7 },
    "an error (IndexError) ended the program in cavalo.py, line 7",
    "um erro (IndexError) encerrou o programa em cavalo.py, linha 7",
  ],
  [
    { kind: "uncaught-error", error: "RecursionError", file: "cavalo.py", line: 7, isRecursion: true },
    "an error (RecursionError) ended the program, in calls within calls, such as the one in cavalo.py, line 7",
    "um erro (RecursionError) encerrou o programa, em chamadas dentro de chamadas, como a que está em cavalo.py, linha 7",
  ],
];

test.each(SENTENCES)("%j", (cause, english, portuguese) => {
  expect(told(cause).slice(1)).toEqual([english, portuguese]);
});
