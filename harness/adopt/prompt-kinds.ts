import { simplified } from "../answer/wordings.ts";
import { PROMPT_KINDS, type PromptKind } from "../problem/clues.ts";

/** Words for each kind, without accents, in Portuguese, Spanish and English. */
const WORDS: Readonly<Record<PromptKind, RegExp>> = {
  file: /\b(?:arquivo|ficheiro|archivo|fichero|file|path)\b/,
  rows: /\b(?:linhas|filas|rows|altura|height)\b/,
  columns: /\b(?:colunas|columnas|columns|cols|largura|width)\b/,
  row: /\b(?:linha|fila|row|lin)\b/,
  column: /\b(?:coluna|columna|column|col)\b/,
  x: /\bx\b/,
  y: /\by\b/,
  size: /\b(?:tamanho|tamano|lado|dimens\w*|ordem|orden|size|side|n)\b/,
  square: /\b(?:casa|casilla|square|posicao|posicion|position)\b.*\b[a-h][1-8]\b/,
  cell: /\b(?:casa|casilla|square|cell|celula|posicao|posicion|position|cel|pos)\b/,
  menu: /\b(?:opcao|opcion|option|escolha|elija|choice|choose|menu)\b/,
  enter: /\b(?:enter|tecla|tecle|pressione|presione|press|continuar|continue)\b/,
};

/**
 * Stronger kinds for each weak kind. Beside one of them the weak kind says nothing new and is dropped: a
 * prompt for the row of a cell asks for a row.
 */
const WEAKER: Readonly<Partial<Record<PromptKind, readonly PromptKind[]>>> = {
  x: ["row", "column", "rows", "columns"],
  y: ["row", "column", "rows", "columns"],
  cell: ["square", "row", "column", "x", "y", "size"],
  enter: ["file", "rows", "columns", "row", "column", "x", "y", "size", "square", "cell", "menu"],
  size: ["row", "column"],
};

/** Finds the things that a text asks for, in the order of the text. */
export function promptKindsIn(text: string): PromptKind[] {
  const plain = simplified(text);
  const found = PROMPT_KINDS.map((kind) => ({ kind, at: plain.search(WORDS[kind]) })).filter(
    ({ at }) => at >= 0,
  );
  const isSaid = (kind: PromptKind) => found.some((each) => each.kind === kind);
  return found
    .filter(({ kind }) => !(WEAKER[kind] ?? []).some(isSaid))
    .sort((a, b) => a.at - b.at)
    .map(({ kind }) => kind);
}

/** Finds the meaning of a name in a program: `linha_inicial`, `startRow`, `r`. */
export function promptKindOf(name: string): PromptKind | undefined {
  const words = name.replace(/([a-z])([A-Z])/g, "$1 $2").replaceAll("_", " ");
  const short: Readonly<Record<string, PromptKind>> = { r: "row", l: "row", c: "column" };
  return short[words.toLowerCase()] ?? promptKindsIn(words)[0];
}

/** Finds the number from which a text counts: `(1 a 8)`, `from 0`. */
export function baseIn(text: string): 0 | 1 | undefined {
  const plain = simplified(text);
  const said =
    /\b([01])\s*(?:a|ate|to|until|e|and|-|\.\.+|…)\s*(?:\d+|n\b)/.exec(plain)?.[1] ??
    /\b(?:partir d[eo]|desde|from|starting at)\s*([01])\b/.exec(plain)?.[1];
  return said === undefined ? undefined : said === "0" ? 0 : 1;
}
