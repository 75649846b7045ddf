import sys
import time

TAMANHO = 8
INICIO = (0, 0)  # a1
PAUSA = 0.005

# Todos os saltos de cavalo, por linha e por coluna.
SALTOS = [(dl, dc) for dl in range(-2, 3) for dc in range(-2, 3) if abs(dl * dc) == 2]

tabuleiro = [[0] * TAMANHO for _ in range(TAMANHO)]


def desenhar():
    print("\033[2J\033[H", end="")
    print("   " + "".join("%4s" % letra for letra in "abcdefgh"))
    for numero, linha in enumerate(tabuleiro, 1):
        print("%3d" % numero + "".join("%4s" % (passo or ".") for passo in linha))
    sys.stdout.flush()
    time.sleep(PAUSA)


def vizinhas(casa):
    for dl, dc in SALTOS:
        linha, coluna = casa[0] + dl, casa[1] + dc
        if 0 <= linha < TAMANHO and 0 <= coluna < TAMANHO and tabuleiro[linha][coluna] == 0:
            yield linha, coluna


def passear(casa, passo):
    linha, coluna = casa
    tabuleiro[linha][coluna] = passo
    desenhar()
    if passo == TAMANHO * TAMANHO:
        return True
    # Primeiro as casas com menos saídas (Warnsdorff).
    for proxima in sorted(vizinhas(casa), key=lambda v: len(list(vizinhas(v)))):
        if passear(proxima, passo + 1):
            return True
    tabuleiro[linha][coluna] = 0
    return False


if passear(INICIO, 1):
    print("Passeio completo!")
else:
    print("Não existe passeio a partir desta casa.")
input("Pressione ENTER para sair...")
