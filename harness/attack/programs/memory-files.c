/* Many files in memory, each as large as a file may be; stops by itself at 300. */
#define _GNU_SOURCE
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

int main(void) {
    static char block[1 << 20];
    long mebibytes = 0;
    memset(block, 1, sizeof block);
    for (int file = 0; file < 300; file++) {
        int fd = memfd_create("hidden", 0);
        if (fd < 0 || write(fd, block, sizeof block) != (ssize_t)sizeof block) break;
        mebibytes++;
    }
    printf("%s %ld MiB in files of memory\n", mebibytes > 128 ? "BOUND" : "refused after", mebibytes);
    return 0;
}
