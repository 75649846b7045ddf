#include <stdio.h>
#include <string.h>

#define MAX 600

char tab[MAX][MAX];
int dist[MAX][MAX];
int fila[MAX * MAX];

int main(void)
{
    int dl[] = {1, 2, 2, 1, -1, -2, -2, -1};
    int dc[] = {2, 1, -1, -2, -2, -1, 1, 2};
    int n = 0, m, ini = 0, fim = 0

    while (n < MAX && scanf("%599s", tab[n]) == 1)
        n++;
    m = strlen(tab[0]);

    for (int i = 0; i < n; i++)
        for (int j = 0; j < m; j++)
            if (tab[i][j] == 'C') {
                dist[i][j] = 1;
                fila[fim++] = i * m + j;
            }

    while (ini < fim) {
        int i = fila[ini] / m, j = fila[ini] % m;
        ini++;
        if (tab[i][j] == 'S') {
            printf("Em %d movimentos\n", dist[i][j] - 1);
            return 0;
        }
        for (int k = 0; k < 8; k++) {
            int l = (i + dl[k] + 2 * n) % n, c = (j + dc[k] + 2 * m) % m;
            if (tab[l][c] != 'x' && dist[l][c] == 0) {
                dist[l][c] = dist[i][j] + 1;
                fila[fim++] = l * m + c;
            }
        }
    }
    printf("Impossivel\n");
    return 0;
}
