N = 8
MOVIMENTOS = [(-2, -1), (-2, 1), (-1, -2), (-1, 2), (2, -1), (2, 1), (1, -2), (1, 2)]


def casas_livres(tabuleiro, linha, coluna):
    livres = []
    for dl, dc in MOVIMENTOS:
        l, c = linha + dl, coluna + dc
        if 0 <= l < N and 0 <= c < N and tabuleiro[l][c] == 0:
            livres.append((l, c))
    return livres


def passeio(linha, coluna):
    tabuleiro = [[0] * N for _ in range(N)]
    passo = 1
    tabuleiro[linha][coluna] = passo
    while True:
        menor = 9
        proxima = None
        for l, c in casas_livres(tabuleiro, linha, coluna):
            saidas = len(casas_livres(tabuleiro, l, c))
            if saidas < menor:
                menor = saidas
                proxima = l, c
        if proxima is None:
            return tabuleiro, passo
        linha, coluna = proxima
        passo += 1
        tabuleiro[linha][coluna] = passo


def imprimir(tabuleiro):
    for linha in tabuleiro:
        print(*linha)


tabuleiro, passos = passeio(7, 5)
imprimir(tabuleiro)
