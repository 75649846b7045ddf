#include <stdio.h>
#include <string.h>

int main(void) {
    int rows, columns, row, column;
    char word[16] = "";
    if (scanf("%d %d %d %d %15s", &rows, &columns, &row, &column, word) < 4) return 1;
    int closed = strcmp(word, "closed") == 0;

    /* {{todo}} */
    (void)closed;

    printf("{{yet}}\n");
    return 0;
}
