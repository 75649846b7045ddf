/* Makes every other process of its sandbox end as a success at once, by writing into its memory; then does what its
   first argument says, which would be a failure. */
#define _GNU_SOURCE
#include <dirent.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#define MEBIBYTE (1 << 20)

#if defined(__x86_64__)
static const unsigned char nothing[] = {0x90};
/* xor %edi, %edi; mov $231, %eax; syscall */
static const unsigned char leave[] = {0x31, 0xff, 0xb8, 231, 0, 0, 0, 0x0f, 0x05};
#elif defined(__aarch64__)
static const unsigned char nothing[] = {0x1f, 0x20, 0x03, 0xd5};
/* mov x0, #0; mov x8, #94; svc #0 */
static const unsigned char leave[] = {0, 0, 0x80, 0xd2, 0xc8, 0x0b, 0x80, 0xd2, 1, 0, 0, 0xd4};
#else
static const unsigned char nothing[] = {0}, leave[] = {0};
#endif

/* Wherever it goes on in that mapping, it comes to the end. */
static int overwrite(int memory, unsigned long from, unsigned long to) {
    unsigned long length = to - from, filled = length - sizeof leave - (length - sizeof leave) % sizeof nothing;
    unsigned char *code = malloc(length);
    if (code == NULL) return 0;
    memset(code, 0, length);
    for (unsigned long at = 0; at < filled; at += sizeof nothing) memcpy(code + at, nothing, sizeof nothing);
    memcpy(code + filled, leave, sizeof leave);
    int written = pwrite(memory, code, length, from) == (ssize_t)length;
    free(code);
    return written;
}

static int take_over(const char *process) {
    char name[300], line[600], rights[8];
    unsigned long from, to;
    int written = 0;
    snprintf(name, sizeof name, "/proc/%s/mem", process);
    int memory = open(name, O_RDWR);
    if (memory < 0) return 0;
    snprintf(name, sizeof name, "/proc/%s/maps", process);
    FILE *maps = fopen(name, "r");
    while (maps && fgets(line, sizeof line, maps))
        if (sscanf(line, "%lx-%lx %7s", &from, &to, rights) == 3 && strcmp(rights, "r-xp") == 0 && !strstr(line, "[v"))
            written += overwrite(memory, from, to);
    return written;
}

static void fail(const char *how) {
    if (strcmp(how, "crash") == 0) raise(SIGSEGV);
    if (strcmp(how, "memory") == 0) {
        char *block = malloc(100 * MEBIBYTE);
        if (block) memset(block, 1, 100 * MEBIBYTE);
    }
    if (strcmp(how, "compute") == 0)
        while (clock() < CLOCKS_PER_SEC) {}
}

int main(int count, char **arguments) {
    int taken = 0;
    char own[32];
    if (count < 2) return 2;
    snprintf(own, sizeof own, "%d", (int)getpid());
    DIR *processes = opendir("/proc");
    for (struct dirent *each; processes && (each = readdir(processes));)
        if (strtol(each->d_name, NULL, 10) > 0 && strcmp(each->d_name, own) != 0) taken += take_over(each->d_name);
    printf("%s %d mappings\n", taken ? "BREACH it wrote over" : "wrote over", taken);
    fflush(stdout);
    fail(arguments[1]);
    /* What it has taken over goes on when a child of its ends, or when it gets a signal. */
    kill(1, SIGCHLD);
    kill(getppid(), SIGCHLD);
    if (taken) sleep(1);
    return 0;
}
