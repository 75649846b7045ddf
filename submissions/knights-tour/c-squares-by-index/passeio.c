#include <stdio.h>
#include <stdlib.h>

#define N 8

int tabuleiro[N][N];
const int dl[8] = {1, 2, 2, 1, -1, -2, -2, -1};
const int dc[8] = {2, 1, -1, -2, -2, -1, 1, 2};

int livre(int l, int c)
{
    return l >= 0 && l < N && c >= 0 && c < N && tabuleiro[l][c] == 0;
}

int saidas(int l, int c)
{
    int k, n = 0;
    for (k = 0; k < 8; k++)
        n += livre(l + dl[k], c + dc[k]);
    return n;
}

int passeio(int l, int c, int passo)
{
    int usado[8] = {0}, vez, k;
    tabuleiro[l][c] = passo;
    if (passo == N * N)
        return 1;
    for (vez = 0; vez < 8; vez++) {
        int melhor = -1;
        for (k = 0; k < 8; k++)
            if (!usado[k] && livre(l + dl[k], c + dc[k]) &&
                (melhor < 0 || saidas(l + dl[k], c + dc[k]) < saidas(l + dl[melhor], c + dc[melhor])))
                melhor = k;
        if (melhor < 0)
            break;
        usado[melhor] = 1;
        if (passeio(l + dl[melhor], c + dc[melhor], passo + 1))
            return 1;
    }
    tabuleiro[l][c] = 0;
    return 0;
}

int main(int argc, char *argv[])
{
    int l, c;
    passeio(atoi(argv[3]), atoi(argv[4]), 1);
    for (l = 0; l < N; l++)
        for (c = 0; c < N; c++)
            printf("tabuleiro[%d][%d] = %d\n", l, c, tabuleiro[l][c]);
    return 0;
}
