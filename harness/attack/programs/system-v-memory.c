/* A segment of shared memory that outlives its makers. */
#include <stdio.h>
#include <stdlib.h>
#include <sys/ipc.h>
#include <sys/shm.h>

int main(int count, char **arguments) {
    int segment = shmget((key_t)atoi(count > 1 ? arguments[1] : "1"), 1 << 20, IPC_CREAT | 0600);
    puts(segment < 0 ? "refused" : "made a segment");
    return 0;
}
