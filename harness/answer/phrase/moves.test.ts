import fc from "fast-check";
import { expect, test } from "vitest";
import { readingsOf } from "../read.ts";
import type { Declared } from "../reading/answer.ts";
import { lacksStart } from "./path.ts";

const QUESTION = {
  rows: 100,
  columns: 100,
  start: { row: 30, column: 66 },
  exit: { row: 33, column: 69 },
};

function readingsIn(text: string | Buffer, declared: Declared = {}) {
  const formats = ["stated-moves", "bare-number", "path"] as const;
  return Array.from(readingsOf(Buffer.from(text), { question: QUESTION, formats, declared }));
}
const readMoves = (text: string | Buffer) => readingsIn(text)[0]?.answer;

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
  "São necessários 68 movimentos",
  "A resposta é 68",
  "Passos: 68",
  "It takes 68 jumps",
  "dist=68",
  "Result 68",
  "Number of steps: 68",
  "El caballo llegó a la salida en 68 movimientos",
  "El camino más corto tiene 68 pasos",
  "Se necesitan 68 jugadas",
  "La solución es 68",
  '{"moves": 68}',
  "moves,68",
  "Movimentos:\n68",
  "Movimentos: 68 - tempo: 2515",
  "68.0",
  '"68"',
  "Menor número de movimentos: 68. Movimentos testados: 2515",
  "Menor número de movimentos possíveis: 68",
  "Mínimo: 68; movimentos feitos: 2515",
  "Minimum of 68 moves; moves made: 2515",
  "Shortest path: 68. Moves made: 2515",
  "Minimum found after 2515 moves: 68",
  "The shortest of 3 paths has 68 moves",
  "Movimentos: 68\nMovimentos testados: 2515\nMovimentos por segundo: 99999",
  "68 moves; tried moves: 2515, 99999 moves/s",
  "68 movimentos. Foram testados 2515 movimentos; de cada casa há 8 movimentos possíveis",
  "68 moves (99999 moves per second)\nMoves explored = 2515\nPossible moves: 8",
  "68 movimentos\n(se houver mais de 1000 movimentos, é impossível)",
  "No more than 68 moves",
  "Digite o nome do arquivo: 68",
  "Digite o nome do arquivo (ex.: caso100.txt):68",
  "Enter the file name: Em 68 movimentos.",
  "Digite o número de linhas: Digite o número de colunas: 68",
  "Qual tabuleiro? 68",
  "Arquivo> 68",
])("%j is 68 moves", (text) => {
  expect(readMoves(text)).toMatchObject({ kind: "moves", moves: 68 });
});

test.each([
  "impossible",
  "IMPOSSÍVEL",
  "Resultado: impossível!",
  "Busca em profundidade: impossivel",
  "Shortest way of the knight from C to S -> not found",
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
  "There isn't a valid path covering all the board!",
  "Solution does not exist",
  "não  foi encontrada",
  "Sem solucao. Movimentos: 0",
  "No solution could be found, please try other values!",
  "Number of solutions: 0",
  "There are 0 solutions.",
  "Foram encontrados 0 passeios",
  "Aucune solution n'a été trouvée.",
  "Sem solução\nMovimentos: 0",
  "Não há caminho. Total de casas visitadas: 12",
  "Impossivel: 345 passos tentados",
  "It is impossible to reach the exit.",
  "É impossível chegar à saída.",
  "O cavalo não consegue sair",
  "O cavalo está preso",
  "No hay camino",
  "No se puede llegar a la salida",
  "Salida inalcanzable",
  "No es posible llegar a la salida",
  "Not possible",
  "Distancia: inf",
  "Cantidad de pasos = inf - tempo: 85",
  "board.txt: IMPOSSÍVEL",
  "Fant ikke rute for springeren gjennom hele brettet",
  "Fant ingen vei",
  "Tidak ada solusi.",
  "Ratkaisua ei ole olemassa.",
  "Erro 1: linhas e colunas são ímpares, nao eh possível fazer o tour do cavalo.",
  "Erro 2: O tour do cavalo nao eh possivel sob essas condicoes. Tente outros valores.",
  "Çözüm bulunamadı!",
  "Řešení neexistuje",
  "moves: Infinity",
  "Enter the file name: impossivel",
  "Nome do arquivo: Resultado: impossível!",
  "Informe o arquivo: -1",
])("%j says that there is no way", (text) => {
  expect(readMoves(text)).toEqual({ kind: "none" });
});

