SALTOS = [(1, 2), (1, -2), (-1, 2), (-1, -2), (2, 1), (2, -1), (-2, 1), (-2, -1)]


class Passeio:
    def __init__(self, linhas, colunas, inicio):
        self.linhas = linhas
        self.colunas = colunas
        self.inicio = inicio
        self.passo = [[0] * linhas for _ in range(linhas)]

    def vizinhas(self, casa):
        lista = []
        for dl, dc in SALTOS:
            l, c = casa[0] + dl, casa[1] + dc
            if 0 <= l < self.linhas and 0 <= c < self.colunas and self.passo[l][c] == 0:
                lista.append((l, c))
        return lista

    def nota(self, casa):
        """Poucas saídas primeiro; no empate, a casa mais longe do centro."""
        v = 2 * casa[0] - self.linhas + 1
        h = 2 * casa[1] - self.colunas + 1
        return len(self.vizinhas(casa)), -v * v - h * h

    def resolver(self):
        impar = self.linhas % 2 == 1 and self.colunas % 2 == 1
        if impar and sum(self.inicio) % 2 == 1:
            return False  # as cores das casas não permitem
        caminho = []
        opcoes = [[self.inicio]]
        while len(caminho) < self.linhas * self.colunas:
            if opcoes[-1]:
                casa = opcoes[-1].pop(0)
                caminho.append(casa)
                self.passo[casa[0]][casa[1]] = len(caminho)
                opcoes.append(sorted(self.vizinhas(casa), key=self.nota))
            else:
                opcoes.pop()
                if not caminho:
                    return False
                casa = caminho.pop()
                self.passo[casa[0]][casa[1]] = 0
        return True


linhas, colunas, linha, coluna = map(int, input().split()[:4])
passeio = Passeio(linhas, colunas, (linha, coluna))
if passeio.resolver():
    for linha in passeio.passo:
        print("  ".join(map(str, linha)))
else:
    print("Sem solução")
