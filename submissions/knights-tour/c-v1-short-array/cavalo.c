/* Passeio do cavalo com a regra de Warnsdorff e retrocesso. */
#include <stdio.h>

#define N 8

/* Movimentos numerados de 1 a 8 */
static const int dl[9] = {0, 2, 1, -1, -2, -2, -1, 1, 2};
static const int dc[9] = {0, 1, 2, 2, 1, -1, -2, -2, -1};

struct jogo {
    int caminho[N * N];         /* caminho[p] = movimento feito depois do passo p */
    int tabuleiro[N][N];        /* passo em que a casa foi visitada, 0 = livre */
    int linha, coluna, passo;
    int avancos, recuos;
};

int livre(struct jogo *j, int l, int c)
{
    return l >= 0 && l < N && c >= 0 && c < N && j->tabuleiro[l][c] == 0;
}

int saidas(struct jogo *j, int l, int c)
{
    int m, total = 0;
    for (m = 1; m <= 8; m++)
        if (livre(j, l + dl[m], c + dc[m]))
            total++;
    return total;
}

/* O movimento ainda nao tentado que leva a casa com menos saidas; no empate, o de menor numero. 0 = nenhum. */
int escolhe(struct jogo *j, const int tentado[9])
{
    int m, melhor = 0, menos = 9;
    for (m = 1; m <= 8; m++) {
        int l = j->linha + dl[m], c = j->coluna + dc[m];
        if (!tentado[m] && livre(j, l, c) && saidas(j, l, c) < menos) {
            menos = saidas(j, l, c);
            melhor = m;
        }
    }
    return melhor;
}

void ocupa(struct jogo *j, int l, int c)
{
    j->linha = l;
    j->coluna = c;
    j->passo++;
    j->tabuleiro[l][c] = j->passo;
    j->avancos++;
}

int volta(struct jogo *j)
{
    int m;
    if (j->passo == 1)
        return 0;
    j->tabuleiro[j->linha][j->coluna] = 0;
    j->passo--;
    m = j->caminho[j->passo];
    j->linha -= dl[m];
    j->coluna -= dc[m];
    j->recuos++;
    return 1;
}

int passeia(struct jogo *j, int linha, int coluna)
{
    static int tentado[N * N + 1][9];
    int m;

    ocupa(j, linha, coluna);
    while (j->passo < N * N) {
        m = escolhe(j, tentado[j->passo]);
        if (m > 0) {
            tentado[j->passo][m] = 1;
            j->caminho[j->passo] = m;
            ocupa(j, j->linha + dl[m], j->coluna + dc[m]);
            for (m = 1; m <= 8; m++)
                tentado[j->passo][m] = 0;
        } else if (!volta(j)) {
            return 0;
        }
    }
    j->caminho[j->passo] = -1;  /* fim do caminho */
    return 1;
}

void grava(struct jogo *j, const char *nome)
{
    int l, c;
    FILE *saida = fopen(nome, "w");
    for (l = 0; l < N; l++) {
        for (c = 0; c < N; c++)
            fprintf(saida, "%d\t", j->tabuleiro[l][c]);
        fprintf(saida, "\n");
    }
    fprintf(saida, "Passos para frente: %d\n", j->avancos);
    fprintf(saida, "Passos para tras: %d\n", j->recuos);
    fclose(saida);
}

int main(void)
{
    static struct jogo jogo;
    int linha, coluna;

    printf("Linha inicial (1 a 8): ");
    scanf("%d", &linha);
    printf("Coluna inicial (1 a 8): ");
    scanf("%d", &coluna);

    if (passeia(&jogo, linha - 1, coluna - 1)) {
        grava(&jogo, "saida.txt");
        printf("Passeio gravado em saida.txt\n");
    } else {
        printf("Nao existe passeio a partir desta casa\n");
    }
    return 0;
}
