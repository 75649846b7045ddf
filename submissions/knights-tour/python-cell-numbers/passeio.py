import sys

linhas, colunas, linha, coluna = map(int, sys.argv[1:5])

# as casas são numeradas de 1 a linhas * colunas, linha por linha
inicio = linha * colunas + coluna + 1
SALTOS = [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)]


def vizinhas(casa, visitadas):
    l, c = divmod(casa - 1, colunas)
    for dl, dc in SALTOS:
        if 0 <= l + dl < linhas and 0 <= c + dc < colunas:
            vizinha = (l + dl) * colunas + c + dc + 1
            if vizinha not in visitadas:
                yield vizinha


def passeio(casa, visitadas):
    if len(visitadas) == linhas * colunas:
        return [casa]
    opcoes = sorted(vizinhas(casa, visitadas), key=lambda v: len(list(vizinhas(v, visitadas))))
    for proxima in opcoes:
        visitadas.add(proxima)
        resto = passeio(proxima, visitadas)
        if resto:
            return [casa] + resto
        visitadas.remove(proxima)
    return None


caminho = passeio(inicio, {inicio})
print(" -> ".join(map(str, caminho)) if caminho else "Não existe passeio")
