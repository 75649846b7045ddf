import { squareName } from "../../../case/square-schema.ts";
import type { CaseProperty, IdeaDetail, LargestNumber, Pitfall, Quantity } from "../../../finding/ideas.ts";
import type { Finding } from "../../../finding/index.ts";
import { type CauseSentences, inSentences } from "../../../report/catalogue/catalogue.ts";
import { lineNamed } from "../../../report/catalogue/line-named.ts";
import { boardInLine, quantitiesIn, timesAtTwiceTheSide } from "../../../report/catalogue/quantities.ts";
import { startNamed } from "../../../report/catalogue/start-named.ts";
import { direction } from "./direction.ts";
import { EDGE_WORDS, IDEAS, SEARCH_IDEAS, START_IDEAS } from "./ideas.ts";

const lineIn = lineNamed("línea", "celda");

const startName = startNamed("leída como");

const { counted, number } = quantitiesIn("es");

type Answer = number | "impossible";
type Given = Record<"expected" | "found", Answer> & Pick<Finding<"wrong-idea">, "isPath">;

const moves = (answer: Answer) =>
  answer === "impossible" ? '"imposible"' : counted(answer, "movimiento", "movimientos");
const instead = ({ expected, found }: Record<"expected" | "found", Answer>) => {
  const answered = expected === "impossible" || found === "impossible" ? moves(found) : number(found);
  return `${answered} en vez de ${moves(expected)}`;
};
/** Tells an answer beside the right one. Of a path alone, the moves were counted. */
const answers = ({ isPath, ...given }: Given) =>
  isPath
    ? `el programa imprime un camino de ${moves(given.found)} en vez de ${moves(given.expected)}`
    : `el programa responde ${instead(given)}`;
const squaresLeft = (count: number) => counted(count, "casilla sin visitar", "casillas sin visitar");
const cases = (count: number) => counted(count, "caso", "casos");

