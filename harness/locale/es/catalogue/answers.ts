import { squareName } from "../../../case/square-schema.ts";
import type { Finding } from "../../../finding/index.ts";
import { isLargest } from "../../../finding/lost-knight.ts";
import { onTorus } from "../../../finding/view.ts";
import { type AnswerSentences, inSentences, sentenceOf } from "../../../report/catalogue/catalogue.ts";
import { quantitiesIn } from "../../../report/catalogue/quantities.ts";
import { startNamed } from "../../../report/catalogue/start-named.ts";
import { direction } from "./direction.ts";

const startName = startNamed("leída como");

const { counted } = quantitiesIn("es");

const moves = (count: number) => counted(count, "movimiento", "movimientos");
const squares = (count: number) => counted(count, "casilla", "casillas");

/** The largest number that is read also stands for all larger ones. */
const orBeyond = (found: number) => (isLargest(found) ? (found > 0 ? " o más" : " o menos") : "");

/** Begins the sentence on a path that is wrong beside a number that is right. */
const wrongPath = "el número de movimientos es correcto, pero el camino impreso no";

export const answers: AnswerSentences = {
  "wrong-number-of-moves": ({ expected, found, isPath }) =>
    `el menor número de movimientos es ${expected}, pero ${isPath ? `el camino impreso tiene ${squares(found + 1)}, es decir, ${moves(found)}` : `el programa respondió ${found}${orBeyond(found)}`}`,
  "says-impossible": ({ expected }) =>
    `se puede llegar a la salida en ${moves(expected)}, pero el programa dice que es imposible`,
  "should-be-impossible": ({ found, isPath }) =>
    `no se puede llegar a la salida, pero el programa ${isPath ? `imprimió un camino de ${squares(found + 1)}` : `respondió ${moves(found)}${orBeyond(found)}`}`,
  "path-leaves-board": ({ rows, columns, ...place }) =>
    `${wrongPath}: ${pathStep(place)}, está fuera del tablero de ${rows} x ${columns}. El tablero da la vuelta, así que esa es la casilla ${squareName(onTorus({ rows, columns }, place.at))}`,
  "path-blocked": (place) => `${wrongPath}: ${pathStep(place)}, es una casilla bloqueada`,
  "path-not-a-knight-move": ({ from, at, by, step }) =>
    `${wrongPath}: el paso ${step} va de ${squareName(from)} a ${squareName(at)}${by ? `, ${direction(by)}` : ""}, y eso no es un movimiento de caballo`,
  "path-ends-elsewhere": ({ expected, found }) =>
    `${wrongPath}: termina en ${squareName(found)}, pero la salida está en ${squareName(expected)}`,

  "square-off-board": ({ at, step, rows, columns }) =>
    `el paso ${step}, ${squareName(at)}, está fuera del tablero de ${rows} x ${columns}`,
  "square-visited-twice": ({ at, earlierStep, step }) =>
    `la casilla ${squareName(at)} se visita en el paso ${earlierStep} y de nuevo en el paso ${step}`,
  "step-repeated": ({ at, earlier, number }) =>
    `el número ${number} aparece en ${squareName(earlier)} y de nuevo en ${squareName(at)}`,
  "step-out-of-range": ({ at, number, first, last }) =>
    `la casilla ${squareName(at)} tiene el número ${number}, pero los pasos van de ${first} a ${last}`,
  "step-missing": ({ at, number }) =>
    `ninguna casilla tiene el número ${number}. La casilla ${squareName(at)} quedó sin número de paso`,
  "not-a-knight-move": ({ at, from, step }) =>
    `el paso ${step} va de ${squareName(from)} a ${squareName(at)}, ${direction([at[0] - from[0], at[1] - from[1]])}, y eso no es un movimiento de caballo`,
  "wrong-start": ({ expected, ...start }) =>
    `el recorrido empieza en ${startName(start)}, pero debería empezar en ${squareName(expected)}`,
  "squares-missing": ({ at, expected, found }) =>
    `el recorrido termina después de ${squares(found)}. ${notVisited(expected - found)} ${squareName(at)}`,
  "not-closed": ({ at, first }) =>
    `el recorrido no es cerrado. La última casilla, ${squareName(at)}, no está a un movimiento de caballo de la primera, ${squareName(first)}`,
  "says-no-tour": (asked) => `existe un ${tour(asked)}, pero el programa dice que no encontró ninguno`,
  "should-be-no-tour": ({ defect, ...asked }) =>
    inSentences([
      `no existe un ${tour(asked)}, así que la respuesta correcta es "sin solución"`,
      `el recorrido impreso no es correcto: ${sentenceOf(defect, answers)}`,
    ]),
  "case-wrong": (asked) => `el caso dice que no existe un ${tour(asked)}, pero el programa imprimió uno`,
};

function pathStep({ at, step }: Pick<Finding<"path-blocked">, "at" | "step">): string {
  return `el paso ${step}, ${squareName(at)}`;
}

function notVisited(count: number): string {
  return count === 1 ? "1 casilla no se visitó:" : `${count} casillas no se visitaron, la primera es`;
}

function tour({ tour: kind, start }: Pick<Finding<"says-no-tour">, "tour" | "start">): string {
  const from = start ? ` desde ${squareName(start)}` : "";
  return `${kind === "closed" ? "recorrido cerrado" : "recorrido"}${from}`;
}
