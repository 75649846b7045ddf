import path from "node:path";
import { execa } from "execa";
import { expect, test } from "vitest";
import { PACKAGE_FOLDER } from "../base/package.ts";
import { cavaloWithin } from "../testing/cavalo.ts";
import { folderWith } from "../testing/folders.ts";
import { CAVALO } from "./commands/index.ts";
import { helpFor } from "./help.ts";
import { runProgram } from "./program.ts";

const MAIN = path.join(PACKAGE_FOLDER, "dist", "harness", "cli", "main.js");

const cavalo = cavaloWithin(runProgram, "es");

test.each([
  [["grad"], "comando desconocido 'grad' (¿Quisiste decir grade?)"],
  [["adopt"], "falta el argumento 'carpetas'"],
  [["grade", "--out"], "falta el valor de la opción '--out <carpeta>'"],
  [["check", "a", "b"], "hay demasiados argumentos"],
  [
    ["grade", "--jobs", "0"],
    "el valor '0' de la opción '--jobs <número>' no es válido. Debe ser un número entero, 1 como mínimo",
  ],
  [["grade", "clase"], "clase: esta carpeta no existe"],
])("%j is told in Spanish", async (args, line) => {
  const { exitCode, stderr } = await cavalo(folderWith({}), ...args);
  expect(stderr).toBe(line);
  expect(exitCode).toBe(2);
});

test.each(["es_AR.UTF-8", "es_CO", "es"])("the environment %s asks for Spanish", async (LANG) => {
  const { stdout } = await execa(process.execPath, [MAIN, "check", "--help"], {
    cwd: folderWith({}),
    env: { LANG, LC_ALL: "", LC_MESSAGES: "" },
    stdin: "ignore",
  });
  expect(stdout).toMatch(/^Uso: cavalo check \[opciones\] \[carpeta\]/);
  expect(stdout).toMatch(/Argumentos:[\s\S]*Opciones:/);
});

test("the help of each command is in Spanish", () => {
  const commands = [CAVALO, ...(CAVALO.subcommands ?? [])];
  expect(commands.length).toBeGreaterThan(20);
  for (const { name } of commands.slice(1)) {
    const help = helpFor([name, "--help"], { locale: "es", columns: 80 })!;
    expect(help).toMatch(/^Uso: /);
    expect(help).not.toMatch(/\b(?:the|of|and|with|default)\b/);
  }
});

/** A program whose board has edges, as a student writes it in Spanish. */
const PROGRAM = `const tablero = require("fs").readFileSync(0, "utf8").trim().split("\\n");
const filas = tablero.length;
const columnas = tablero[0].length;
const buscar = (letra) => {
  const fila = tablero.findIndex((linea) => linea.includes(letra));
  return [fila, tablero[fila].indexOf(letra)];
};
const salida = buscar("S").join();
const cola = [buscar("C")];
const distancia = new Map([[cola[0].join(), 0]]);
const saltos = [[1, 2], [2, 1], [-1, 2], [-2, 1], [1, -2], [2, -1], [-1, -2], [-2, -1]];
for (const [f, c] of cola) {
  for (const [df, dc] of saltos) {
    const casilla = [f + df, c + dc];
    const [fila, columna] = casilla;
    if (fila < 0 || fila >= filas || columna < 0 || columna >= columnas) continue;
    if (tablero[fila][columna] === "x" || distancia.has(casilla.join())) continue;
    distancia.set(casilla.join(), distancia.get([f, c].join()) + 1);
    cola.push(casilla);
  }
}
if (distancia.has(salida)) console.log("Número mínimo de movimientos:", distancia.get(salida));
else console.log("No hay camino");
`;

test("a program in Spanish is understood, and told its cause in Spanish", async () => {
  const folder = folderWith({
    "caballo/caballo.js": PROGRAM,
    "cavalo.yaml": "problem: lost-knight\nlanguage: es\n",
  });
  const { stdout, exitCode } = await cavalo(folder, "check", "caballo");
  expect(exitCode).toBe(1);
  expect(stdout).toMatch(/^\d+ de 85 puntos: caballo \(\d+ AC aceptada, \d+ WA respuesta equivocada\)$/m);
  expect(stdout).toContain(
    "Causa probable: todas las respuestas son como si el tablero no diera la vuelta en los bordes. En ",
  );
  expect(stdout).toMatch(/Los diez tableros: \d+ de 40/);
  expect(stdout).not.toMatch(/\b(?:the|squares?|tabuleiro|casas?|resposta)\b/);
});
