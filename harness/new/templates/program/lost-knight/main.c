#include <stdio.h>
#include <string.h>

static char board[1000][1000];

int main(void) {
    int rows = 0;
    while (rows < 1000 && scanf("%999s", board[rows]) == 1) rows++;
    int columns = (int)strlen(board[0]);

    int row = 0, column = 0;
    for (int r = 0; r < rows; r++)
        for (int c = 0; c < columns; c++)
            if (board[r][c] == 'C') row = r, column = c;

    /* {{todo}} */
    (void)row, (void)column;

    printf("{{yet}}\n");
    return 0;
}
