import { bounded } from "./integers.ts";

/**
 * Phrases for results in English, Portuguese and Spanish. All patterns are for lines in lower case without
 * accents, as `simplified` returns them.
 */

/** Words that count moves, one or many, or measure a path: a number beside them is the answer. */
const COUNTED =
  "(?:movimentos?|movimientos?|movimentacoes|mov\\b\\.?|moves?|movements?|jogadas?|jugadas?|lances?|saltos?|pulos?|passos?|pasos?|steps?|jumps?|hops?)";
const MEASURED =
  "(?:distancia|distance|dist\\b\\.?|(?:menor|melhor|mais curto|mejor|camino mas) (?:caminho|camino|corto)|(?:caminho|camino) (?:mais|mas|mini)\\w*(?: curto| corto)?|shortest (?:path|way|route)|(?:tamanho|comprimento|longitud|extensao) d[oe]l? (?:caminho|camino)|path length|length)";
/** Words that announce any answer: their number counts only if nothing better is said. */
const ANNOUNCED =
  "(?:resultado|result|resposta|respuesta|answer|solucao|solucion|solution|saida|minimo|minimum|total|custo|costo|cost|profundidade|profundidad|depth|nivel|level)";

const NUMBER = "(-?\\d+)(?:\\.0+)?(?![\\d.,]*\\d)";
const BEFORE = "(?<![\\w.,-])";
const COLON = "(?::|=|->|=>)";
const SAYS = `(?:${COLON}|\\b(?:foi|fue|sao|son|tem|tiene|is|are|was|has|of|e|es|de)\\b)\\s*(?:de |of |em |in )?`;

const LEAST = "(?:menor|minim[oa]s?|minimum|least|fewest|shortest|smallest|mais curt[oa]|mas cort[oa])";
const WAY = "(?:caminhos?|caminos?|path|way|route|rota|ruta|distancia|distance)";

/** Number that is said to be the least; it is the answer, even if the line mentions other moves. */
const STATED_LEAST = [
  new RegExp(
    `\\b${LEAST}\\b[^\\d.;:=]{0,40}\\b(?:${COUNTED}|${WAY})\\b[^\\d.;:=]{0,40}?${SAYS}${NUMBER}`,
    "g",
  ),
  new RegExp(`\\b${LEAST}\\b\\s*${COLON}\\s*${NUMBER}`, "g"),
  new RegExp(`\\b${LEAST}\\b[^\\d.;:=]{0,40}\\d+ ${COUNTED}\\s*${COLON}\\s*${NUMBER}`, "g"),
  new RegExp(`\\b${LEAST}\\b\\s*${SAYS}${NUMBER}\\s+(?:[a-z]+\\s+)?${COUNTED}(?![a-z])`, "g"),
];

/** Patterns in the order in which they are tried. */
const STRONG = [
  // A word with its number before it, as in "68 moves. Visited: 2891", does not say the next number, too.
  new RegExp(
    `(?<!\\d |\\d [a-z]{1,20} )\\b(?:${COUNTED}|${MEASURED})\\b[^\\d\\n.;,(|]{0,60}?${SAYS}${NUMBER}`,
    "g",
  ),
  new RegExp(`${BEFORE}${NUMBER}\\s+(?:[a-z]+\\s+)?${COUNTED}(?![a-z])`, "g"),
  // Plural words as in "moves 68"; "move 3" and "passo 3" number a move of a listing.
  new RegExp(
    `\\b(?:movimentos|movimientos|moves|movements|jogadas|jugadas|lances|saltos|${MEASURED})\\b,?[^\\d\\n.;,(|]{0,40}?${NUMBER}`,
    "g",
  ),
];
const WEAK = [
  new RegExp(`\\b${ANNOUNCED}\\b[^\\d\\n]{0,60}?${COLON}\\s*${NUMBER}`, "g"),
  new RegExp(
    `\\b(?:resultado|result|resposta|respuesta|answer|solucao|solucion|solution)\\s+(?:(?:e|es|is)\\s+)?${NUMBER}\\W*$`,
    "g",
  ),
];

