import fc from "fast-check";
import { expect, test } from "vitest";
import type { Square } from "../case/board.ts";
import { CHESSBOARD_TOUR, squaresInOrder } from "../testing/tours.ts";
import type { Answer } from "./answer.ts";
import { type AnswerFormat, readAnswer } from "./read.ts";

const BOARD = { rows: 100, columns: 100, start: { row: 30, column: 66 } };
const CHESSBOARD = { rows: 8, columns: 8, start: { row: 0, column: 0 } };
const MOVES: AnswerFormat[] = ["stated-moves", "bare-number"];
const TOUR: AnswerFormat[] = ["grid", "coordinates", "squares", "no-tour"];

const readMoves = (text: string) => readAnswer(Buffer.from(text), BOARD, MOVES);
const readTour = (text: string) => readAnswer(Buffer.from(text), CHESSBOARD, TOUR);

test.each([
  "Em 68 movimentos.",
  "Tabuleiro de 100 x 100\nCavalo em (30, 66)\nSaída encontrada em (92, 22)\nEm 68 movimentos.\n",
  "moves: 68",
  "Minimum number of moves = 68 (12 ms)",
  "Número mínimo de movimentos: 68",
  "resultado -> 68",
  "The knight needs 68 knight moves",
  "Menor distancia de (30,66) ate (92,22): 68",
  "Distancia de [30][66] ate [92][22]: 68",
  "Distancia de 30,66 ate 92,22: 68",
  "68",
  "Digite o nome do arquivo: \n68\n",
  "1 movimento\n2 movimentos\n68 movimentos\n",
  "Em 68 movimentos.\nTotal de nos explorados: 2985",
  "68 movimentos\nCusto computacional: 12",
  "Em 68 movimentos\nPasso 1: (1,2)\nPasso 69: (92,22)",
  "Em 68 movimentos.\nNão existe caminho mais curto.",
  "Tempo: 12 ms Movimentos: 68",
  "N=100 moves=68",
  "Tabuleiro 100x100 movimentos: 68",
  "Caso 100 resultado: 68",
  "Resultado do arquivo caso100.txt: 68",
  "Resposta do caso 100: 68",
  "Total de 2985 casas visitadas; movimentos: 68",
  "Foram feitos 2985 movimentos na busca; o menor tem 68 movimentos",
  "Menor caminho = 68",
  "Caminho mais curto: 68",
  "Shortest path length: 68",
  "Tamanho do caminho: 68",
  "Solução: 68",
  "68.0 movimentos",
  "**68** movimentos",
  "68 mov.",
  "Saída: 68",
  "Foi possível chegar à saída com 68 jogadas",
])("%j is 68 moves", (text) => {
  expect(readMoves(text)).toMatchObject({ kind: "moves", moves: 68 });
});

test.each([
  "impossible",
  "IMPOSSÍVEL",
  "Resultado: impossível!",
  "Saída não foi encontrada",
  "não foi encontrada",
  "sem solucao",
  "sem soluções",
  "-1",
  "No path found.",
  "Moves: -1",
  "Não há caminho",
  "Nenhum caminho encontrado",
  "Nenhuma saída encontrada",
  "Não possui solução",
  "A saída não pode ser alcançada",
  "Não foi possível chegar à saída.",
  "Não foram encontradas soluções",
  "Caminho inexistente",
  "The knight cannot reach the exit",
  "Could not find a path",
  "There is no valid path",
  "Solution does not exist",
  "não  foi encontrada",
  "Sem solucao. Movimentos: 0",
  "Sem solução\nMovimentos: 0",
  "Não há caminho. Total de casas visitadas: 12",
  "Impossivel: 345 passos tentados",
  "It is impossible to reach the exit.",
  "É impossível chegar à saída.",
])("%j says that there is no way", (text) => {
  expect(readMoves(text)).toEqual({ kind: "none" });
});

