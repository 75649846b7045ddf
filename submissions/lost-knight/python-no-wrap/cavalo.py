import sys
from collections import deque

MOVIMENTOS = [(-2, -1), (-2, 1), (-1, -2), (-1, 2), (1, -2), (1, 2), (2, -1), (2, 1)]

tabuleiro = sys.stdin.read().split()
linhas = len(tabuleiro)
colunas = len(tabuleiro[0])

for i in range(linhas):
    for j in range(colunas):
        if tabuleiro[i][j] == "C":
            inicio = (i, j)

fila = deque([(inicio, 0)])
visitados = {inicio}
resultado = None

while fila:
    (i, j), passos = fila.popleft()
    if tabuleiro[i][j] == "S":
        resultado = passos
        break
    for di, dj in MOVIMENTOS:
        ni, nj = i + di, j + dj
        if 0 <= ni < linhas and 0 <= nj < colunas:
            if tabuleiro[ni][nj] != "x" and (ni, nj) not in visitados:
                visitados.add((ni, nj))
                fila.append(((ni, nj), passos + 1))

if resultado is None:
    print("Impossível")
else:
    print("Em", resultado, "movimentos")
