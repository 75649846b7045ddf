N = 8

MOVE_X = [2, 1, -1, -2, -2, -1, 1, 2]
MOVE_Y = [1, 2, 2, 1, -1, -2, -2, -1]


def seguro(x, y, tabuleiro):
    return 0 <= x < N and 0 <= y < N and tabuleiro[x][y] == -1


def imprime(tabuleiro):
    for linha in tabuleiro:
        for passo in linha:
            print(passo, end=" ")
        print()


def tenta(x, y, passo, tabuleiro):
    if passo == N * N:
        return True
    for i in range(8):
        novo_x = x + MOVE_X[i]
        novo_y = y + MOVE_Y[i]
        if seguro(novo_x, novo_y, tabuleiro):
            tabuleiro[novo_x][novo_y] = passo
            if tenta(novo_x, novo_y, passo + 1, tabuleiro):
                return True
            tabuleiro[novo_x][novo_y] = -1
    return False


tabuleiro = [[-1] * N for _ in range(N)]
tabuleiro[0][0] = 0
if tenta(0, 0, 1, tabuleiro):
    imprime(tabuleiro)
else:
    print("Sem solução")