// What must not pass for an answer: each of these would be right on some board.
test.each([
  "Arquivo não encontrado",
  "Não foi possível abrir o arquivo caso.txt",
  "Error: board.txt not found",
  "Nao tem memoria",
  "Usage: no path given",
  "O Cavalo Perdido - missão impossível!",
  "Unreachable squares: 12",
  "Lendo tabuleiro... total: 4 linhas",
  "Erro no passo 1",
  "custo 1\nException in thread main",
  "Resultado 3x3: erro interno",
])("%j is no answer", (text) => {
  expect(readMoves(text)).toBeUndefined();
});

test("a later remark does not take the place of the number", () => {
  expect(readMoves("moves: 5\nUnreachable squares: 12")).toMatchObject({ moves: 5 });
});

test("Latin-1 is understood where UTF-8 is not", () => {
  expect(readAnswer(Buffer.from("IMPOSSÍVEL", "latin1"), BOARD, MOVES)).toEqual({ kind: "none" });
});

test.each(["", "hello", "12.5", "tempo: 12 ms", "(30, 66)"])("%j is no answer", (text) => {
  expect(readMoves(text)).toBeUndefined();
});

test("a list of as many squares as a path of that length has is a path", () => {
  expect(readMoves("2 moves\n(30, 66) (31, 68) (33, 69)")).toEqual({
    kind: "moves",
    moves: 2,
    path: [
      { row: 30, column: 66 },
      { row: 31, column: 68 },
      { row: 33, column: 69 },
    ],
  });
  expect(readMoves("2 moves\n(30, 66) (33, 69)")).toEqual({ kind: "moves", moves: 2 });
});

/** The order of squares that was read, whichever way it was written. */
function orderOf(answer: Answer | undefined): Square[] | undefined {
  if (answer?.kind === "grid") {
    const rows = Array.from({ length: 8 }, (_, row) =>
      Array.from(answer.steps.subarray(8 * row, 8 * row + 8)),
    );
    return squaresInOrder(rows);
  }
  if (answer?.kind !== "visits") return undefined;
  return Array.from({ length: answer.visits.length / 2 }, (_, step) => ({
    row: answer.visits[2 * step]!,
    column: answer.visits[2 * step + 1]!,
  }));
}

const TOUR_SQUARES = squaresInOrder(CHESSBOARD_TOUR);
const LETTERS = "abcdefgh";
const gridFrom = (base: number) => CHESSBOARD_TOUR.map((row) => row.map((step) => step - 1 + base));
const lines = (row: (row: number[], index: number) => string) => (base: number) =>
  gridFrom(base).map(row).join("\n");
const list =
  (line: (square: Square, step: number) => string, separator = "\n") =>
  () =>
    TOUR_SQUARES.map(line).join(separator);

/** Ways in which people print a tour. */
const SHAPES: Record<string, (base: number) => string> = {
  "numbers and spaces": lines((row) => row.join(" ")),
  tabs: lines((row) => row.join("\t")),
  "Windows line ends": lines((row) => `${row.join(" ")}\r`),
  borders: (base) =>
    gridFrom(base)
      .map((row) => `+--+--+--+\n| ${row.join(" | ")} |`)
      .join("\n"),
  "drawn borders": (base) =>
    gridFrom(base)
      .map((row) => `├──┼──┤\n│${row.join("│")}│`)
      .join("\n"),
  "JSON-like rows": (base) =>
    `[${gridFrom(base)
      .map((row) => `[${row.join(", ")}]`)
      .join(",\n")}]`,
  "numbers with full stops": lines((row) => row.map((step) => `${step}.`).join(" ")),
  "letters above and numbers beside": (base) =>
    ` ${Array.from(LETTERS).join("  ")}\n${lines((row, index) => `${index + 1} ${row.join(" ")}`)(base)}`,
  "numbers above and on both sides": (base) =>
    ` 0 1 2 3 4 5 6 7\n${lines((row, index) => `${index} ${row.join(" ")} ${index}`)(base)}`,
  "step and coordinates": list(({ row, column }, step) => `#${step + 1} - [${row}, ${column}]`),
  "coordinates in a row": list(({ row, column }) => `(${row},${column})`, " -> "),
  "coordinates from 1": list(({ row, column }) => `(${row + 1};${column + 1})`),
  "two numbers a line": list(({ row, column }) => `${row} ${column}`),
  "step and two numbers": list(({ row, column }, step) => `${step + 1}: ${row} ${column}`),
  "moves from square to square": () =>
    TOUR_SQUARES.slice(1)
      .map(
        (to, step) =>
          `Movimento ${step + 1}: (${TOUR_SQUARES[step]?.row},${TOUR_SQUARES[step]?.column}) -> (${to.row},${to.column})`,
      )
      .join("\n"),
  "coordinates with a last remark": list(({ row, column }, step) =>
    step === 63 ? `(${row}, ${column})\nUltima casa: (${row}, ${column})` : `(${row}, ${column})`,
  ),
  "squares from the top": list(({ row, column }) => `${LETTERS[column]}${row + 1}`, " "),
  "squares from the bottom": list(({ row, column }) => `${LETTERS[column]?.toUpperCase()}${8 - row}`, "-"),
};