// Texts that must not pass for an answer, because each would be correct on some board.
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
  "[INF] a carregar",
  "Linhas: 100",
  "Tamanho: 100 x 100",
  "Tamanho do arquivo: 10100",
  "Linhas no arquivo: 100",
  "Caso: 100",
  "Achou? 1",
  "Erro na linha: 12",
  "Erro ao abrir o arquivo: 2",
  "Digite o nome do arquivo: Linhas: 100",
  "Digite o nome do arquivo: 100 x 100",
  "Digite o nome do arquivo: (3, 4)",
  "Digite o nome do arquivo: arquivo não encontrado",
  "Digite o nome do arquivo: não encontrado",
  "Digite o nome do arquivo: Erro: 2",
  "(30, 66) -> 5",
])("%j is no answer", (text) => {
  expect(readMoves(text)).toBeUndefined();
});

test("a later remark does not take the place of the number", () => {
  expect(readMoves("moves: 5\nUnreachable squares: 12")).toMatchObject({ moves: 5 });
});

test("Latin-1 is understood where UTF-8 is not", () => {
  expect(readMoves(Buffer.from("IMPOSSÍVEL", "latin1"))).toEqual({ kind: "none" });
});

test.each([
  "",
  "hello",
  "12.5",
  "tempo: 12 ms",
  "<resultado>68</resultado> | tempo: 4",
  "Talvez: impossível",
  "Perhaps there is no path",
  "Salto para cima na volta 3: impossível",
  "resultado | tempo: 4",
  "(30, 66)",
])("%j is no answer", (text) => {
  expect(readMoves(text)).toBeUndefined();
});

test("every distance is read, whatever stands before and behind", () => {
  const sentence = fc.constantFrom(
    (moves: number) => `Em ${moves} movimentos.`,
    (moves: number) => `Número mínimo de movimentos: ${moves}`,
    (moves: number) => `Shortest path: ${moves} moves`,
    (moves: number) => `Llegó en ${moves} saltos`,
    (moves: number) => `resultado -> ${moves}`,
    (moves: number) => `{"moves": ${moves}}`,
    (moves: number) => String(moves),
  );
  const noise = fc.constantFrom(
    "",
    "Digite o nome do arquivo: ",
    "Tabuleiro de 100 x 100\n",
    "Cavalo em (30, 66)\nSaída em (33, 69)\n",
    "Tempo: 12 ms\n",
    "Nos visitados: 2985\n",
    "\u001b[2J",
  );
  fc.assert(
    fc.property(sentence, fc.integer({ min: 1, max: 9999 }), noise, noise, (say, moves, before, after) => {
      const text = `${before}${say(moves)}\n${after}`;
      expect(readMoves(text)).toMatchObject({ kind: "moves", moves });
    }),
  );
});

test("of several numbers the last is taken, and the others are kept as other readings", () => {
  const [taken, ...others] = readingsIn("1 movimento\n70 movimentos\n68 movimentos");
  expect(taken).toMatchObject({ answer: { moves: 68 }, reason: "last-of-several" });
  expect(others.map(({ answer }) => answer)).toMatchObject([{ moves: 70 }, { moves: 1 }]);
  expect(readingsIn("68 movimentos\n68 movimentos")).toHaveLength(1);
  expect(readingsIn("Movimentos: 70. Movimentos: 68")).toMatchObject([
    { answer: { moves: 68 }, reason: "last-of-several" },
    { answer: { moves: 70 } },
  ]);
});

