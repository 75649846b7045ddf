/* A file in memory that no file system limits. */
#define _GNU_SOURCE
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

int main(void) {
    static char block[1 << 20];
    long mebibytes = 0;
    int fd = memfd_create("hidden", 0);
    memset(block, 1, sizeof block);
    while (mebibytes < 512 && write(fd, block, sizeof block) == (ssize_t)sizeof block) mebibytes++;
    printf("%s %ld MiB\n", mebibytes > 256 ? "BREACH wrote" : "refused after", mebibytes);
    return 0;
}
