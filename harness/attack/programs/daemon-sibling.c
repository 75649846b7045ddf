/* Leaves a process that is not its child but its parent's. */
#define _GNU_SOURCE
#include <sched.h>
#include <sys/syscall.h>
#include <unistd.h>

int main(void) {
    if (syscall(SYS_clone, CLONE_PARENT, 0, 0, 0, 0) == 0) {
        setsid();
        for (int descriptor = 0; descriptor < 256; descriptor++) close(descriptor);
        for (;;) sleep(600);
    }
    return 0;
}
