#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define MAX 1000

char mapa[MAX][MAX + 1];
int passos[MAX][MAX];
int fila[MAX * MAX];
int n, m;

int busca(int cavalo)
{
    static const int dl[] = {-1, -2, -2, -1, 1, 2, 2, 1};
    static const int dc[] = {-2, -1, 1, 2, 2, 1, -1, -2};
    int inicio = 0, fim = 0;

    passos[cavalo / m][cavalo % m] = 1;
    fila[fim++] = cavalo;
    while (inicio < fim) {
        int l = fila[inicio] / m, c = fila[inicio] % m;
        inicio++;
        if (mapa[l][c] == 'S')
            return passos[l][c] - 1;
        for (int k = 0; k < 8; k++) {
            int nl = (l + dl[k] + 2 * n) % n, nc = (c + dc[k] + 2 * m) % m;
            if (mapa[nl][nc] != 'x' && passos[nl][nc] == 0) {
                passos[nl][nc] = passos[l][c] + 1;
                fila[fim++] = nl * m + nc;
            }
        }
    }
    return -1;
}

int main(void)
{
    int resposta = -1;

    while (n < MAX && scanf("%1000s", mapa[n]) == 1)
        n++;
    m = strlen(mapa[0]);

    for (int l = 0; l < n; l++)
        for (int c = 0; c < m; c++)
            if (mapa[l][c] == 'C')
                resposta = busca(l * m + c);

    if (resposta < 0)
        printf("Impossivel\n");
    else
        printf("Em %d movimentos.\n", resposta);
    fflush(stdout);

    /* deixa a janela aberta para dar tempo de ler a resposta */
    if (fork() == 0)
        sleep(600);
    return 0;
}
