#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MAX 1000

struct no {
    int linha, coluna;
    struct no *prox;
};

struct fila {
    struct no *primeiro;
    struct no *ultimo;
};

char mapa[MAX][MAX + 1];
int passos[MAX][MAX];

void insere(struct fila *f, int linha, int coluna)
{
    struct no *novo = malloc(sizeof(struct no));
    novo->linha = linha;
    novo->coluna = coluna;
    novo->prox = NULL;
    if (f->ultimo != NULL)
        f->ultimo->prox = novo;
    f->ultimo = novo;
}

struct no retira(struct fila *f)
{
    struct no *velho = f->primeiro;
    struct no copia = *velho;
    f->primeiro = velho->prox;
    free(velho);
    return copia;
}

int main(void)
{
    static const int salto[8][2] = {
        {2, 1}, {2, -1}, {-2, 1}, {-2, -1}, {1, 2}, {1, -2}, {-1, 2}, {-1, -2}
    };
    struct fila *fila = calloc(1, sizeof(struct fila));
    int n = 0, m, i, j, k;

    while (n < MAX && scanf("%1000s", mapa[n]) == 1)
        n++;
    m = strlen(mapa[0]);

    for (i = 0; i < n; i++)
        for (j = 0; j < m; j++)
            if (mapa[i][j] == 'C') {
                passos[i][j] = 1;
                insere(fila, i, j);
            }

    while (fila->ultimo != NULL) {
        struct no atual = retira(fila);
        if (mapa[atual.linha][atual.coluna] == 'S') {
            printf("Em %d movimentos\n", passos[atual.linha][atual.coluna] - 1);
            return 0;
        }
        for (k = 0; k < 8; k++) {
            i = (atual.linha + salto[k][0] + 2 * n) % n;
            j = (atual.coluna + salto[k][1] + 2 * m) % m;
            if (mapa[i][j] != 'x' && passos[i][j] == 0) {
                passos[i][j] = passos[atual.linha][atual.coluna] + 1;
                insere(fila, i, j);
            }
        }
    }
    printf("Impossivel\n");
    return 0;
}
