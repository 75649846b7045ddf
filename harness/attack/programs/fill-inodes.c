/* Empty files without end; says how many after 30,000. */
#include <fcntl.h>
#include <stdio.h>
#include <unistd.h>

int main(void) {
    int made = 0;
    while (made < 30000) {
        char name[32];
        snprintf(name, sizeof name, "empty-%d", made);
        int fd = open(name, O_CREAT | O_WRONLY, 0600);
        if (fd < 0) break;
        close(fd);
        made++;
    }
    printf("%s %d empty files\n", made >= 30000 ? "BOUND" : "refused after", made);
    return 0;
}
