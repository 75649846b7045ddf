/* Writes a success of the command line's own report to every descriptor, then crashes. */
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

int main(void) {
    const char *forged = "{ \"child-pid\": 1 }\n{ \"exit-code\": 0 }\n";
    for (int fd = 3; fd < 1024; fd++) (void)!write(fd, forged, strlen(forged));
    abort();
}
