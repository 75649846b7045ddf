N = 8
LINHA_INICIAL = 1
COLUNA_INICIAL = 1

SALTOS = [(2, 1), (1, 2), (-1, 2), (-2, 1), (-2, -1), (-1, -2), (1, -2), (2, -1)]
tabuleiro = [[0] * N for _ in range(N)]


def livres(l, c):
    return [
        (l + dl, c + dc)
        for dl, dc in SALTOS
        if 0 <= l + dl < N and 0 <= c + dc < N and tabuleiro[l + dl][c + dc] == 0
    ]


def passear(l, c, passo):
    tabuleiro[l][c] = passo
    if passo == N * N:
        return True
    for proxima in sorted(livres(l, c), key=lambda casa: len(livres(*casa))):
        if passear(*proxima, passo + 1):
            return True
    tabuleiro[l][c] = 0
    return False


if passear(LINHA_INICIAL - 1, COLUNA_INICIAL - 1, 1):
    for linha in tabuleiro:
        print(" ".join("%2d" % passo for passo in linha))
else:
    print("Não existe passeio.")
