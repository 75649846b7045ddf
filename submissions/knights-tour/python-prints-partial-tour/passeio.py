import sys

MOVIMENTOS = [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)]

linhas, colunas, linha, coluna = [int(x) for x in sys.argv[1:5]]
tabuleiro = [[0] * colunas for _ in range(linhas)]


def livre(l, c):
    return 0 <= l < linhas and 0 <= c < colunas and tabuleiro[l][c] == 0


passo = 1
tabuleiro[linha][coluna] = passo
andou = True
while andou:
    andou = False
    for dl, dc in MOVIMENTOS:
        if livre(linha + dl, coluna + dc):
            linha += dl
            coluna += dc
            passo += 1
            tabuleiro[linha][coluna] = passo
            andou = True
            break

print("Resultado:")
for l in tabuleiro:
    print("".join("%6d" % p for p in l))
