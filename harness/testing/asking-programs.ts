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
