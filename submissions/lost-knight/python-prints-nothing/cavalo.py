import sys
from collections import deque


def resolve(tabuleiro):
    n, m = len(tabuleiro), len(tabuleiro[0])
    inicio = next((i, linha.index("C")) for i, linha in enumerate(tabuleiro) if "C" in linha)
    fila = deque([inicio])
    passos = {inicio: 0}
    while fila:
        i, j = fila.popleft()
        if tabuleiro[i][j] == "S":
            return "Em %d movimentos." % passos[i, j]
        for di, dj in (1, 2), (2, 1), (-1, 2), (-2, 1), (1, -2), (2, -1), (-1, -2), (-2, -1):
            casa = (i + di) % n, (j + dj) % m
            if casa not in passos and tabuleiro[casa[0]][casa[1]] != "x":
                passos[casa] = passos[i, j] + 1
                fila.append(casa)
    return "Impossível."


def main():
    resolve(sys.stdin.read().split())


main()
