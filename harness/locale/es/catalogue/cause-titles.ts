import type { CauseTitles } from "../../../report/catalogue/catalogue.ts";
import { PROPERTIES, QUANTITIES } from "./cause-sentences.ts";
import { IDEAS, SEARCH_IDEAS, START_IDEAS } from "./ideas.ts";

export const causes: CauseTitles = {
  "wrong-idea": ({ idea }) => `todas las respuestas son como si ${IDEAS[idea]}`,
  "first-way": () => "los caminos son más largos que el más corto, como los de una búsqueda en profundidad",
  "wrong-search": ({ idea }) => `las respuestas equivocadas son las de una búsqueda ${SEARCH_IDEAS[idea]}`,
  "next-depth": () =>
    "algunas respuestas tienen uno de más, como las de una búsqueda que responde con la profundidad siguiente",
  "squares-counted": () => "las respuestas pueden ser números de casillas, y no de movimientos",
  "same-number": () => "la respuesta es el mismo número en todos los casos",
  "path-not-wrapped": () =>
    "el número de movimientos es correcto, pero hay casillas del camino impreso que no se traen de vuelta al tablero",
  "path-leaves-board": () => "el número de movimientos es correcto, pero el camino impreso sale del tablero",
  "path-blocked": () =>
    "el número de movimientos es correcto, pero el camino impreso pasa por una casilla bloqueada",
  "path-not-a-knight-move": () =>
    "el número de movimientos es correcto, pero un paso del camino impreso no es un movimiento de caballo",
  "path-ends-elsewhere": () =>
    "el número de movimientos es correcto, pero el camino impreso no termina en la salida",
  "answers-vary": () => "dos ejecuciones con el mismo tablero dan respuestas distintas",
  "closed-ignored": () => "los recorridos que deberían ser cerrados son abiertos",
  "denies-tours": ({ where }) =>
    ({
      "odd-squares": "el programa niega todo recorrido en tableros con un número impar de casillas",
      closed: "el programa niega el recorrido cerrado en todos los casos",
      some: "el programa dice que no existe un recorrido donde existe uno",
    })[where],
  "slow-search": ({ least }) => `la búsqueda tarda demasiado con ${least} casillas`,
  "squares-again": () => "cada movimiento más hasta S multiplica el tiempo de cálculo",
  "slow-squares": () => "el tiempo de cálculo crece demasiado rápido con las casillas",
  "fixed-file": ({ file }) => `el programa busca el archivo ${file}`,
  "fails-off-square": () => "el programa solo falla en los casos con un tablero que no es cuadrado",
  "fails-only-where": ({ property }) => `el programa solo falla en los casos ${PROPERTIES[property].many}`,
  "wrong-beyond": ({ quantity }) =>
    `el programa acierta con ${QUANTITIES[quantity]} hasta cierto número y se equivoca más allá`,
  "wrong-start-idea": ({ idea }) => START_IDEAS[idea],
  "always-no-tour": () => "todas las respuestas dicen que no hay recorrido",
  "fixed-found": () => "el programa solo mostró tableros, inicios o tipos de recorrido propios",
  "slow-growth": () => "el tiempo de cálculo crece demasiado rápido con el tablero",
  "deep-recursion": () =>
    "una búsqueda se llama a sí misma a demasiada profundidad en tableros con muchas casillas al alcance",
  "negative-remainder": ({ language }) =>
    `el resto de una división (%) es negativo, como puede serlo en ${language}`,
  "second-opinion": () => "las comprobaciones del compilador señalan un comportamiento indefinido",
  pitfall: ({ pitfall }) =>
    pitfall === "rows-are-one"
      ? "todas las filas son una única lista"
      : "una comparación para ordenar da verdadero o falso, y no un número",
  "dead-end": () => "el caballo quedó encerrado antes de completar el recorrido",
  "stopped-early": () => "el recorrido se detiene, aunque el caballo todavía podía moverse",
  "eight-bit-steps": () => "los números de los pasos parecen guardados en ocho bits",
  "start-not-marked": () => "el inicio no tiene el número 1",
  "straight-end": () => "la última casilla está a tres casillas de la primera en línea recta",
  "closed-at-the-corner": () =>
    "la última casilla está a un movimiento de (0, 0), y no de la primera casilla",
  "dead-end-filled": () => "las casillas que quedan cuando no hay salida se numeran sin un movimiento",
  "numbers-skipped": () => "los números del recorrido saltan algunos",
  "numbers-begin-anew": ({ most }) => `después de ${most} los números del recorrido vuelven a empezar`,
  "squares-kept": () => "la lista del recorrido conserva casillas que la búsqueda probó y dejó",
  "beyond-the-board": () => "el recorrido pasa por casillas justo fuera del tablero",
  "numbers-shifted": () => "los números del recorrido están corridos",
  "start-not-counted": () => "el inicio no se cuenta como primer paso",
  "start-overwritten": () => "el número de la casilla inicial se sobrescribe",
  "row-by-row": () => "las casillas vienen en el orden del tablero, y no en el del recorrido",
  "wraps-around": () => "hay movimientos que dan la vuelta en los bordes del tablero",
  "last-number-twice": () => "el último número del recorrido aparece dos veces",
  "tour-reversed": () => "el recorrido está impreso del final al principio",
  "illegal-vector": () => "los movimientos de un tipo no son de caballo",
  "uncaught-error": ({ error }) => `un error terminó el programa: ${error}`,
};
