import sys
from collections import deque

# Uma linha só vale quando o usuário tecla ENTER; sem isso ainda está digitando.
mapa = [linha.rstrip() for linha in sys.stdin if linha.endswith("\n")]
casas = {(l, c): casa for l, linha in enumerate(mapa) for c, casa in enumerate(linha)}
onde = {casa: lugar for lugar, casa in casas.items()}
if "C" in onde and "S" in onde:
    passos = {onde["C"]: 0}
    fila = deque(passos)
    while fila:
        l, c = fila.popleft()
        for dl, dc in [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)]:
            nova = ((l + dl) % len(mapa), (c + dc) % len(mapa[0]))
            if casas[nova] != "x" and nova not in passos:
                passos[nova] = passos[l, c] + 1
                fila.append(nova)
    print(f"Em {passos[onde['S']]} movimentos." if onde["S"] in passos else "Impossível.")
