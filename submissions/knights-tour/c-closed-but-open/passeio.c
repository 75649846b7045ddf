#include <stdio.h>
#include <stdlib.h>

typedef struct {
    int casas[8];   /* as proximas casas, a melhor primeiro */
    int quantas;
    int usadas;
} Opcoes;

int linhas, colunas;
int *passo;
int *caminho;
Opcoes *opcoes;

static const int salto[8][2] = {
    {-2, -1}, {-2, 1}, {-1, -2}, {-1, 2}, {1, -2}, {1, 2}, {2, -1}, {2, 1}
};

int vizinhas(int casa, int livres[8])
{
    int k, n = 0;
    for (k = 0; k < 8; k++) {
        int l = casa / colunas + salto[k][0];
        int c = casa % colunas + salto[k][1];
        if (l >= 0 && l < linhas && c >= 0 && c < colunas && passo[l * colunas + c] == 0)
            livres[n++] = l * colunas + c;
    }
    return n;
}

/* quanto menor, melhor: poucas saidas e, no empate, longe do centro */
long nota(int casa)
{
    int livres[8];
    int v = abs(2 * (casa / colunas) - linhas + 1);
    int h = abs(2 * (casa % colunas) - colunas + 1);
    return vizinhas(casa, livres) * 100000L - (v > h ? v : h);
}

void prepara(int casa, Opcoes *o)
{
    long notas[8];
    int i, j;
    o->usadas = 0;
    o->quantas = vizinhas(casa, o->casas);
    for (i = 0; i < o->quantas; i++) {
        int atual = o->casas[i];
        long n = nota(atual);
        for (j = i; j > 0 && notas[j - 1] > n; j--) {
            notas[j] = notas[j - 1];
            o->casas[j] = o->casas[j - 1];
        }
        notas[j] = n;
        o->casas[j] = atual;
    }
}

int passeia(int inicio)
{
    int feitos = 1;

    /* num tabuleiro impar sobra uma casa da cor do canto */
    if (linhas * colunas % 2 == 1 && (inicio / colunas + inicio % colunas) % 2 == 1)
        return 0;
    caminho[0] = inicio;
    passo[inicio] = 1;
    prepara(inicio, &opcoes[0]);
    while (feitos > 0 && feitos < linhas * colunas) {
        Opcoes *o = &opcoes[feitos - 1];
        if (o->usadas < o->quantas) {
            int casa = o->casas[o->usadas++];
            caminho[feitos++] = casa;
            passo[casa] = feitos;
            prepara(casa, &opcoes[feitos - 1]);
        } else {
            feitos--;
            passo[caminho[feitos]] = 0;
        }
    }
    return feitos > 0;
}

int main(int argc, char *argv[])
{
    int l, c;

    if (argc < 5) {
        printf("uso: passeio linhas colunas linha coluna\n");
        return 1;
    }
    linhas = atoi(argv[1]);
    colunas = atoi(argv[2]);
    passo = calloc(linhas * colunas, sizeof(int));
    caminho = calloc(linhas * colunas, sizeof(int));
    opcoes = calloc(linhas * colunas, sizeof(Opcoes));

    if (!passeia(atoi(argv[3]) * colunas + atoi(argv[4]))) {
        printf("Sem solucao\n");
        return 0;
    }
    for (l = 0; l < linhas; l++) {
        for (c = 0; c < colunas; c++)
            printf("%5d ", passo[l * colunas + c]);
        printf("\n");
    }
    return 0;
}
