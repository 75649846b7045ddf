/* A million short lines. */
#include <stdio.h>

int main(void) {
    for (int line = 0; line < 1000000; line++) puts("0 0");
    return 0;
}
