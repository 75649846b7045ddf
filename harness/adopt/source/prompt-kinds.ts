import { simplified } from "../../answer/text/wordings.ts";
import { PROMPT_KINDS, type PromptKind } from "../../problem/input/clues.ts";

/**
 * Something else than a place or a size, of which the prompt shows the form: `(float)`, `(a,b,c)`, `index (0-4)`; a time; one
 * of several words; an open or a closed tour; or anything else that one is told to enter.
 */
const VALUE =
  /\((?:float|double|real|decimal|int|integer|number|numero|inteiro)\)|\([a-z](?:\s*[,/|]\s*[a-z])+\)|\([a-c]\s?-\s?[b-z]\)|\b[a-z]+ ?\([a-z]\).{0,80}\b[a-z]+ ?\([a-z]\)|[([]\d+\s*(?:-|\.\.+|a|to|ate)\s*\d+[)\]]|\b(?:time ?limit|timeout|tempo (?:limite|maximo)|seconds|segundos)\b|\b(?:open|abert[oa]|abiert[oa])\b.{1,20}\b(?:closed|fechad[oa]|cerrad[oa])\b|\b(?:closed|fechad[oa]|cerrad[oa])\b.{1,20}\b(?:open|abert[oa]|abiert[oa])\b|\b(?:which|qual|cual|welche\w*)\b.{0,80}\b[a-z]\w*, ?[a-z]\w*\W*$|\b(?:enter|digite|informe|insira|ingrese|ingresa|introduzca)\b(?!.{0,80}\b(?:tecla|key|to|para|continu\w*)\b)\W*\w.{0,80}[:?>]\s*$/;

/** A question for yes or no: by its signs, `(s/n)`, `1 - sim, 0 - nao`, `(Y for yes)`, or by its words alone. */
const YES_OR_NO = new RegExp(
  [
    String.raw`\b[syjo]\s*(?:[/|,]|ou|or|oder|eller|o|e)\s*n\b`,
    // In Polish and Hungarian, in Indonesian, in Turkish.
    String.raw`\b(?:[ti]\s*[/|]\s*n|y\s*[/|]\s*t|e\s*[/|]\s*h)\b`,
    String.raw`\b(?:sim|si|yes)\s*[/|]\s*(?:nao|no)\b`,
    String.raw`\b\d\s*[-=:]\s*(?:sim|si|yes)\b.{1,9}\b\d\s*[-=:]\s*(?:nao|no)\b`,
    String.raw`\b[sy]\s*(?:=|for|para)\s*(?:sim|si|yes)\b`,
    String.raw`^\W*(?:do you want to|would you like to|voce deseja|deseja|quieres|desea)\b.*\?[^\w?]*$`,
  ].join("|"),
);

/** Matches a letter for a coordinate. An index is one where it is asked for by itself: `enter i for the first square`. */
function letter(coordinate: string, index: string): RegExp {
  const asked = String.raw`(?:^\W*|\b(?:enter|digite|informe|insira|ingrese|ingresa|introduzca|introduce|escriba|value of|valor de) (?:o |a |the |el )?)`;
  return new RegExp(
    String.raw`\b${coordinate}\d?\b|${asked}${index}\b(?= (?:for|of|da|do|de|del|para)\b|\W*$)`,
  );
}

/** Words for each kind, without accents. */
const WORDS: Readonly<Record<PromptKind, RegExp>> = {
  file: /\b(?:arquivo|ficheiro|archivo|fichero|file|path|fichier|datei)\b/,
  rows: /\b(?:linhas|filas|rows|altura|height|lignes|righe|rader|\w*zeilen|\w*reihen|row (?:size|count))\b/,
  columns:
    /\b(?:colunas|columnas|columns|cols|largura|ancho|anchura|width|colonnes|kolonner|\w*spalten|col(?:umn)? (?:size|count))\b/,
  row: /\b(?:linha|fila|renglon|row(?! (?:size|count)\b)|lin|ligne|riga|rad|wiersz\w*|baris|rij|sat[iı]r\w*|\w*zeile|\w*reihe)\b/,
  column:
    /\b(?:coluna|columna|col(?:umn)?(?! (?:size|count)\b)|colonne|colonna|kolonne|kolumn\w*|kolom|sutun\w*|\w*spalte)\b/,
  x: letter("x", "i"),
  y: letter("y", "j"),
  size: /\b(?:tamanho|tamano|lado|lato|dimens\w*|ordem|orden|(?:board|grid)?size|side|taille|\w*gro(?:ss|ß|ess)e|st(?:o|ø)rrelse\w*|rozmiar\w*|ukuran|boyut\w*|kich thuoc|how (?:large|big)|length of (?:the )?(?:board|side)|sz|n)\b/,
  square: /\b(?:casa|casilla|square|posicao|posicion|(?:start)?position)\b.{0,80}\b[a-h][1-8]\b/,
  cell: /\b(?:casa|casilla|casella|square|cell|celula|posic(?:ao|oes)|posicion(?:es)?|positions?|cel|pos|(?:starting|start|initial) (?:point|location|node|place)|(?:ponto|punto) (?:inicial|de (?:partida|inicio))|coordenadas?|coordinates?|startfeld|startposition|case (?:de depart|initiale))\b/,
  board: /\b(?:tabuleiro|tablero|scacchiera|board|mapa|labirinto|laberinto|maze)\b/,
  menu: /\b(?:scelta|scegli|opcao|opcion|option|escolha|elija|elige|seleccione|selecciona|selecione|choice|choose|choix|select|menu|auswahl)\b/,
  again: YES_OR_NO,
  count:
    /\b(?:number of (?!(?:the|a|rows|col\w*|squares|row|starting)\b)|how many|quant[oa]s|cuant[oa]s|(?:quantidade|cantidad|numero) de (?!(?:la )?(?:casa|casilla|case|linha|coluna|fila|columna)\b))/,
  value: VALUE,
  enter: /\b(?:enter|tecla|tecle|pressione|presione|press|continuar|continue)\b/,
};

