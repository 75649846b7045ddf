/* Tells a number to itself in another run ("tell"), or listens for it ("listen"), in the way that its first argument
   says. The two say when they begin and end, so that it is known if they were there at the same time. */
#define _GNU_SOURCE
#include <fcntl.h>
#include <libgen.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/un.h>
#include <time.h>
#include <unistd.h>

#define IS(wanted) (strcmp(way, wanted) == 0)
#define STEP_MS 50
#define LOOKS 12
#define MANY 200

static const char *way, *mark, *own_folder;
static long number;

static long now_ms(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

static void wait_ms(long ms) { nanosleep(&(struct timespec){ms / 1000, ms % 1000 * 1000000}, NULL); }

/* A lock of one byte, or the one that keeps others from locking the whole file. */
static long lock(int command, int type, long start, long length) {
    static int file = -1;
    if (file < 0) file = open("/usr/bin/env", O_RDONLY);
    struct flock lock = {.l_type = type, .l_whence = SEEK_SET, .l_start = start, .l_len = length};
    return fcntl(file, command, &lock) == 0 && lock.l_type == F_RDLCK ? lock.l_start : -1;
}

/* A word of a file that everybody has, to wait at or to wake whoever waits there. */
static long meet(int operation, int value) {
    static int *words;
    if (!words) words = mmap(NULL, 4096, PROT_READ, MAP_SHARED, open("/usr/bin/env", O_RDONLY), 0);
    int *word = words + number % 1000;
    struct timespec most = {0, STEP_MS * 1000000};
    return syscall(SYS_futex, word, operation, operation == 0 ? *word : value, operation == 0 ? &most : NULL, NULL, 0);
}

static const char *devices[] = {"/dev/null", "/dev/zero", "/dev/full", "/dev/random", "/dev/urandom"};

static long times(void) {
    long sum = 0;
    for (int at = 0; at < 5; at++) {
        struct stat seen;
        if (stat(devices[at], &seen) == 0) sum += seen.st_mtim.tv_sec * 1000000000 + seen.st_mtim.tv_nsec;
    }
    return sum;
}

static int reach(int (*how)(int, const struct sockaddr *, socklen_t)) {
    struct sockaddr_un address = {.sun_family = AF_UNIX};
    snprintf(address.sun_path + 1, sizeof address.sun_path - 1, "%s", mark);
    int end = socket(AF_UNIX, SOCK_STREAM, 0);
    return how(end, (struct sockaddr *)&address, offsetof(struct sockaddr_un, sun_path) + 1 + strlen(mark)) == 0 ? end : -1;
}

static int leave(int flags) {
    const char *folders[] = {"/tmp", "/var/tmp", "/dev/shm", "/run", "/usr/bin", "/etc", own_folder, "."};
    int found = 0;
    for (int at = 0; at < (flags == O_RDONLY ? 7 : 8); at++) {
        char file[4096];
        snprintf(file, sizeof file, "%s/%s", folders[at], mark);
        int descriptor = open(file, flags, 0666);
        if (descriptor < 0) continue;
        found++;
        close(descriptor);
    }
    return found;
}

/* The open files of all programs of the machine. In every other step of the clock, the one who tells has many. */
static long all_files(void) {
    long count = 0;
    FILE *counts = fopen("/proc/sys/fs/file-nr", "r");
    if (counts && fscanf(counts, "%ld", &count) != 1) count = 0;
    if (counts) fclose(counts);
    return count;
}

static int is_turn(void) { return now_ms() / STEP_MS % 2; }

static void open_in_turn(void) {
    static int opened[MANY], count;
    while (is_turn() && count < MANY && (opened[count] = open("/dev/null", O_RDONLY)) >= 0) count++;
    while (!is_turn() && count > 0) close(opened[--count]);
}

static void begin_to_tell(void) {
    if (IS("record-lock")) lock(F_SETLK, F_RDLCK, number, 1);
    if (IS("file-lock")) lock(F_OFD_SETLK, F_RDLCK, number, 1);
    if (IS("socket")) {
        int end = reach(bind);
        if (end >= 0) listen(end, 1);
    }
    if (IS("files")) leave(O_CREAT | O_WRONLY);
}

static void go_on_telling(void) {
    if (IS("futex")) meet(0, 0);
    else if (IS("counts")) open_in_turn(), wait_ms(1);
    else wait_ms(STEP_MS / 2);
    if (IS("times"))
        for (int at = 0; at < 5; at++) utimensat(AT_FDCWD, devices[at], NULL, 0);
}

/* True if something was heard in this look. */
static int hear(void) {
    static long first_times, more;
    if (IS("record-lock")) return lock(F_GETLK, F_WRLCK, 0, 0) == number;
    if (IS("file-lock")) return lock(F_OFD_GETLK, F_WRLCK, 0, 0) == number;
    if (IS("futex")) return meet(1, 1) > 0;
    if (IS("socket")) return reach(connect) >= 0;
    if (IS("files")) return leave(O_RDONLY) > 0;
    if (IS("times")) {
        if (first_times == 0) first_times = times();
        return times() != first_times;
    }
    if (IS("counts")) {
        for (int turn = 0; turn < 2; turn++) {
            wait_ms(STEP_MS - now_ms() % STEP_MS + STEP_MS / 2);
            more += is_turn() ? all_files() : -all_files();
        }
        return more > MANY * LOOKS / 2;
    }
    return 0;
}

int main(int count, char **arguments) {
    if (count < 5) return 2;
    way = arguments[1];
    number = atol(arguments[3]);
    mark = arguments[4];
    own_folder = dirname(strdup(arguments[0]));
    if (strcmp(arguments[2], "tell") == 0) {
        begin_to_tell();
        printf("TELLS %ld\n", now_ms());
        fflush(stdout);
        for (;;) go_on_telling();
    }
    long began = now_ms();
    int heard = 0;
    for (int look = 0; look < LOOKS && !heard; look++) {
        heard = hear();
        wait_ms(STEP_MS / 2);
    }
    printf(heard ? "BREACH was told something by another run\n" : "nothing was heard\n");
    printf("LISTENS %ld\n", began);
    return 0;
}