const noise = fc.constantFrom(
  "",
  "Passeio do Cavalo\n\n",
  "Tempo: 12 ms\n",
  "\u001b[2J\u001b[1;1H",
  "\u001b[32mok\u001b[0m\n",
  "tentativa 3 de 10\n",
);
const partial = `\u001b[2J${CHESSBOARD_TOUR.map((row) => row.map((step) => (step > 40 ? 0 : step)).join(" ")).join("\n")}\n\n`;

test.each(Object.entries(SHAPES))("a tour as %s is read as it is", (_, print) => {
  fc.assert(
    fc.property(fc.constantFrom(0, 1), noise, noise, fc.boolean(), (base, before, after, redrawn) => {
      const text = `${before}${redrawn ? partial : ""}${print(base)}\n${after}`;
      expect(orderOf(readTour(text))).toEqual(TOUR_SQUARES);
    }),
  );
});

test("of several boards the last complete one counts, or else the last", () => {
  const whole = SHAPES["tabs"]!(1);
  expect(orderOf(readTour(`${partial}${whole}\n\n${partial}`))).toEqual(TOUR_SQUARES);
  const last = readTour(`${partial}${partial}`);
  expect(last?.kind === "grid" && last.steps.filter((step) => step === 0)).toHaveLength(24);
});

test.each(["0", "-1", "-", ".", "**"])("a square marked with %j is not visited", (mark) => {
  const text = CHESSBOARD_TOUR.map((row) => row.map((step) => (step > 60 ? mark : step)).join(" | ")).join(
    "\n",
  );
  if (mark === "**") expect(readTour(text)).toBeUndefined();
  else expect(readTour(text)).toMatchObject({ kind: "grid", base: 1 });
});

test("a single 0 on a board whose 1 stands on the start is a square left out", () => {
  const text = CHESSBOARD_TOUR.map((row) => row.map((step) => step % 64).join(" ")).join("\n");
  expect(readTour(text)).toMatchObject({ kind: "grid", base: 1 });
});

test.each([
  "Sem solução a partir de (0, 1).",
  "No solution found starting in [0, 1]",
  "Solution does not exist",
  "There is no closed tour",
  "No Knight's tour",
  "Nenhum passeio",
  "no tour: parity: the start has the colour of the smaller half",
])("%j says that there is no tour", (text) => {
  expect(readTour(text)).toEqual({ kind: "none" });
});

test.each([
  "Arquivo não encontrado",
  "Posição inicial inválida. Não é possível",
  "(nao e possivel fora do tabuleiro)",
])("%j is no answer", (text) => {
  expect(readTour(text)).toBeUndefined();
});

test.each(["", "hello", "1 2 3", SHAPES["tabs"]!(1).slice(0, 60)])("%j is no tour", (text) => {
  expect(readTour(text)).toBeUndefined();
});
