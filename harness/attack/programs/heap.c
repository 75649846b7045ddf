/* Takes memory and uses it until it is refused; stops by itself at 1 GiB. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(int count, char **arguments) {
    long most = count > 1 ? atol(arguments[1]) : 0, mebibytes = 0;
    for (char *block; mebibytes < 1024 && (block = malloc(1 << 20)); mebibytes++) memset(block, 1, 1 << 20);
    printf("%s %ld MiB\n", mebibytes > most ? "BREACH used" : "refused after", mebibytes);
    return 0;
}
