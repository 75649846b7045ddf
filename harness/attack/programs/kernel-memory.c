/* Has the kernel keep memory that is none of its own, in the way that its first argument says; stops by itself at
   300 MiB. */
#define _GNU_SOURCE
#include <fcntl.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ipc.h>
#include <sys/mman.h>
#include <sys/msg.h>
#include <sys/shm.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <sys/un.h>
#include <time.h>
#include <unistd.h>

#define MEBIBYTE (1L << 20)
#define MOST (300 * MEBIBYTE)
#define SHARE (128 * MEBIBYTE)

static char block[MEBIBYTE];

/* The bytes that a socket keeps. */
static long fill(int socket) {
    long kept = 0, sent;
    while ((sent = send(socket, block, 65536, MSG_DONTWAIT)) > 0) kept += sent;
    return kept;
}

static long sockets(int type, int largest) {
    int pair[2];
    long kept = 0;
    while (kept < MOST && socketpair(AF_UNIX, type, 0, pair) == 0)
        for (int end = 0; end < 2; end++) {
            int size = 1 << 30;
            if (largest) (void)!setsockopt(pair[end], SOL_SOCKET, SO_SNDBUF, &size, sizeof size);
            kept += fill(pair[end]);
        }
    return kept;
}

static int give_away(int carrier, const int pair[2]) {
    union {
        struct cmsghdr header;
        char bytes[CMSG_SPACE(2 * sizeof(int))];
    } control = {0};
    struct iovec text = {"x", 1};
    struct msghdr message = {
        .msg_iov = &text, .msg_iovlen = 1, .msg_control = control.bytes, .msg_controllen = sizeof control.bytes};
    struct cmsghdr *header = CMSG_FIRSTHDR(&message);
    header->cmsg_level = SOL_SOCKET;
    header->cmsg_type = SCM_RIGHTS;
    header->cmsg_len = CMSG_LEN(2 * sizeof(int));
    memcpy(CMSG_DATA(header), pair, 2 * sizeof(int));
    return sendmsg(carrier, &message, MSG_DONTWAIT) > 0;
}

static long flight(void) {
    int carrier[2], pair[2];
    long kept = 0;
    if (socketpair(AF_UNIX, SOCK_STREAM, 0, carrier) != 0) return 0;
    for (int more = 1; more && kept < MOST && socketpair(AF_UNIX, SOCK_STREAM, 0, pair) == 0;) {
        long both = fill(pair[0]) + fill(pair[1]);
        more = give_away(carrier[0], pair);
        if (more) kept += both;
        close(pair[0]);
        close(pair[1]);
    }
    return kept + sockets(SOCK_STREAM, 0);
}

static long connections(void) {
    struct sockaddr_un address = {.sun_family = AF_UNIX, .sun_path = "\0kept"};
    socklen_t length = offsetof(struct sockaddr_un, sun_path) + 5;
    int server = socket(AF_UNIX, SOCK_STREAM, 0);
    long kept = 0;
    if (bind(server, (struct sockaddr *)&address, length) != 0 || listen(server, 4096) != 0) return 0;
    while (kept < MOST) {
        int client = socket(AF_UNIX, SOCK_STREAM | SOCK_NONBLOCK, 0);
        if (connect(client, (struct sockaddr *)&address, length) != 0) break;
        kept += fill(client);
        close(client);
    }
    return kept;
}

static long files(void) {
    long kept = 0;
    while (kept < MOST) {
        int file = memfd_create("hidden", 0);
        if (file < 0 || write(file, block, sizeof block) != (ssize_t)sizeof block) break;
        kept += sizeof block;
    }
    return kept;
}

static long segments(void) {
    long kept = 0;
    for (; kept < MOST; kept += 16 * MEBIBYTE) {
        int segment = shmget(IPC_PRIVATE, 16 * MEBIBYTE, IPC_CREAT | 0600);
        char *place = segment < 0 ? (char *)-1 : shmat(segment, NULL, 0);
        if (place == (char *)-1) break;
        memset(place, 1, 16 * MEBIBYTE);
        shmdt(place);
    }
    return kept;
}

static long queues(void) {
    struct {
        long type;
        char text[8192];
    } message = {1, {1}};
    long kept = 0;
    int queue;
    while (kept < MOST && (queue = msgget(IPC_PRIVATE, IPC_CREAT | 0600)) >= 0)
        while (msgsnd(queue, &message, sizeof message.text, IPC_NOWAIT) == 0) kept += sizeof message.text;
    return kept;
}

static long pipes(void) {
    int ends[2];
    long kept = 0;
    while (kept < MOST && pipe2(ends, O_NONBLOCK) == 0) {
        (void)!fcntl(ends[1], F_SETPIPE_SZ, MEBIBYTE);
        for (ssize_t put; (put = write(ends[1], block, sizeof block)) > 0;) kept += put;
    }
    return kept;
}

static long timers(void) {
    int timer;
    long kept = 0;
    while (kept < MOST && syscall(SYS_timer_create, CLOCK_MONOTONIC, NULL, &timer) == 0) kept += 400;
    return kept;
}

/* A pipe that has one byte of a large page has all of it. */
static long pages(void) {
    int pipes[2];
    long kept = 0, large = 2 * MEBIBYTE;
    for (int slot = 0; kept < MOST; slot++) {
        if (slot % 16 == 0 && pipe(pipes) != 0) break;
        char *place = mmap(NULL, 2 * large, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
        if (place == MAP_FAILED) break;
        char *page = (char *)(((unsigned long)place + large - 1) / large * large);
        madvise(page, large, MADV_HUGEPAGE);
        memset(page, 1, large);
        struct iovec first = {page, 1};
        if (vmsplice(pipes[1], &first, 1, 0) != 1) break;
        munmap(place, 2 * large);
        kept += large;
    }
    return kept;
}

int main(int count, char **arguments) {
    const char *way = count > 1 ? arguments[1] : "";
    memset(block, 1, sizeof block);
    long kept = strcmp(way, "sockets") == 0       ? sockets(SOCK_STREAM, 1)
                : strcmp(way, "datagrams") == 0   ? sockets(SOCK_DGRAM, 1)
                : strcmp(way, "pipes") == 0       ? pipes()
                : strcmp(way, "timers") == 0      ? timers()
                : strcmp(way, "flight") == 0      ? flight()
                : strcmp(way, "connections") == 0 ? connections()
                : strcmp(way, "files") == 0       ? files()
                : strcmp(way, "segments") == 0    ? segments()
                : strcmp(way, "queues") == 0      ? queues()
                : strcmp(way, "pages") == 0       ? pages()
                                                  : -1;
    if (kept < 0) return 2;
    printf("%s %ld MiB\n", kept > SHARE ? "BOUND the kernel keeps" : "refused after", kept / MEBIBYTE);
    return 0;
}