test.each([99999, 2147483647, -7, 0])("%j says that there is no way where the manifest says so", (number) => {
  for (const text of [`${number}`, `Movimentos: ${number}`]) {
    expect(readingsIn(text, { impossible: [number] })[0]?.answer).toEqual({ kind: "none" });
    // A number that cannot be correct may mean that there is no path, so it gets a second reading.
    const [taken, other] = readingsIn(text);
    expect(taken?.answer).toMatchObject({ moves: number });
    expect(other).toMatchObject({ answer: { kind: "none" }, assuming: { impossible: [number] } });
  }
});

test.each(["9".repeat(309), "9".repeat(20), "9223372036854775807", "2147483648"])(
  "%s, which is beyond what is read, is the largest number that is",
  (digits) => {
    for (const text of [digits, `Movimentos: ${digits}`, `Resultado: ${digits}`]) {
      expect(readMoves(text)).toMatchObject({ moves: 2147483647 });
      expect(readMoves(text.replace(digits, `-${digits}`))).toMatchObject({ moves: -2147483647 });
      // A program may also print it to say that there is no path.
      expect(readingsIn(text, { impossible: [Number(digits)] })[0]?.answer).toEqual({ kind: "none" });
    }
  },
);

test("a coordinate beyond what is read does not come to lie on the board", () => {
  const path = `linha 30 coluna 66\nlinha ${"9".repeat(309)} coluna 0\nlinha 33 coluna 69`;
  expect(readMoves(`2 moves\n${path}`)).toMatchObject({
    path: [{ row: 30 }, { row: 2147483647 }, { row: 33 }],
  });
});

const PATH = [
  { row: 30, column: 66 },
  { row: 31, column: 68 },
  { row: 33, column: 69 },
];

test("a list of as many squares as a path of that length has is a path", () => {
  expect(readMoves("2 moves\n(30, 66) (31, 68) (33, 69)")).toEqual({ kind: "moves", moves: 2, path: PATH });
  expect(readMoves("2 moves\n(30, 66) (33, 69)")).toEqual({ kind: "moves", moves: 2 });
});

test.each([
  "(30, 66) (31, 68) (33, 69)",
  "(31, 67) -> (32, 69) -> (34, 70)",
  "66 30\n68 31\n69 33",
  "[(33, 69), (31, 68), (30, 66)]",
  "0: [30][66]\n1: [31][68]\n2: [33][69]",
  "Cavalo em (30, 66), saída em (33, 69)\n(30, 66)\n(31, 68)\n(33, 69)\nSaída: (33, 69)",
  "De linha 30 coluna 66\npara linha 31 coluna 68\npara linha 33 coluna 69",
])("%j is a path and nothing else: 2 moves", (text) => {
  expect(readMoves(text)).toEqual({ kind: "moves", moves: 2, path: PATH, isPath: true });
});

test("a walk that passes C began elsewhere, and is no path", () => {
  expect(readMoves("(29, 64) (30, 66) (31, 68) (33, 69)")).toBeUndefined();
});

test("a path that lacks C is one that leads from beside it to S", () => {
  const lacks = (text: string) => lacksStart(Buffer.from(text), { question: QUESTION, declared: {} });
  const steps = "(31, 68) (32, 70) (34, 71) (33, 69)";
  expect(lacks(steps)).toBe(true);
  expect(lacks(`(30, 66) ${steps}`)).toBe(false);
  expect(lacks(steps.replace("(31, 68)", "(30, 69)"))).toBe(false);
  expect(lacks(`${steps} (34, 71)`)).toBe(false);
});

test("the size of the board is no square of a path", () => {
  const places = "Cavalo [30][66]\nSaida [33][69]\n100 100\nCavalo [30][66]\nSaida [33][69]\n";
  expect(readMoves(`${places}2 movimentos`)).toEqual({ kind: "moves", moves: 2 });
});

test("two squares are a path only where the manifest says that a path is printed", () => {
  const text = "(30, 66) (33, 69)";
  expect(readMoves(text)).toBeUndefined();
  const formats = ["path"] as const;
  const [taken] = readingsOf(Buffer.from(text), { question: QUESTION, formats, declared: { formats } });
  expect(taken?.answer).toMatchObject({ moves: 1 });
});
