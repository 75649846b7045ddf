import type { AnswerFormat } from "../../../answer/reading/formats.ts";
import type { Size } from "../../../case/knight.ts";
import type { Finding } from "../../../finding/index.ts";
import { declarationOf, inSentences, type ReadingSentences } from "../../../report/catalogue/catalogue.ts";
import { alternatives, quantitiesIn } from "../../../report/catalogue/quantities.ts";

const { counted } = quantitiesIn("es");

const moves = (count: number) => counted(count, "movimiento", "movimientos");
const rowsOf = ({ rows, columns }: Size) => `${counted(rows, "fila", "filas")} de ${columns}`;

export const readings: ReadingSentences = {
  "unreadable-answer": ({
    formats,
    file,
    onlyYes,
    quote,
    isOneOfMany,
    isInFile,
    onStderr,
    lacksStart,
    runTogether,
    shape,
  }) => {
    const nothing =
      onStderr === undefined
        ? "el programa no imprimió nada y terminó solo, con el código de salida 0"
        : `el programa no imprimió nada en la salida estándar. En la salida de errores imprimió: ${onStderr}`;
    const expected = file === undefined ? "se espera" : `se espera en el archivo ${file}`;
    return inSentences([
      "no se reconoció ninguna respuesta",
      quote === undefined
        ? nothing
        : `${isInFile ? "el programa escribió en el archivo" : "el programa imprimió"}${isOneOfMany ? " varias líneas, entre ellas" : ""}: ${quote}`,
      onlyYes && "imprime el propio recorrido, y no solo que existe",
      lacksStart &&
        "las casillas impresas empiezan a un movimiento de C y llevan a S: imprime también C, como la primera",
      runTogether && "hay números pegados: imprime un espacio entre ellos",
      shape &&
        `${isInFile ? "el archivo tiene" : "la salida tiene"} ${shape.isList ? `una lista de casillas que es un recorrido de ${rowsOf(shape.found)} casillas` : `un bloque de ${rowsOf(shape.found)} números`}, pero el tablero del caso tiene ${rowsOf(shape.expected)}`,
      `${expected}: ${alternatives(
        formats.map((each) => FORMATS[each]),
        "o",
      )}`,
    ]);
  },
  "off-board-otherwise": (finding) =>
    `la respuesta se leyó con ${declarationOf(finding)}. Leída en el otro orden, sale del tablero`,
  "every-step-a-move": (finding) =>
    inSentences([
      `la respuesta se leyó con ${declarationOf(finding)}. Solo así cada paso es un movimiento de caballo`,
      finding.declared.order &&
        "si se imprimió fila por fila, mira si los números de filas y de columnas están intercambiados",
    ]),
  "start-left-out": (finding) =>
    `la respuesta se leyó con ${declarationOf(finding)}: la lista empieza después de la casilla inicial`,
  "squares-left-out": ({ squares }) =>
    `la salida tiene lo que parece ser ${counted(squares, "casilla más", "casillas más")}. El recorrido es la parte de la lista en la que ninguna casilla se repite`,
  "whole-from-0": () =>
    "la respuesta se leyó con `counting: 0`. Cada número desde 0 aparece una vez. Contando desde 1, faltaría una casilla",
  "last-of-several": (heard) =>
    heard.said === "tour"
      ? "se leyeron varios recorridos. Vale el último"
      : `se leyeron varias respuestas. Vale la última: ${answerIn(heard)}`,
  "right-if-declared": (finding) =>
    `la respuesta sería correcta ${readIn(finding)}. Si esa es la intención, escribe ${declarationOf(finding)} en answer, en submission.yaml`,
  "also-says": (heard) => `otra lectura de la salida sería correcta: ${answerIn(heard)}`,
};

const FORMATS: Readonly<Record<AnswerFormat, string>> = {
  "stated-moves": 'una frase como "68 movimientos" o "imposible"',
  "bare-number": "un número solo en una línea",
  path: "las casillas del camino de C a S",
  grid: "un tablero con los números de los pasos",
  numbers: "los números de los pasos, uno después de otro",
  coordinates: "una lista de coordenadas",
  squares: "una lista de casillas como a1 b3",
  cells: "los números de las casillas en el orden del recorrido",
  "no-tour": 'una frase como "sin solución" o "no tour"',
  printed: "la respuesta en la salida estándar",
};

/** A way of reading an answer, for readers who do not know the keys of a manifest. */
export function readIn({ declared }: Pick<Finding<"read-by-convention">, "declared">): string {
  const { counting, formats, order, firstRow } = declared;
  const meanings = [
    ...(formats
      ? [
          `en la forma de ${alternatives(
            formats.map((each) => FORMATS[each]),
            "o",
          )}`,
        ]
      : []),
    ...(order ? ["con filas y columnas intercambiadas"] : []),
    ...(firstRow ? [`con la primera fila ${firstRow === "top" ? "arriba" : "abajo"}`] : []),
    ...(counting === undefined ? [] : [`contando desde ${counting}`]),
  ];
  return meanings.join(" y ") || "si se leyera de otro modo";
}

function answerIn({ said, isPath, from }: Omit<Finding<"also-says">, "kind">): string {
  const counted = (count: number) => `${isPath ? "un camino de " : ""}${moves(count)}`;
  const answer = said === "none" ? "sin solución" : said === "tour" ? "un recorrido" : counted(said);
  return from ? `${answer}, de la línea ${from.line}: ${from.quote}` : answer;
}
