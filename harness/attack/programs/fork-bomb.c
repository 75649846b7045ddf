/* Starts processes until it is refused; stops by itself at 300. */
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

int main(int count, char **arguments) {
    int most = count > 1 ? atoi(arguments[1]) : 0, children = 0;
    for (; children < 300; children++) {
        pid_t child = fork();
        if (child < 0) break;
        if (child == 0) {
            while (fork() >= 0) {}
            pause();
        }
    }
    printf("%s %d children\n", children > most ? "BREACH started" : "refused after", children);
    return 0;
}