export const diagnoses: CauseSentences = {
  "wrong-idea": ({ idea, case: asked, example, ...given }) =>
    inSentences([
      `todas las respuestas son como si ${IDEAS[idea]}`,
      detailOf(given),
      `en ${asked} ${answers(given)}`,
      example &&
        `un tablero para probar a mano: ${boardInLine(example.board)} (correcto: ${moves(example.expected)}; con este error: ${moves(example.found)})`,
    ]),
  "first-way": ({ case: asked, ...given }) =>
    `cada respuesta puede ser el largo de un camino a la salida, pero muchas veces no del más corto. En ${asked} ${answers(given)}. La búsqueda en profundidad da respuestas así cuando se queda con el primer camino que encuentra. La búsqueda en anchura encuentra el camino más corto: saca de la cola la casilla que entró primero, y no la más nueva`,
  "wrong-search": ({ idea, boards, case: asked, ...given }) =>
    `en ${counted(boards, "tablero dado", "tableros dados")} al programa, la respuesta equivocada es la de una búsqueda ${SEARCH_IDEAS[idea]}. En ${asked} ${answers(given)}`,
  "next-depth": ({ case: asked, ...given }) =>
    `algunas respuestas tienen un movimiento de más. En ${asked} ${answers(given)}. Lo hace una búsqueda que responde con la profundidad de la siguiente casilla de la cola. Usa la profundidad de la propia casilla S`,
  "path-not-wrapped": ({ case: asked, step, at, to }) =>
    `el número de movimientos es correcto, y los caminos impresos también, si sus casillas se traen de vuelta al tablero. En ${asked} el paso ${step} es ${squareName(at)}, y debería ser ${squareName(to)}. La búsqueda da la vuelta en los bordes, pero las casillas impresas no. Usa también ahí el resto de dividir la fila y la columna por el tamaño del tablero`,
  "same-number": ({ case: asked, cases: answered, wrong: _, ...given }) =>
    `la respuesta es la misma en todos los casos que el programa responde (${cases(answered)}). En ${asked} es ${instead(given)}. Revisa si el programa lee el tablero que recibe`,
  "answers-vary": ({ case: asked, found: [first, second] }) =>
    `dos ejecuciones en ${asked} dieron respuestas distintas: ${moves(first)} y ${moves(second)}. Para un tablero hay una sola respuesta correcta. Revisa los números aleatorios y las variables que se leen antes de recibir un valor`,
  "squares-counted": ({ case: asked, ...given }) =>
    `cada respuesta puede ser el número de casillas por las que pasó la búsqueda, y no el de movimientos. En ${asked} ${answers(given)}. Si se suma 1 por cada casilla que sale de la cola, ese es el error. La profundidad de una casilla es la de la casilla anterior más 1`,
  "closed-ignored": ({ case: asked, wrong, closed }) =>
    `de ${counted(closed, "respuesta", "respuestas")} donde se pide un recorrido cerrado, ${number(wrong)} son recorridos válidos, pero abiertos. Una de ellas es la de ${asked}. Revisa si el programa se entera de que el recorrido debe ser cerrado y si comprueba la última casilla`,
  "denies-tours": ({ where, case: asked, wrong }) =>
    ({
      "odd-squares": `el programa dice que no existe un recorrido en todos los casos con un número impar de casillas, y en tres tableros más. Eso es un error en ${cases(wrong)}, por ejemplo en ${asked}. Solo un recorrido cerrado necesita un número par de casillas. Uno abierto puede empezar en el color de las esquinas`,
      closed: `el programa encuentra recorridos abiertos y dice, en todo caso que pide uno cerrado, que no existe. Eso es un error en ${cases(wrong)}, por ejemplo en ${asked}. Mira cómo se comprueba la última casilla`,
      some: `el programa encuentra algunos recorridos y dice en ${cases(wrong)} que no existe ninguno, aunque existe. Uno de ellos es ${asked}. Lo encuentra una búsqueda que vuelve atrás cuando no hay salida y prueba todos los movimientos. Si la tuya vuelve atrás, mira si entonces la casilla queda libre de nuevo y si nada termina la búsqueda antes del último movimiento`,
    })[where],
  "slow-search": ({ most, least, case: asked }) =>
    `el programa encuentra recorridos abiertos correctos en tableros de hasta ${counted(most, "casilla", "casillas")}. Desde ${counted(least, "casilla", "casillas")} (${asked}), gasta todo el tiempo de cálculo en la mayoría de los casos. Una búsqueda que prueba los movimientos en un orden fijo tarda muchas veces más con cada pocas casillas de más. La regla de Warnsdorff ayuda: prueba primero la casilla con menos movimientos libres. Mira si los movimientos libres se cuentan de nuevo en cada paso y si las casillas de verdad se ordenan según ellos`,
  "squares-again": ({ moves: far }) =>
    `cada movimiento más hasta S multiplica el tiempo de cálculo. En un tablero abierto de 64 x 64 casillas se ve con ${moves(far)}. Lo hace una búsqueda que pasa una y otra vez por las mismas casillas. Marca una casilla como visitada cuando entra en la cola, y mira si el programa consulta esa marca antes de poner una casilla en la cola`,
  "slow-squares": ({ squares, factor }) =>
    `el doble de casillas tarda más del doble de tiempo de cálculo: en tableros abiertos de hasta ${counted(squares, "casilla", "casillas")}, unas ${number(factor)} veces más. Mira lo que se hace para cada casilla: buscar en una lista, o copiar el tablero o un camino, tarda más cuantas más casillas hay`,
  "fixed-file": ({ file, cases: count }) =>
    `en todos los casos (${count}) el programa busca el archivo ${file}, que no existe. Toma el nombre del archivo de los argumentos o lee la entrada estándar`,
  "fails-off-square": ({ case: asked, cases: count }) =>
    `el programa falla en ${cases(count)}, por ejemplo en ${asked}. Ninguno de esos tableros es cuadrado. En los casos con un tablero cuadrado acierta. Revisa cada lugar que usa el número de filas o el de columnas: uno puede estar en el lugar del otro, o de los dos`,
  "fails-only-where": ({ property, ending, cases: count, case: asked, example }) =>
    inSentences([
      `el programa ${ENDINGS[ending]} ${count === 1 ? `en el único caso ${PROPERTIES[property].one}, ${asked},` : `en todos los casos ${PROPERTIES[property].many} (${cases(count)}), por ejemplo en ${asked},`} y acierta todos los otros`,
      RIGHT_ANSWERS[property],
      example && `un tablero pequeño de este tipo, en el que también falla: ${boardInLine(example.board)}`,
    ]),
  "wrong-beyond": ({ quantity, most, least, limit, right, wrong, case: asked }) =>
    inSentences([
      `el programa acierta todos los casos con ${QUANTITIES[quantity]} de hasta ${number(most)} (${cases(right)}) y falla todos con ${number(least)} o más (${cases(wrong)}), por ejemplo en ${asked}`,
      limit !== undefined && `otros tableros muestran que acierta hasta ${number(limit)}. ${LIMITS[limit]}`,
      HINTS[quantity],
    ]),
  "wrong-start-idea": ({ idea, case: asked, expected, ...start }) =>
    `${START_IDEAS[idea]}. En ${asked} el recorrido empieza en ${startName(start)} en vez de ${squareName(expected)}`,
  "always-no-tour": ({ case: asked, wrong }) =>
    `todas las respuestas son que no existe un recorrido. Eso es un error en ${cases(wrong)}, por ejemplo en ${asked}. Mira si el programa lee la entrada como la da el enunciado, y si la búsqueda vuelve atrás cuando queda sin salida`,
  "slow-growth": ({ exponent, uncertainty, sizes }) =>
    `un tablero con el doble de lado tarda unas ${number(timesAtTwiceTheSide(exponent))} veces el tiempo de cálculo. Tiene 4 veces las casillas. Medido en tableros de ${counted(sizes, "tamaño", "tamaños")}: con lado n, el tiempo crece como n^${number(exponent)} (± ${number(uncertainty)})`,
  "deep-recursion": ({ error, cases: count, case: asked, ...place }) =>
    `en ${cases(count)} con muchas casillas al alcance, por ejemplo en ${asked}, hay demasiadas llamadas unas dentro de otras (${error} en ${lineIn(place)}). Con pocas casillas no pasa. Una búsqueda que se llama a sí misma para cada casilla puede bajar tan hondo como el número de casillas libres. Una búsqueda con cola (en anchura) no baja así, y encuentra el camino más corto`,
  "negative-remainder": ({ language, quote, instead, board, case: _, ...place }) =>
    inSentences([
      `un resto (%) queda negativo en ${lineIn(place)} (${quote})`,
      `en ${language}, -1 % 7 es -1, y no 6. Escribe ${instead} en lugar de x % n, en cada línea que trae una casilla de vuelta al tablero`,
      `si solo se cambia esa línea, el programa acierta un tablero en el que el movimiento a S cruza el borde. Como está, no lo acierta: ${boardInLine(board)}`,
    ]),
  "second-opinion": ({ case: asked, file, line, column, quote }) =>
    `otra ejecución en ${asked} con las comprobaciones del compilador (-fsanitize) señala ${file}, línea ${line}, columna ${column}: ${quote}`,
  pitfall: ({ pitfall, quote, ...place }) =>
    inSentences([`${lineIn(place)}: ${PITFALLS[pitfall]}`, `la línea es: ${quote}`]),

  "dead-end": ({ at, left, rescue }) =>
    inSentences([
      `el caballo quedó sin salida en ${squareName(at)}, con ${squaresLeft(left)}`,
      rescue &&
        `de vuelta en ${squareName(rescue.from)}, un movimiento a ${squareName(rescue.to)} puede llevar a un recorrido completo`,
    ]),
  "stopped-early": ({ at, to, left }) =>
    `el recorrido se detiene en ${squareName(at)}, con ${squaresLeft(left)}. El caballo todavía podía ir a ${squareName(to)}`,
  "eight-bit-steps": ({ most }) =>
    `los números impresos terminan en ${most}, y muchos aparecen de nuevo. Un recorrido en este tablero necesita números mayores. En ocho bits no cabe más: revisa el tipo de los números de los pasos`,
  "start-not-marked": ({ at, second, number: step }) =>
    `el recorrido sigue desde el inicio: el paso 2, ${squareName(second)}, está a un movimiento de él. Pero ${squareName(at)}, el inicio, tiene el número ${step} en vez de 1. Mira si el inicio se marca como visitado antes de la búsqueda`,
  "straight-end": ({ at, first }) =>
    `la última casilla, ${squareName(at)}, está a tres casillas de la primera, ${squareName(first)}, en línea recta. El caballo avanza dos casillas y una. Si el programa comprueba la suma de las dos distancias, 3 + 0 da lo mismo que 2 + 1`,
  "closed-at-the-corner": ({ at, first }) =>
    `la última casilla, ${squareName(at)}, está a un movimiento de caballo de (0, 0), y no de la primera casilla, ${squareName(first)}. Mira con qué casilla se compara la última`,
  "dead-end-filled": ({ at, step, left }) =>
    `después del paso ${step} el caballo queda sin salida en ${squareName(at)}. ${left === 1 ? "La casilla que queda tiene" : `Las ${number(left)} casillas que quedan tienen`} un número de todos modos, sin un movimiento hasta ${left === 1 ? "ella" : "ellas"}. Mira qué hace el programa cuando no hay salida: debe volver atrás`,
  "numbers-skipped": ({ before, after }) =>
    `los números saltan de ${before} a ${after} y, en su orden, las casillas son un recorrido válido. Si un contador crece con cada casilla, debe disminuir de nuevo cuando la búsqueda vuelve atrás`,
  "numbers-begin-anew": ({ most, squares }) =>
    `los números son los de un recorrido válido de ${number(squares)} casillas, pero después de ${number(most)} vuelven a empezar en 0. Revisa el tipo de los números y lo que se imprime de ellos (% ${number(most + 1)})`,
  "squares-kept": ({ listed, squares }) =>
    `la lista tiene ${number(listed)} casillas. Si de cada una de las ${number(squares)} casillas solo vale la última vez que aparece, la lista es un recorrido válido. Quita la casilla de la lista cuando la búsqueda vuelve atrás`,
  "beyond-the-board": ({ times, number: step, at, rows, columns }) =>
    `${counted(times, "número falta", "números faltan")}, y cada uno cabe en una casilla justo fuera del tablero, en la fila ${rows} o en la columna ${columns}. El primero es ${step}, en ${squareName(at)}. Las filas van de 0 a ${rows - 1} y las columnas de 0 a ${columns - 1}: mira si hay \`<=\` en vez de \`<\``,
  "numbers-shifted": ({ first, last }) =>
    `los números van de ${first} a ${last}. Contado desde 1, el recorrido sería correcto`,
  "start-not-counted": ({ at, number: step }) =>
    `la casilla inicial no cuenta como primer paso. La casilla siguiente, ${squareName(at)}, tiene el número ${step}. Si se cuenta la casilla inicial, el recorrido sería correcto`,
  "start-overwritten": ({ at, number: step }) =>
    `la casilla inicial, ${squareName(at)}, tiene el número ${step}. Con 1 en la casilla inicial, todos los pasos son movimientos de caballo. Revisa si conserva su número cuando el recorrido se cierra`,
  "row-by-row": () =>
    "las casillas vienen fila por fila, en el orden del tablero. Deberían venir en el orden del recorrido",
  "wraps-around": ({ at, from, step }) =>
    `los pasos que no son movimientos de caballo dan la vuelta en los bordes del tablero. El primero es el paso ${step}, de ${squareName(from)} a ${squareName(at)}. En este problema el tablero no da la vuelta`,
  "last-number-twice": ({ number: step }) =>
    `el número ${step} aparece en dos casillas. Con ${step + 1} en la última, el recorrido sería correcto`,
  "tour-reversed": () => "leído del final al principio, el recorrido sería correcto",
  "illegal-vector": ({ vector, times, step }) =>
    `${counted(times, "movimiento va", "movimientos van")} ${direction(vector)} (el primero es el paso ${step}). El caballo no se mueve así. Revisa la tabla de movimientos`,
  "uncaught-error": ({ error, code, isRecursion, ...place }) =>
    `un error (${error}) terminó el programa${isRecursion ? ", en llamadas dentro de llamadas, como la que está" : ""} en ${lineIn(place)}${code === undefined ? "" : `: ${code}`}`,
};

