#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MAX 1002

char tab[MAX][MAX];
int dist[MAX][MAX];
int fila[MAX * MAX];

int dl[8] = {1, 2, 2, 1, -1, -2, -2, -1};
int dc[8] = {2, 1, -1, -2, -2, -1, 1, 2};

int main(void)
{
    int linhas = 0, colunas, inicio = 0, fim = 0;
    int i, j, k;

    while (linhas < MAX && scanf("%1001s", tab[linhas]) == 1)
        linhas++;
    colunas = strlen(tab[0]);

    for (i = 0; i < linhas; i++) {
        for (j = 0; j < colunas; j++) {
            dist[i][j] = -1;
            if (tab[i][j] == 'C') {
                fila[fim++] = i * colunas + j;
                dist[i][j] = 0;
            }
        }
    }

    while (inicio < fim) {
        i = fila[inicio] / colunas;
        j = fila[inicio] % colunas;
        inicio++;
        if (tab[i][j] == 'S') {
            printf("Menor numero de movimentos: %d\n", dist[i][j]);
            return 0;
        }
        for (k = 0; k < 8; k++) {
            int l = (i + dl[k] + 2 * linhas) % linhas;
            int c = (j + dc[k] + 2 * colunas) % colunas;
            if (tab[l][c] != 'x' && dist[l][c] == -1) {
                dist[l][c] = dist[i][j] + 1;
                fila[fim++] = l * colunas + c;
            }
        }
    }

    printf("IMPOSSIVEL\n");
    return 0;
}
