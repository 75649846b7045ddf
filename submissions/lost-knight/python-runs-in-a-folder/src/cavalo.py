from collections import deque

with open("../dados/mapa.txt") as arquivo:
    mapa = arquivo.read().split()
with open("../saltos.txt") as arquivo:
    saltos = [tuple(map(int, linha.split())) for linha in arquivo]


def achar(letra):
    for l, linha in enumerate(mapa):
        if letra in linha:
            return l, linha.index(letra)


saida = achar("S")
passos = {achar("C"): 0}
fila = deque(passos)
while fila and saida not in passos:
    l, c = fila.popleft()
    for dl, dc in saltos:
        nova = ((l + dl) % len(mapa), (c + dc) % len(mapa[0]))
        if nova not in passos and mapa[nova[0]][nova[1]] != "x":
            passos[nova] = passos[l, c] + 1
            fila.append(nova)

if saida in passos:
    print("O cavalo saiu em", passos[saida], "movimentos.")
else:
    print("Não há solução.")
