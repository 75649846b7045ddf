import type { Texts } from "../../language.ts";

export const newTexts = (): Texts => ({
  "no such file": "este arquivo não existe",
  "cannot be written ({0})": "não pode ser escrito ({0})",
  "this file exists already. Give another folder": "este arquivo já existe. Informe outra pasta",
  "Find the least number of moves from C to S, and print it.":
    "Calcule o menor número de movimentos de C até S e mostre-o.",
  "Find a tour, and print the board with the number of each step.":
    "Encontre um passeio e mostre o tabuleiro com o número de cada passo.",
  "not yet": "ainda não",
});
