import { describe, expect, test } from "vitest";
import { saysNone, saysYes, simplified, statedMoves } from "../wordings.ts";

// Lines as programs of students print them in Spanish.

describe("a number of moves is read from", () => {
  test.each([
    ["Número mínimo de movimientos: 12", 12],
    ["El número mínimo de movimientos es 12", 12],
    ["Cantidad mínima de movimientos = 12", 12],
    ["Mínimo de saltos: 12", 12],
    ["El caballo llega a la salida en 12 movimientos.", 12],
    ["Se puede llegar en 12 jugadas", 12],
    ["Se necesitan 12 pasos", 12],
    ["Movimientos: 12", 12],
    ["Total de movimientos: 12", 12],
    ["Distancia mínima: 12", 12],
    ["La distancia más corta es 12", 12],
    ["Longitud del camino: 12", 12],
    ["Largo del camino más corto: 12", 12],
    ["Camino mínimo: 12", 12],
    ["La ruta más corta tiene 12 movimientos", 12],
    ["Respuesta: 12", 12],
    ["La respuesta es 12", 12],
    ["Resultado = 12", 12],
    ["Costo: 12", 12],
    ["Casillas visitadas: 412. Movimientos: 12", 12],
    ["Solución encontrada en 12 movimientos (3 ms)", 12],
  ])("%s", (line, moves) => {
    expect(statedMoves(simplified(line))?.moves.at(-1)).toBe(moves);
    expect(saysNone(simplified(line))).toBe(false);
  });
});

describe("no number of moves is read from", () => {
  test.each([
    "Paso 3: (4, 5)",
    "Casillas visitadas: 412",
    "Celdas exploradas: 412",
    "Fila: 3",
    "Columna: 4",
    "Tablero de 8 filas y 8 columnas",
    "Tiempo: 12 segundos",
    "Caso 3",
    "como máximo 12 movimientos",
    "aproximadamente 12 movimientos",
    "Nodos explorados: 51",
    "no más de 3 casillas",
  ])("%s", (line) => {
    expect(statedMoves(simplified(line))).toBeUndefined();
  });
});

describe("there is none, says", () => {
  test.each([
    "No hay camino",
    "No hay ningún camino posible",
    "No existe solución",
    "No existe un recorrido",
    "No existe un camino entre C y S",
    "No se encontró solución",
    "No se encontró ningún camino.",
    "No se ha encontrado una solución",
    "No se puede llegar a la salida",
    "No es posible llegar a S",
    "Es imposible llegar a la salida",
    "Imposible",
    "IMPOSIBLE",
    "Inalcanzable",
    "La salida es inalcanzable",
    "Sin solución",
    "Sin camino",
    "Ningún camino",
    "El caballo no puede llegar a la salida",
    "El caballo no llega a la salida",
    "El recorrido no existe",
    "El caballo quedó atrapado",
    "No fue posible completar el recorrido",
    "No tiene solución",
    "No pude encontrar una solución",
    "0 recorridos encontrados",
  ])("%s", (line) => {
    expect(saysNone(simplified(line))).toBe(true);
  });
});

describe("nothing is denied by", () => {
  test.each([
    "No hay obstáculos en el camino",
    "Movimientos en el camino: 12",
    "No existe un camino más corto",
    "Si no hay camino, imprime -1",
    "El recorrido no es cerrado",
    "Encontrando el camino...",
    "Existe un recorrido",
    "Buscando una solución sin repetir casillas",
  ])("%s", (line) => {
    expect(saysNone(simplified(line))).toBe(false);
  });
});

test.each(["Sí", "Solución encontrada", "Recorrido encontrado", "Existe un recorrido", "Es posible"])(
  "there is one, says: %s",
  (line) => {
    expect(saysYes(simplified(line))).toBe(true);
  },
);