/** Example: `los bordes en cuestión son el de arriba y el izquierdo`. */
function detailOf({ edges = [], move, instead }: IdeaDetail): string | undefined {
  const words = new Intl.ListFormat("es").format(edges.map((edge) => EDGE_WORDS[edge]));
  if (edges.length > 0)
    return `${edges.length === 1 ? "el borde en cuestión es" : "los bordes en cuestión son"} ${words}`;
  if (!move) return undefined;
  if (!instead) return `el movimiento en cuestión es ${direction(move)}`;
  return `el movimiento de ${direction(move)} va ${direction(instead)}`;
}

/** Quantities, as they are counted. */
export const QUANTITIES: Readonly<Record<Quantity, string>> = {
  rows: "un número de filas",
  columns: "un número de columnas",
  "longer-side": "un lado mayor",
  squares: "un número de casillas",
  moves: "un número de movimientos",
  searched: "un número de casillas hasta la distancia de S",
  "exit-place": "S en una posición (fila * columnas + columna, contando desde 0)",
  "exit-line": "S en una fila o columna (la mayor de las dos, contando desde 0)",
};

const OF_SIZES = "Revisa el tamaño de los arreglos y búferes, y el mayor número que cabe en cada variable";
const OF_SEARCHES =
  "Revisa el espacio en la cola y en los arreglos, el tipo de los números y lo que termina la búsqueda antes de tiempo";

