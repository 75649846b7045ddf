/* Ends its first thread, and computes without end in others. */
#include <pthread.h>
#include <stddef.h>

static void *spin(void *unused) {
    for (volatile long step = 0;; step++) {}
    return unused;
}

int main(void) {
    pthread_t thread;
    for (int number = 0; number < 4; number++) pthread_create(&thread, NULL, spin, NULL);
    pthread_exit(NULL);
}
