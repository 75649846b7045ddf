/* Takes shared memory, which is nobody's private memory; stops by itself at 1 GiB. */
#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

int main(int count, char **arguments) {
    long most = count > 1 ? atol(arguments[1]) : 0, mebibytes = 0;
    for (; mebibytes < 1024; mebibytes++) {
        char *block = mmap(NULL, 1 << 20, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
        if (block == MAP_FAILED) break;
        memset(block, 1, 1 << 20);
    }
    printf("%s %ld MiB\n", mebibytes > most ? "BREACH used" : "refused after", mebibytes);
    return 0;
}