const HINTS: Readonly<Record<Quantity, string>> = {
  rows: OF_SIZES,
  columns: OF_SIZES,
  "longer-side": OF_SIZES,
  squares: OF_SIZES,
  moves: OF_SEARCHES,
  searched: OF_SEARCHES,
  "exit-place": OF_SIZES,
  "exit-line": OF_SIZES,
};

/** Sentences on what a line does. */
const PITFALLS: Readonly<Record<Pitfall, string>> = {
  "rows-are-one":
    "todas las filas que se crean aquí son una única lista. Lo que se escribe en una aparece en todas",
  "comparator-of-truths":
    "esta comparación da verdadero o falso. Para ordenar, debe dar un número: negativo, 0 o positivo",
};

const ENDINGS = {
  unread: "no imprime una respuesta legible",
  wrong: "se equivoca",
  "breaks-off": "se interrumpe por un error",
  "no-end": "no termina a tiempo",
  several: "falla",
};

/** Completes "el programa falla en el único caso ..." and "en todos los casos ...". */
export const PROPERTIES: Readonly<Record<CaseProperty, { readonly one: string; readonly many: string }>> = {
  "no-path": { one: "sin camino a S", many: "sin camino a S" },
  "no-tour": { one: "sin recorrido", many: "sin recorrido" },
  closed: { one: "que pide un recorrido cerrado", many: "que piden un recorrido cerrado" },
};

const RIGHT_ANSWERS: Readonly<Record<CaseProperty, string | undefined>> = {
  "no-path": "ahí se espera la respuesta de que es imposible",
  "no-tour": "ahí se espera la respuesta de que no existe un recorrido",
  closed: undefined,
};

/** Sentences on types that a number is the largest of. */
const LIMITS: Readonly<Record<LargestNumber, string>> = {
  127: "En una variable de ocho bits con signo (char en C, byte en Java) no cabe más. En Java, == solo compara objetos Integer por el número hasta 127: usa equals",
  255: "En una variable de ocho bits no cabe más",
  32767: "16 bits con signo no guardan más",
  65535: "16 bits no guardan más",
};
