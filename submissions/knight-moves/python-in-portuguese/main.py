import sys

n = int(sys.argv[1])


def ler(casa):
    return "abcdefghijklmnopqrstuvwxyz".index(casa[0]), int(casa[1:]) - 1


print("MOVIMENTOS DO CAVALO")
for linha in sys.stdin:
    origem, destino = linha.split()
    fronteira, passos = {ler(origem)}, 0
    vistas = set(fronteira)
    while ler(destino) not in fronteira:
        fronteira = {
            (c + dc, r + dr)
            for c, r in fronteira
            for dc in (-2, -1, 1, 2)
            for dr in (-2, -1, 1, 2)
            if abs(dc) != abs(dr) and 0 <= c + dc < n and 0 <= r + dr < n
        } - vistas
        vistas |= fronteira
        passos += 1
    print(f"De {origem} a {destino}, o cavalo precisa de {passos} movimento(s).")
