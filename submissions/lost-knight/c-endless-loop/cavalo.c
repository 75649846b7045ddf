#include <stdio.h>
#include <string.h>

#define MAX 600

char tab[MAX][MAX];
int dist[MAX][MAX];
int fila_l[MAX * MAX], fila_c[MAX * MAX];

int main(void)
{
    int dl[] = {1, 2, 2, 1, -1, -2, -2, -1};
    int dc[] = {2, 1, -1, -2, -2, -1, 1, 2};
    int n = 0, m, ini = 0, fim = 0;
    int i, j, k;

    while (n < MAX && scanf("%599s", tab[n]) == 1)
        n++;
    m = strlen(tab[0]);

    for (i = 0; i < n; i++)
        for (j = 0; j < m; j++) {
            dist[i][j] = -1;
            if (tab[i][j] == 'C') {
                dist[i][j] = 0;
                fila_l[fim] = i;
                fila_c[fim] = j;
                fim++;
            }
        }

    while (ini < fim) {
        i = fila_l[ini];
        j = fila_c[ini];
        if (tab[i][j] == 'S') {
            printf("Em %d movimentos\n", dist[i][j]);
            return 0;
        }
        for (k = 0; k < 8; k++) {
            int l = (i + dl[k] + 2 * n) % n;
            int c = (j + dc[k] + 2 * m) % m;
            if (tab[l][c] != 'x' && dist[l][c] < 0) {
                dist[l][c] = dist[i][j] + 1;
                fila_l[fim] = l;
                fila_c[fim] = c;
                fim++;
            }
        }
    }
    printf("impossivel\n");
    return 0;
}
