/* Raises its own limits, its priority and its protection from the out-of-memory killer. */
#define _GNU_SOURCE
#include <fcntl.h>
#include <sched.h>
#include <stdio.h>
#include <sys/resource.h>
#include <unistd.h>

int main(void) {
    int kinds[] = {RLIMIT_AS, RLIMIT_CPU, RLIMIT_DATA, RLIMIT_FSIZE, RLIMIT_NOFILE, RLIMIT_NPROC, RLIMIT_STACK};
    for (int at = 0; at < 7; at++) {
        struct rlimit limit;
        getrlimit(kinds[at], &limit);
        if (limit.rlim_max == RLIM_INFINITY) continue;
        struct rlimit more = {limit.rlim_max + 1, limit.rlim_max + 1};
        if (setrlimit(kinds[at], &more) == 0) printf("BREACH raised limit %d\n", kinds[at]);
    }
    if (setpriority(PRIO_PROCESS, 0, getpriority(PRIO_PROCESS, 0) - 1) == 0) puts("BREACH raised its priority");
    struct sched_param first = {1};
    if (sched_setscheduler(0, SCHED_FIFO, &first) == 0) puts("BREACH computes in real time");
    int fd = open("/proc/self/oom_score_adj", O_WRONLY);
    if (fd >= 0 && write(fd, "-900", 4) == 4) puts("BREACH is spared when memory runs out");
    return 0;
}
