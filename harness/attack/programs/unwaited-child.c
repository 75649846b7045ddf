/* Lets a child compute that nobody waits for, and says what was used. */
#include <signal.h>
#include <stdio.h>
#include <time.h>
#include <unistd.h>

int main(void) {
    int pipes[2];
    long ms = 0;
    signal(SIGCHLD, SIG_IGN);
    if (pipe(pipes) != 0) return 1;
    if (fork() == 0) {
        while (clock() < CLOCKS_PER_SEC * 3 / 10) {}
        ms = clock() * 1000 / CLOCKS_PER_SEC;
        (void)!write(pipes[1], &ms, sizeof ms);
        _exit(0);
    }
    (void)!read(pipes[0], &ms, sizeof ms);
    usleep(50000);
    printf("USED %ld\n", ms);
    return 0;
}
