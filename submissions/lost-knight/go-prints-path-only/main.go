package main

import (
	"bufio"
	"fmt"
	"os"
)

type casa struct{ linha, coluna int }

var saltos = []casa{{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}}

func main() {
	var mapa []string
	leitor := bufio.NewScanner(os.Stdin)
	for leitor.Scan() {
		mapa = append(mapa, leitor.Text())
	}
	var cavalo, saida casa
	for l, texto := range mapa {
		for c, letra := range texto {
			switch letra {
			case 'C':
				cavalo = casa{l, c}
			case 'S':
				saida = casa{l, c}
			}
		}
	}

	altura, largura := len(mapa), len(mapa[0])
	anterior := map[casa]casa{cavalo: cavalo}
	fila := []casa{cavalo}
	for len(fila) > 0 {
		atual := fila[0]
		fila = fila[1:]
		for _, s := range saltos {
			proxima := casa{(atual.linha + s.linha + 2*altura) % altura, (atual.coluna + s.coluna + 2*largura) % largura}
			if _, vista := anterior[proxima]; vista || mapa[proxima.linha][proxima.coluna] == 'x' {
				continue
			}
			anterior[proxima] = atual
			fila = append(fila, proxima)
		}
	}

	if _, achou := anterior[saida]; !achou {
		fmt.Println("Não há caminho")
		return
	}
	// da saída de volta ao cavalo
	for atual := saida; atual != cavalo; atual = anterior[atual] {
		fmt.Printf("linha %d, coluna %d\n", atual.linha+1, atual.coluna+1)
	}
	fmt.Printf("linha %d, coluna %d\n", cavalo.linha+1, cavalo.coluna+1)
}
