import random
import sys

SALTOS = [(-2, -1), (-2, 1), (-1, -2), (-1, 2), (1, -2), (1, 2), (2, -1), (2, 1)]


class Limite(Exception):
    """A busca deu passos demais e deve recomeçar com outra ordem."""


def montar_grafo(linhas, colunas):
    return [
        [
            (l + dl) * colunas + c + dc
            for dl, dc in SALTOS
            if 0 <= l + dl < linhas and 0 <= c + dc < colunas
        ]
        for l in range(linhas)
        for c in range(colunas)
    ]


def cores_permitem(linhas, colunas, inicio, fechado):
    """Cada salto troca a cor da casa; com um número ímpar de casas sobra uma da cor do canto."""
    if linhas * colunas % 2 == 0 or linhas * colunas == 1:
        return True
    return not fechado and (inicio // colunas + inicio % colunas) % 2 == 0


def buscar(vizinhas, inicio, fechado, desempate, limite):
    """Warnsdorff com retrocesso, sem recursão. Devolve o caminho, ou None se não existe nenhum."""
    total = len(vizinhas)
    livres = [len(v) for v in vizinhas]  # vizinhas ainda livres de cada casa
    visitada = [False] * total
    caminho = []
    opcoes = []  # para cada casa do caminho, as próximas ainda não tentadas, a melhor no fim

    def entrar(casa):
        visitada[casa] = True
        caminho.append(casa)
        for v in vizinhas[casa]:
            livres[v] -= 1
        if fechado and livres[inicio] == 0 and len(caminho) < total:
            opcoes.append([])  # não dá mais para voltar ao início
            return
        candidatas = [(livres[v], desempate[v], v) for v in vizinhas[casa] if not visitada[v]]
        candidatas.sort(reverse=True)
        opcoes.append(candidatas)

    def sair():
        casa = caminho.pop()
        opcoes.pop()
        visitada[casa] = False
        for v in vizinhas[casa]:
            livres[v] += 1

    entrar(inicio)
    passos = 0
    while caminho:
        if len(caminho) == total and (not fechado or total == 1 or inicio in vizinhas[caminho[-1]]):
            return caminho
        if opcoes[-1]:
            passos += 1
            if passos > limite:
                raise Limite
            entrar(opcoes[-1].pop()[2])
        else:
            sair()
    return None


def passeio(linhas, colunas, linha, coluna, fechado):
    inicio = linha * colunas + coluna
    if not cores_permitem(linhas, colunas, inicio, fechado):
        return None
    vizinhas = montar_grafo(linhas, colunas)
    total = linhas * colunas
    # No empate, primeiro a casa mais longe do centro.
    desempate = [
        -((2 * l - linhas + 1) ** 2) - (2 * c - colunas + 1) ** 2 for l in range(linhas) for c in range(colunas)
    ]
    limite = 3 * total
    while True:
        try:
            return buscar(vizinhas, inicio, fechado, desempate, limite)
        except Limite:
            limite += limite // 10 + 1
            desempate = [random.random() for _ in range(total)]


def main():
    random.seed(64)
    linhas, colunas, linha, coluna, *resto = sys.stdin.read().split()
    linhas, colunas = int(linhas), int(colunas)
    caminho = passeio(linhas, colunas, int(linha), int(coluna), resto == ["closed"])
    if caminho is None:
        print("Sem solução: não existe passeio.")
        return
    passo = [0] * len(caminho)
    for numero, casa in enumerate(caminho, 1):
        passo[casa] = numero
    largura = len(str(len(caminho)))
    for l in range(linhas):
        print(" ".join(str(p).rjust(largura) for p in passo[l * colunas : (l + 1) * colunas]))


main()
