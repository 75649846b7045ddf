from collections import deque

ENTRADA = "entrada.txt"
RESPOSTA = "resposta.txt"

SALTOS = [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)]


def ler_tabuleiro(nome):
    with open(nome) as arquivo:
        return [linha.strip() for linha in arquivo if linha.strip()]


def procurar(tabuleiro, letra):
    for i, linha in enumerate(tabuleiro):
        j = linha.find(letra)
        if j >= 0:
            return i, j
    raise ValueError("não achei " + letra)


def menor_caminho(tabuleiro):
    linhas = len(tabuleiro)
    colunas = len(tabuleiro[0])
    cavalo = procurar(tabuleiro, "C")
    saida = procurar(tabuleiro, "S")
    distancia = {cavalo: 0}
    fila = deque([cavalo])
    while fila:
        casa = fila.popleft()
        if casa == saida:
            return distancia[casa]
        for dl, dc in SALTOS:
            # o resto da divisão em Python nunca é negativo
            vizinha = ((casa[0] + dl) % linhas, (casa[1] + dc) % colunas)
            if vizinha not in distancia and tabuleiro[vizinha[0]][vizinha[1]] != "x":
                distancia[vizinha] = distancia[casa] + 1
                fila.append(vizinha)
    return None


movimentos = menor_caminho(ler_tabuleiro(ENTRADA))
with open(RESPOSTA, "w") as arquivo:
    if movimentos is None:
        arquivo.write("sem solução\n")
    else:
        arquivo.write("O cavalo sai em %d movimentos\n" % movimentos)
print("Pronto! Veja a resposta em", RESPOSTA)