/**
 * Stronger kinds for each weak kind. Beside one of them the weak kind says nothing new and is dropped: a
 * prompt for the row of a cell asks for a row.
 */
const WEAKER: Readonly<Partial<Record<PromptKind, readonly PromptKind[]>>> = {
  x: ["row", "column", "rows", "columns", "size"],
  y: ["row", "column", "rows", "columns", "size", "again"],
  cell: ["square", "row", "column", "x", "y", "size", "count"],
  value: PROMPT_KINDS.filter((kind) => kind !== "value" && kind !== "enter" && kind !== "board"),
  count: ["file", "rows", "columns", "size", "menu", "again"],
  enter: PROMPT_KINDS.filter((kind) => kind !== "enter" && kind !== "board"),
  size: ["row", "column", "rows", "columns", "again"],
  board: PROMPT_KINDS.filter((kind) => kind !== "board"),
  menu: ["file", "rows", "columns", "row", "column", "x", "y", "size", "square", "cell", "again"],
};

/** A size, and no coordinate x. */
const SIZE_BY_SIZE = /\b[nm\d]+\s*x\s*[nm\d]+\b/g;

/** Such a size that only says where something lies: `a position within 8x8`. */
const WITHIN = new RegExp(
  String.raw`\b(?:within|inside|dentro de)\s+(?:an? |the |um )?${SIZE_BY_SIZE.source}`,
  "g",
);

/** A file of squares, as chess players say: beside a rank or a row. */
const FILE_OF_BOARD = /\bfile\b(?:(?=.{0,80}\b(?:rank|row)\b)|(?<=\b(?:rank|row)\b.{0,80}))/;

/** Longest text that asks for something. A prompt that comes again and again without a line end makes one that has no end. */
const LONGEST = 500;

/** Finds the things that a text asks for, in the order of the text. */
export function promptKindsIn(text: string): PromptKind[] {
  if (text.length > LONGEST) return [];
  const plain = simplified(inWords(text))
    .replaceAll(WITHIN, "")
    .replaceAll(SIZE_BY_SIZE, "n")
    .replace(/\bm (?:and|e|y|und|et) n\b/, "rows and columns")
    .replace(FILE_OF_BOARD, "column")
    .replace(/\brank\b/, "row");
  const found = PROMPT_KINDS.map((kind) => ({ kind, at: plain.search(WORDS[kind]) })).filter(
    ({ at }) => at >= 0,
  );
  const isSaid = (kind: PromptKind) => found.some((each) => each.kind === kind);
  return found
    .filter(({ kind }) => !(WEAKER[kind] ?? []).some(isSaid))
    .sort((a, b) => a.at - b.at)
    .map(({ kind }) => kind);
}

/** Parts the words of a name: `startX`. */
function inWords(text: string): string {
  return text.replace(/([a-z])([A-Z])/g, "$1 $2");
}

/** Finds the meaning of a name in a program: `linha_inicial`, `startRow`, `sr`, `r`. */
export function promptKindOf(name: string): PromptKind | undefined {
  const words = inWords(name)
    .replaceAll("_", " ")
    .replace(/^(?:start|init|pos|p|src|st|s) ?(?=(?:x|y|i|j|r|c|row|col\w*|lin\w*)$)/i, "");
  const short: Readonly<Record<string, PromptKind>> = { r: "row", l: "row", c: "column" };
  return short[words.toLowerCase()] ?? promptKindsIn(words)[0];
}

/** Finds the number from which a text counts: `(1 a 8)`, `from 0`, `0-based`. */
export function baseIn(text: string): 0 | 1 | undefined {
  const plain = simplified(text);
  const said =
    /\b([01])\s*(?:a|ate|to|until|bis|til|e|and|und|og|et|-|\.\.+|…)\s*(?:\d+|n\b)/.exec(plain)?.[1] ??
    /\b(?:partir d[eo]|desde|from|starting at|base)\s*([01])\b/.exec(plain)?.[1] ??
    /\b([01])[- ](?:based|indexed)\b/.exec(plain)?.[1];
  return said === undefined ? undefined : said === "0" ? 0 : 1;
}
