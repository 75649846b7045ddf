/* Computes without end and ignores every signal that can be ignored. */
#include <signal.h>

int main(void) {
    for (int number = 1; number < 65; number++) signal(number, SIG_IGN);
    for (volatile long step = 0;; step++) {}
}
