/* As many processes as it may have, each with as much memory as one may use. */
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

int main(int count, char **arguments) {
    long each = count > 1 ? atol(arguments[1]) : 1, children = 0;
    pid_t started[8];
    int ready[2];
    if (pipe(ready) != 0) return 1;
    for (; children < 8; children++) {
        pid_t child = fork();
        if (child < 0) break;
        started[children] = child;
        if (child > 0) continue;
        char *block = malloc(each << 20);
        if (block) memset(block, 1, each << 20);
        (void)!write(ready[1], block ? "y" : "n", 1);
        pause();
    }
    long mebibytes = 0;
    for (long child = 0; child < children; child++) {
        char got;
        if (read(ready[0], &got, 1) == 1 && got == 'y') mebibytes += each;
    }
    printf("%s %ld MiB in %ld processes at once\n", mebibytes > each ? "BOUND" : "refused after", mebibytes, children);
    for (long child = 0; child < children; child++) kill(started[child], SIGKILL);
    return 0;
}