/** Move of a listing, as in "Passo 3: (4, 5)", and not the number of moves. */
const LISTING =
  /\b(?:movimento|movimiento|move|movement|jogada|jugada|lance|salto|pulo|passo|paso|step)\s*(?:n\S{0,2}\s*)?#?\d+\b/;

const TRIED =
  "(?:visitad\\w*|visited|explorad\\w*|explored|tentad\\w*|tentou|tried|testad\\w*|testou|tested)";
const POSSIBLE = "(?:possiveis|posibles|possible)";
const PER_TIME = "\\s*(?:por|per|/)\\s*(?:s|seg\\w*|sec\\w*|ms|min\\w*)\\b";

/** Numbers that are not an answer: places, sizes, times, names, and counts of other things. */
const OTHER_NUMBERS = [
  /[([{<]\s*-?\d+\s*[,; ]\s*-?\d+\s*[)\]}>]/g,
  /\[\s*\d+\s*\]\s*\[\s*\d+\s*\]/g,
  /\b\d+\s*(?:,|x)\s*\d+\b/g,
  /\b(?:linha|coluna|lin|col|row|column|fila|columna|line)\s*[:=]?\s*-?\d+/g,
  /\b(?:caso|case|teste|test|tabuleiro|board|tablero|tentativa|attempt|n)\s*[:=#]?\s*\d+\b/g,
  /\b[a-z_]+\d[\w.]*/g,
  /\b\d+(?:[.,]\d+)?\s*(?:ms|s|seg\w*|sec\w*|ns|us|mili\w*|nano\w*|micro\w*|min|bytes?|[kmg]b)\b/g,
  /\b\d+\s+(?:casas?|nos|nodos?|nodes?|squares?|celulas?|cells?|linhas?|colunas?|rows?|columns?|estados?|states?)\b/g,
  new RegExp(`\\b\\d+\\s+(?:[a-z]+\\s+)?(?:${TRIED}|livres?|free)\\b`, "g"),
  new RegExp(`\\b\\d+\\s+${COUNTED}${PER_TIME}`, "g"),
  new RegExp(`\\b${COUNTED}${PER_TIME}\\s*${COLON}?\\s*\\d+`, "g"),
  // Bounds as in "se houver mais de 1000 movimentos"; but "no more than 68 moves" is as good as 68.
  /(?<!\b(?:nao|not|no) )\b(?:(?:mais|mas|menos|maior|mayor|menor|acima) (?:de|do que|que)|(?:more|less|fewer|greater) than|over) \d+/g,
];

/** Moves that were tried or are possible, if they are not said to be the least. */
const OTHER_MOVES = [
  new RegExp(
    `\\b(?:${COUNTED}\\s+(?:${TRIED}|${POSSIBLE})|(?:${TRIED}|${POSSIBLE})\\s+${COUNTED})\\s*${COLON}?\\s*\\d+`,
    "g",
  ),
  new RegExp(`\\b\\d+\\s+(?:${COUNTED}\\s+${POSSIBLE}|${POSSIBLE}\\s+${COUNTED})\\b`, "g"),
  new RegExp(`\\b${TRIED}\\s+\\d+\\s+${COUNTED}\\b`, "g"),
];

/** Words about a program's own troubles; such a line says nothing about the board. */
export const TROUBLE = /\b(?:erro|error|err|exception|traceback|usage|uso|warning|aviso|falha|failed)\b/;
const ABOUT_FILES =
  /\b(?:arquivo|archivo|file|abrir|open|ler|leer|read|memoria|memory|invalid\w*|given|informad\w*|argument\w*|parametro\w*|\w+\.txt)\b/;

const THING =
  "(?:solucao|solucoes|solucion|solution|solutions|saida|salida|exit|caminhos?|caminos?|path|paths|way|rota|ruta|route|passeio|paseo|tour|percurso|recorrido|trajeto|destino|goal|target)\\b";
const ENGLISH_THING = "(?:solutions?|exit|paths?|way|route|tours?|goal|target)\\b";
const FEW_WORDS = "(?:[\\w']+\\s+)";
/** Words before a thing; in "no obstacle on the path" the thing is another one. */
const DIRECTLY = "(?:(?!(?:n[oa]s?|d[oae]s?|de[l]?|en|in|on|at)\\b)[\\w']+\\s+)";
/** Praise of the path that was found, as in "não existe caminho mais curto". */
const BETTER = "(?!\\s+(?:mais curt|mas cort|menor|melhor|mejor|short|better|mais rapid))";

/** Comparisons with the path that was found, searches that are not at their end, and instructions. */
const NOT_A_DENIAL =
  /^\W*(?:se|si|if|caso)\b|\b(?:imprim\w*|prints?|escrev\w*|shorter|better|faster|other|another|outr[oa]s?|otr[oa]s?|alternativ\w*|menos|fewer|less|yet|ainda|todavia|aun)\b/;

const NONE = [
  `\\b(?:sem|sin|nenhum|nenhuma|ningun|ninguna|without)\\s+${DIRECTLY}{0,2}?${THING}${BETTER}`,
  // The Portuguese "no" is "on the": "movimentos no caminho".
  `\\bno\\s+${DIRECTLY}{0,2}?${ENGLISH_THING}${BETTER}`,
  `\\bno\\s+(?:hay|existe|tiene|se|hubo|encontr\\w*|fue|es)\\s+${FEW_WORDS}{0,4}?${THING}${BETTER}`,
  `\\b(?:nao|not|never|nunca)\\s+${FEW_WORDS}{1,5}?${THING}${BETTER}`,
  `\\b${THING}\\s+${FEW_WORDS}{0,2}?(?:nao|no|not|never)\\s+(?:foi |foram |fue |pode |podem |be |se )?(?:ser )?(?:existe|encontr|alcanc|achad|found|reach|possible|possivel|exist|ha\\b)`,
  `\\b${THING}\\s+${FEW_WORDS}{0,2}?(?:does ?n[o']t exist|inexistente|inalcan[cz]|inacess|impossi|imposi|unreachable|cannot|can't)`,
  "\\b(?:cannot|can't|can not|could not|couldn't|unable to|impossivel|impossible|imposible|nao (?:consegu\\w*|pode|e possivel|foi possivel|se pode))\\s+(?:[\\w']+\\s+){0,3}?(?:reach|find|escape|alcanc|encontr|chegar|sair|achar|be reached|be found|llegar|salir)",
  "\\b(?:nao (?:ha|tem|da) (?:como|para|pra)\\b|(?:esta|ficou|quedo) (?:pres|atrapad)[oa]|is trapped)\\b",
  "\\b(?:s|alvo|saida|destino|exit|target|salida) (?:e |is |es )?(?:inalcanc\\w*|inating\\w*|inacess\\w*|inalcanz\\w*|unreachable)",
  "\\bcavalo nao (?:chega|chegou|alcanca|alcancou|sai|saiu)\\b",
].map((pattern) => new RegExp(pattern));
/** Words for "no path" that stand alone, with a few others at most, or at the beginning of a line. */
const NONE_ALONE =
  /^(?!\W*(?:o |the |el )?(?:tabuleiro|board|tablero|mapa|map|c|cavalo|knight|caballo|inicio|start)\b)(?:\W*[a-z]+\W+){0,2}(?:impossi(?:vel|ble)|imposible|unreachable|inalcancavel|inalcanzable|inacessivel|not (?:found|possible|reachable)|nao eh? possivel|no es posible|nao (?:foi )?(?:encontrad|alcancad)[oa]s?|(?:does ?n[o']t|nao) exist[ei]?)(?:\W+[a-z]+){0,1}\W*$|^\W*(?:impossivel|impossible|imposible)\b/;

/** Infinity, which some languages print for a distance that was never set. */
const INFINITE = /^(?:\W*[a-z]+\W+){0,2}(?:inf|infinity|infinit[oy]|∞)\W*$|^\W*∞\W*$/;

/** A line that says no, and nothing else. */
const NO = /^\W*(?:nao|no|none|null|nil)\W*$|^\W*(?:[a-z]+\W+){1,2}(?:none|null|nil)\W*$/;

/** Converts a line to lower case, without accents and markup, with single blanks. */
export function simplified(line: string): string {
  const plain = isAscii(line) ? line : line.normalize("NFD").replace(/\p{M}/gu, "");
  return plain.toLowerCase().replace(/[*`]/g, "").replace(/\s+/g, " ").trim();
}

function isAscii(line: string): boolean {
  return !/[\u0080-\uffff]/.test(line);
}

/** Checks for vowels: tables, drawn boards and floods of numbers need no closer look. */
function hasWords(line: string): boolean {
  return /[aeiou∞]/.test(line);
}

/** Checks if a simplified line says that there is no path or no tour. */
export function saysNone(line: string): boolean {
  if (!hasWords(line) || TROUBLE.test(line) || ABOUT_FILES.test(line)) return false;
  if (NO.test(line) || INFINITE.test(line)) return true;
  return !NOT_A_DENIAL.test(line) && (NONE_ALONE.test(line) || NONE.some((pattern) => pattern.test(line)));
}

/** Bounds, guesses and alternatives, of which no program is sure itself. */
const HEDGES = [
  /\b(?:aproximadamente|cerca de|por volta de|about|approximately|approx\.?|around|roughly|at (?:most|least)|no maximo|a lo sumo|pelo menos|al menos|talvez|quiza\w*|maybe|perhaps|entre|between) \d/,
  /\d+\s*(?:ou|or|o|u|\/|a|ate|to|y|e|and)\s*\d+ (?:[a-z]+)/,
  /\d+ (?:[a-z]+ ){0,2}[a-z]*\?/,
  /\b(?:desist\w*|pare[ij]|parou|gave up|gives up|stopped|nao consegu\w*|could not|did not)\b[^.;:\d]{0,30}\d/,
];

/** Checks if a simplified line gives a bound, a guess or alternatives in place of an answer. */
export function hedges(line: string): boolean {
  const sentence = OTHER_NUMBERS.reduce((text, pattern) => text.replace(pattern, " "), line);
  return HEDGES.some((pattern) => pattern.test(sentence) || pattern.test(line));
}

/** Checks if a simplified line has the words that a manifest declares. */
export function saysSo(line: string, words: string | undefined): boolean {
  return words !== undefined && line.includes(simplified(words));
}

const YES =
  /^\W*(?:yes|sim|si|true|(?:e )?possivel|(?:es )?posible|possible|(?:a )?(?:tour|passeio|paseo|recorrido|solucao|solucion|solution) (?:found|exists|existe|encontrad[oa])|existe (?:um |uma |un |una )?(?:passeio|paseo|recorrido|solucao|solucion))\W*$/;

/** Checks if a simplified line says that there is a tour, and nothing else. */
export function saysYes(line: string): boolean {
  return YES.test(line);
}

interface StatedMoves {
  /** Numbers in the order of the line; at least one. */
  readonly moves: readonly number[];
  /** Strength of the word beside the number: true if it is about moves, false if only about a result. */
  readonly strong: boolean;
}

/** Finds the numbers of moves that a simplified line states; undefined if it states none. */
export function statedMoves(line: string): StatedMoves | undefined {
  if (!hasWords(line) || !/\d/.test(line) || TROUBLE.test(line) || LISTING.test(line)) return undefined;
  if (hedges(line)) return undefined;
  let sentence = line;
  for (const { passedOver, patterns, strong } of STATEMENTS) {
    sentence = passedOver.reduce((text, pattern) => text.replace(pattern, " "), sentence);
    for (const pattern of patterns) {
      const moves = Array.from(sentence.matchAll(pattern), ([, number]) => bounded(Number(number)));
      if (moves.length > 0) return { moves, strong };
    }
  }
  return undefined;
}

/** Patterns, the surest first. Text in `passedOver` is ignored from its own entry on. */
const STATEMENTS = [
  { passedOver: OTHER_NUMBERS, patterns: STATED_LEAST, strong: true },
  { passedOver: OTHER_MOVES, patterns: STRONG, strong: true },
  { passedOver: [], patterns: WEAK, strong: false },
] as const;
