import sys
from collections import deque

SALTOS = ((-2, -1), (-2, 1), (-1, -2), (-1, 2), (1, -2), (1, 2), (2, -1), (2, 1))

if len(sys.argv) != 2:
    sys.exit("uso: cavalo.py <arquivo do tabuleiro>")

with open(sys.argv[1]) as arquivo:
    tabuleiro = [linha.rstrip("\n") for linha in arquivo if linha.strip()]

linhas, colunas = len(tabuleiro), len(tabuleiro[0])
texto = "".join(tabuleiro)
cavalo, saida = texto.index("C"), texto.index("S")

distancia = [-1] * (linhas * colunas)
distancia[cavalo] = 0
fila = deque([cavalo])
while fila and distancia[saida] < 0:
    casa = fila.popleft()
    linha, coluna = divmod(casa, colunas)
    for dl, dc in SALTOS:
        proxima = (linha + dl) % linhas * colunas + (coluna + dc) % colunas
        if texto[proxima] != "x" and distancia[proxima] < 0:
            distancia[proxima] = distancia[casa] + 1
            fila.append(proxima)

if distancia[saida] < 0:
    print("Não existe caminho, é impossível sair.")
else:
    print("Saída encontrada em", distancia[saida], "movimentos.")
sys.exit(1)  # fim do programa
