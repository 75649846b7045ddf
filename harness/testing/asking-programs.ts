/** Asks for the name of its file, and is right. */
export const ASKS_FOR_FILE = `
linhas = open(input("Nome do arquivo: ")).read().split()
altura, largura = len(linhas), len(linhas[0])
casa = lambda sinal: next((r, c) for r in range(altura) for c in range(largura) if linhas[r][c] == sinal)
SALTOS = [(1, 2), (1, -2), (-1, 2), (-1, -2), (2, 1), (2, -1), (-2, 1), (-2, -1)]
distancia, fila = {casa("C"): 0}, [casa("C")]
for r, c in fila:
    for dr, dc in SALTOS:
        nova = ((r + dr) % altura, (c + dc) % largura)
        if nova not in distancia and linhas[nova[0]][nova[1]] != "x":
            distancia[nova] = distancia[(r, c)] + 1
            fila.append(nova)
print(distancia.get(casa("S"), "impossivel"), "movimentos")
`;

/** The same in JavaScript, which may be run in the process of a test. */
export const SCRIPT_ASKS_FOR_FILE = `
const { readFileSync } = require("fs");
process.stdout.write("Nome do arquivo: ");
const nome = readFileSync(0, "utf8").split("\\n")[0];
const linhas = readFileSync(nome, "utf8").trim().split("\\n");
const [altura, largura] = [linhas.length, linhas[0].length];
const casa = (sinal) => {
  const linha = linhas.findIndex((cada) => cada.includes(sinal));
  return [linha, linhas[linha].indexOf(sinal)];
};
const distancia = { [casa("C")]: 0 };
const fila = [casa("C")];
for (const [r, c] of fila)
  for (const [dr, dc] of [[1, 2], [1, -2], [-1, 2], [-1, -2], [2, 1], [2, -1], [-2, 1], [-2, -1]]) {
    const nova = [(r + dr + 2 * altura) % altura, (c + dc + 2 * largura) % largura];
    if (nova in distancia || linhas[nova[0]][nova[1]] === "x") continue;
    distancia[nova] = distancia[[r, c]] + 1;
    fila.push(nova);
  }
console.log(distancia[casa("S")] ?? "impossivel", "movimentos");
`;
