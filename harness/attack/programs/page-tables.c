/* Has the kernel keep page tables, which are nobody's memory: one byte in two MiB of nothing takes a page of them. Its
   threads are why its addresses are not limited. Stops by itself at 300 MiB. */
#include <pthread.h>
#include <stdio.h>
#include <sys/mman.h>

#define REGION (2L << 20)
#define PAGE 4096L
#define MEBIBYTE (1L << 20)

static void *take(void *unused) {
    long most = 300 * MEBIBYTE / PAGE, kept = 0;
    volatile char *place =
        mmap(NULL, most * REGION, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    for (; place != MAP_FAILED && kept < most; kept++) (void)place[kept * REGION];
    printf("%s %ld MiB\n", kept > most / 3 ? "BOUND the kernel keeps" : "refused after", kept * PAGE / MEBIBYTE);
    return unused;
}

int main(void) {
    pthread_t thread;
    return pthread_create(&thread, NULL, take, NULL) || pthread_join(thread, NULL);
}
