/* Is any descriptor open besides the standard streams? */
#include <fcntl.h>
#include <stdio.h>
#include <sys/stat.h>
#include <unistd.h>

int main(void) {
    for (int fd = 3; fd < 4096; fd++) {
        struct stat status;
        char name[32], target[200] = "";
        if (fstat(fd, &status) != 0) continue;
        snprintf(name, sizeof name, "/proc/self/fd/%d", fd);
        if (readlink(name, target, sizeof target - 1) < 0) target[0] = 0;
        printf("BREACH descriptor %d is open: %s\n", fd, target);
    }
    return 0;
}
