#include <stdio.h>
#include <string.h>

#define MAX 600

static char mapa[MAX][MAX + 3];
static int distancia[MAX][MAX], fila[MAX * MAX][2];

int main(void)
{
    static const int dl[8] = {1, 2, 2, 1, -1, -2, -2, -1};
    static const int dc[8] = {2, 1, -1, -2, -2, -1, 1, 2};
    int linhas = 0, colunas, inicio = 0, fim = 0, l, c, m;
    FILE *arq = fopen("dados\\tabuleiro.txt", "r");   /* no Windows e uma pasta */

    if (arq == NULL) {
        perror("dados\\tabuleiro.txt");
        return 2;
    }
    while (linhas < MAX && fgets(mapa[linhas], sizeof mapa[0], arq) != NULL)
        linhas++;
    fclose(arq);
    colunas = (int)strcspn(mapa[0], "\r\n");

    for (l = 0; l < linhas; l++)
        for (c = 0; c < colunas; c++) {
            distancia[l][c] = -1;
            if (mapa[l][c] == 'C') {
                fila[fim][0] = l;
                fila[fim++][1] = c;
            }
        }
    distancia[fila[0][0]][fila[0][1]] = 0;
    while (inicio < fim) {
        l = fila[inicio][0];
        c = fila[inicio++][1];
        if (mapa[l][c] == 'S') {
            printf("Resultado: %d movimentos\n", distancia[l][c]);
            return 0;
        }
        for (m = 0; m < 8; m++) {
            int nl = ((l + dl[m]) % linhas + linhas) % linhas;
            int nc = ((c + dc[m]) % colunas + colunas) % colunas;
            if (mapa[nl][nc] != 'x' && distancia[nl][nc] < 0) {
                distancia[nl][nc] = distancia[l][c] + 1;
                fila[fim][0] = nl;
                fila[fim++][1] = nc;
            }
        }
    }
    printf("Resultado: impossivel\n");
    return 0;
}
