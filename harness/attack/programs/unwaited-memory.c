/* Lets a child take memory that nobody waits for, and says how much it was. */
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

int main(void) {
    int pipes[2];
    long mebibytes = 0;
    signal(SIGCHLD, SIG_IGN);
    if (pipe(pipes) != 0) return 1;
    if (fork() == 0) {
        char *block = malloc(100 << 20);
        if (block) memset(block, 1, 100 << 20);
        mebibytes = block && block[99 << 20] ? 100 : 0;
        (void)!write(pipes[1], &mebibytes, sizeof mebibytes);
        _exit(0);
    }
    (void)!read(pipes[0], &mebibytes, sizeof mebibytes);
    usleep(50000);
    printf("HELD %ld\n", mebibytes);
    return 0;
}
