import sys

SALTOS = [(2, 1), (1, 2), (-1, 2), (-2, 1), (-2, -1), (-1, -2), (1, -2), (2, -1)]


def perguntar(texto):
    # Funciona também quando a entrada ou a saída foi desviada.
    with open("/dev/tty", "w") as tela:
        tela.write(texto)
    with open("/dev/tty") as teclado:
        return int(teclado.readline())


def livres(casas, n, casa):
    l, c = divmod(casa, n)
    return [
        (l + dl) * n + c + dc
        for dl, dc in SALTOS
        if 0 <= l + dl < n and 0 <= c + dc < n and casas[(l + dl) * n + c + dc] == 0
    ]


def passear(casas, n, casa, passo=1):
    casas[casa] = passo
    if passo == n * n:
        return True
    for nova in sorted(livres(casas, n, casa), key=lambda outra: len(livres(casas, n, outra))):
        if passear(casas, n, nova, passo + 1):
            return True
    casas[casa] = 0
    return False


n = 8
casas = [0] * (n * n)
inicio = perguntar("Casa inicial (0 a 63): ")
if passear(casas, n, inicio):
    print()
    # Só na tela o passeio é desenhado em tabuleiro; para um arquivo vão as casas em ordem.
    if sys.stdout.isatty():
        for l in range(n):
            print(" ".join("%2d" % passo for passo in casas[l * n : (l + 1) * n]))
    else:
        print(sorted(range(n * n), key=lambda casa: casas[casa]))
