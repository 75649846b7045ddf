import { expect, test } from "vitest";
import { baseIn, promptKindsIn } from "./prompt-kinds.ts";

test.each([
  ["¿Fila?", ["row"]],
  ["Ingrese la fila inicial: ", ["row"]],
  ["Ingresa la columna inicial (0-7): ", ["column"]],
  ["Introduzca fila y columna: ", ["row", "column"]],
  ["Escriba la casilla inicial: ", ["cell"]],
  ["Casilla inicial (ejemplo: a1): ", ["square"]],
  ["Posición inicial del caballo: ", ["cell"]],
  ["Ingrese x: ", ["x"]],
  ["Número de filas: ", ["rows"]],
  ["Cantidad de columnas: ", ["columns"]],
  ["Ancho del tablero: ", ["columns"]],
  ["Tamaño del tablero: ", ["size"]],
  ["Ingrese el nombre del archivo: ", ["file"]],
  ["¿Recorrido abierto o cerrado? ", ["value"]],
  ["¿Desea continuar? (s/n) ", ["again"]],
  ["Elija una opción: ", ["menu"]],
  ["Presione una tecla para continuar...", ["enter"]],
])("a prompt in Spanish asks for what it says: %s", (prompt, kinds) => {
  expect(promptKindsIn(prompt)).toEqual(kinds);
});

test("a prompt in Spanish says what it counts from", () => {
  expect(baseIn("fila (1 a 8)")).toBe(1);
  expect(baseIn("contando desde 0")).toBe(0);
});
