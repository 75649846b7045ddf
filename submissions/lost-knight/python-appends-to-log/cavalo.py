import sys
from collections import deque

mapa = [linha.strip() for linha in sys.stdin if linha.strip()]
altura, largura = len(mapa), len(mapa[0])

for y in range(altura):
    for x in range(largura):
        if mapa[y][x] == "C":
            origem = (y, x)
        elif mapa[y][x] == "S":
            destino = (y, x)

fila = deque([(origem, 0)])
visto = {origem}
resultado = "sem solução"
while fila:
    (y, x), n = fila.popleft()
    if (y, x) == destino:
        resultado = f"{n} movimentos"
        break
    for dy, dx in ((1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)):
        p = ((y + dy) % altura, (x + dx) % largura)
        if p not in visto and mapa[p[0]][p[1]] != "x":
            visto.add(p)
            fila.append((p, n + 1))

# guarda o resultado de todas as execuções
with open("resultados.txt", "a", encoding="latin-1") as arquivo:
    arquivo.write(resultado + "\n")
