/** How people say in English, Portuguese and Spanish that there is nothing; without accents, in lower case. */
const NONE = new RegExp(
  [
    "impossi(ble|vel)",
    "imposible",
    "sem (solucao|saida|caminho)",
    "sin (solucion|salida|camino)",
    "no (solution|path|way|route|exit|tour|hay|existe)\\b",
    "nao (ha|existe|e possivel|tem|foi possivel|foi encontrad|encontr|achou|consegui)",
    "no se (encontro|puede)",
    "(not|never) (be )?(found|reached|reachable|possible)",
    "(un|in)(reachable|alcancavel|acessivel)",
  ].join("|"),
);

/** Words that stand beside the number of moves. */
const MOVES =
  "(?:movimentos?|movimientos?|movimentacoes|moves?|movements?|jogadas?|jugadas?|lances?|passos?|pasos?|steps?|saltos?|pulos?|distancia|distance|resultado|result|resposta|respuesta|answer|minimo|minimum|total|custo|cost)\\b";
const NUMBER_BEFORE = new RegExp(`(?<![\\d.,])(-?\\d+)\\s+(?:[a-z]+\\s+)?${MOVES}`);
const NUMBER_AFTER = new RegExp(`\\b${MOVES}[^\\d\\n]{0,40}?(-?\\d+)(?![\\d.,]*\\d)`);
const PAIR = /[([{<]\s*-?\d+\s*[,;]\s*-?\d+\s*[)\]}>]/g;

/** The text in lower case and without accents. */
export function simplified(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** Whether a simplified line says that there is no way or no tour. */
export function saysNone(line: string): boolean {
  return NONE.test(line);
}

/** The number of moves that a simplified line states beside a key word, coordinates left aside. */
export function statedMoves(line: string): number | undefined {
  const sentence = line.replace(PAIR, " ");
  const match = NUMBER_BEFORE.exec(sentence) ?? NUMBER_AFTER.exec(sentence);
  return match ? Number(match[1]) : undefined;
}
