import sys

SALTOS = [(2, 1), (1, 2), (-1, 2), (-2, 1), (-2, -1), (-1, -2), (1, -2), (2, -1)]


def ler(nome):
    with open(nome) as arquivo:
        return arquivo.read().split()


def achar(tabuleiro, letra):
    for i, linha in enumerate(tabuleiro):
        if letra in linha:
            return i, linha.index(letra)


def busca_em_profundidade(tabuleiro):
    n, m = len(tabuleiro), len(tabuleiro[0])
    visitadas = set()
    pilha = [(achar(tabuleiro, "C"), 0)]
    while pilha:
        casa, movimentos = pilha.pop()
        if casa in visitadas:
            continue
        visitadas.add(casa)
        if tabuleiro[casa[0]][casa[1]] == "S":
            return movimentos
        for dl, dc in SALTOS:
            l, c = (casa[0] + dl) % n, (casa[1] + dc) % m
            if tabuleiro[l][c] != "x" and (l, c) not in visitadas:
                pilha.append(((l, c), movimentos + 1))
    return -1


resposta = busca_em_profundidade(ler(sys.argv[1]))
if resposta == -1:
    print("Não há caminho: impossível.")
else:
    print("O menor caminho tem", resposta, "movimentos.")
