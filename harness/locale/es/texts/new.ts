import type { Texts } from "../../language.ts";

export const newTexts = (): Texts => ({
  "no such file": "este archivo no existe",
  "cannot be written ({0})": "no se puede escribir ({0})",
  "this file exists already. Give another folder": "este archivo ya existe. Indica otra carpeta",
  "Find the least number of moves from C to S, and print it.":
    "Calcula el menor número de movimientos de C a S y muéstralo.",
  "Find a tour, and print the board with the number of each step.":
    "Encuentra un recorrido y muestra el tablero con el número de cada paso.",
  "not yet": "todavía no",
});
