#include <stdio.h>
#include <string.h>

#define MAX 600
#define INFINITO 99999

char mapa[MAX][MAX + 2];
int distancia[MAX][MAX];
int fila[MAX * MAX][2];

int main(void)
{
    static const int dl[8] = {1, 2, 2, 1, -1, -2, -2, -1};
    static const int dc[8] = {2, 1, -1, -2, -2, -1, 1, 2};
    int linhas = 0, colunas, i, j, k, ini = 0, fim = 0, sl = 0, sc = 0;

    while (linhas < MAX && scanf("%601s", mapa[linhas]) == 1)
        linhas++;
    colunas = strlen(mapa[0]);

    for (i = 0; i < linhas; i++)
        for (j = 0; j < colunas; j++) {
            distancia[i][j] = INFINITO;
            if (mapa[i][j] == 'S') {
                sl = i;
                sc = j;
            }
            if (mapa[i][j] == 'C') {
                distancia[i][j] = 0;
                fila[fim][0] = i;
                fila[fim++][1] = j;
            }
        }

    while (ini < fim) {
        int l = fila[ini][0], c = fila[ini++][1];
        for (k = 0; k < 8; k++) {
            int nl = (l + dl[k] + 2 * linhas) % linhas, nc = (c + dc[k] + 2 * colunas) % colunas;
            if (mapa[nl][nc] != 'x' && distancia[nl][nc] == INFINITO) {
                distancia[nl][nc] = distancia[l][c] + 1;
                fila[fim][0] = nl;
                fila[fim++][1] = nc;
            }
        }
    }
    printf("Distancia: %d\n", distancia[sl][sc]);
    return 0;
}
