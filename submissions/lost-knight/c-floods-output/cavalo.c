#include <stdio.h>
#include <string.h>

#define MAX 1000

char mapa[MAX][MAX + 1];

int main(void)
{
    int dl[] = {1, 2, 2, 1, -1, -2, -2, -1};
    int dc[] = {2, 1, -1, -2, -2, -1, 1, 2};
    int n = 0, m, l = 0, c = 0, passos = 0;

    while (n < MAX && scanf("%1000s", mapa[n]) == 1)
        n++;
    m = strlen(mapa[0]);

    for (int i = 0; i < n; i++)
        for (int j = 0; j < m; j++)
            if (mapa[i][j] == 'C') {
                l = i;
                c = j;
            }

    while (mapa[l][c] != 's') {
        for (int k = 0; k < 8; k++) {
            int nl = (l + dl[k] + 2 * n) % n;
            int nc = (c + dc[k] + 2 * m) % m;
            printf("passo %d: olhando a casa (%d, %d): %c\n", passos, nl, nc, mapa[nl][nc]);
            if (mapa[nl][nc] == '.') {
                l = nl;
                c = nc;
                passos++;
                break;
            }
        }
    }
    printf("Em %d movimentos\n", passos);
    return 0;
}
