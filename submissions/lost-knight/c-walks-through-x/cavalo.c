#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MAX 1000

typedef struct {
    int linha, coluna, passos;
} Casa;

static char mapa[MAX][MAX + 2];
static char visitado[MAX][MAX];
static Casa fila[MAX * MAX];

int main(int argc, char *argv[])
{
    static const int salto[8][2] = {
        {1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}
    };
    int linhas = 0, colunas, inicio = 0, fim = 0;
    FILE *arquivo;

    if (argc < 2 || (arquivo = fopen(argv[1], "r")) == NULL) {
        printf("Erro ao abrir o arquivo\n");
        return 1;
    }
    while (linhas < MAX && fgets(mapa[linhas], MAX + 2, arquivo) != NULL && mapa[linhas][0] != '\n')
        linhas++;
    fclose(arquivo);
    colunas = strcspn(mapa[0], "\r\n");

    for (int i = 0; i < linhas; i++)
        for (int j = 0; j < colunas; j++)
            if (mapa[i][j] == 'C') {
                Casa c = {i, j, 0};
                fila[fim++] = c;
                visitado[i][j] = 1;
            }

    while (inicio < fim) {
        Casa atual = fila[inicio++];
        if (mapa[atual.linha][atual.coluna] == 'S') {
            printf("Em %d movimentos\n", atual.passos);
            return 0;
        }
        for (int k = 0; k < 8; k++) {
            Casa nova;
            nova.linha = (atual.linha + salto[k][0] + 2 * linhas) % linhas;
            nova.coluna = (atual.coluna + salto[k][1] + 2 * colunas) % colunas;
            nova.passos = atual.passos + 1;
            /* so anda em casas livres */
            if (mapa[nova.linha][nova.coluna] != 'X' && !visitado[nova.linha][nova.coluna]) {
                visitado[nova.linha][nova.coluna] = 1;
                fila[fim++] = nova;
            }
        }
    }
    printf("Impossivel\n");
    return 0;
}
