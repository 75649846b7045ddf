/* Includes a file of others while it is compiled. */
#include <stdio.h>

static const char *text =
#include "@SECRET@"
    ;

int main(void) {
    printf("BREACH compiled in: %s\n", text);
    return 0;
}
