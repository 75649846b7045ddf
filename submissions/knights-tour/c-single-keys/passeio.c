/* Escolhe a casa inicial com as teclas s (baixo) e d (direita); espaco comeca. */
#include <stdio.h>
#include <stdlib.h>
#include <termios.h>
#include <unistd.h>

#define N 8

static const int dl[8] = {2, 1, -1, -2, -2, -1, 1, 2};
static const int dc[8] = {1, 2, 2, 1, -1, -2, -2, -1};
static int casas[N][N];

int livre(int l, int c)
{
    return l >= 0 && l < N && c >= 0 && c < N && casas[l][c] == 0;
}

int saidas(int l, int c)
{
    int m, total = 0;
    for (m = 0; m < 8; m++)
        total += livre(l + dl[m], c + dc[m]);
    return total;
}

int passeia(int l, int c, int passo)
{
    int menos, m;
    casas[l][c] = passo;
    if (passo == N * N)
        return 1;
    for (menos = 0; menos < 8; menos++)
        for (m = 0; m < 8; m++)
            if (livre(l + dl[m], c + dc[m]) && saidas(l + dl[m], c + dc[m]) == menos &&
                passeia(l + dl[m], c + dc[m], passo + 1))
                return 1;
    casas[l][c] = 0;
    return 0;
}

/* Como a getch de conio.h: joga fora o que foi digitado antes e espera uma tecla. */
int getch(void)
{
    struct termios antes, teclas;
    char tecla;
    ssize_t lidas;

    if (tcgetattr(0, &antes) != 0) {
        fprintf(stderr, "este programa precisa de um terminal\n");
        exit(1);
    }
    teclas = antes;
    teclas.c_lflag &= ~(ICANON | ECHO);
    tcsetattr(0, TCSAFLUSH, &teclas);
    lidas = read(0, &tecla, 1);
    tcsetattr(0, TCSANOW, &antes);
    return lidas == 1 ? tecla : ' ';
}

int main(void)
{
    int l = 0, c = 0, tecla;

    while ((tecla = getch()) != ' ') {
        if (tecla == 's')
            l = (l + 1) % N;
        if (tecla == 'd')
            c = (c + 1) % N;
    }

    passeia(l, c, 1);
    printf("\033[2J\033[H");
    for (l = 0; l < N; l++) {
        for (c = 0; c < N; c++)
            printf("\033[33m%4d\033[0m", casas[l][c]);
        printf("\n");
    }
    return 0;
}
