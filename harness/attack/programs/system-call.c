/* Makes one system call that no program for a board needs, in a way that does no harm. */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <linux/perf_event.h>
#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/inotify.h>
#include <sys/ptrace.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

#define IS(wanted) (strcmp(name, wanted) == 0)

/* 1 if the beginning of a file is in memory, 0 if it is not, and -1 if the kernel does not say. */
static int in_memory(int file) {
    char byte;
    struct iovec one = {&byte, 1};
    if (preadv2(file, &one, 1, 0, RWF_NOWAIT) == 1) return 1;
    if (errno == EAGAIN) return 0;
    unsigned long range[2] = {0, 4096}, seen[5] = {0};
    return syscall(451, file, range, seen, 0) == 0 ? seen[0] > 0 : -1;
}

static long call(const char *name, pid_t harness) {
    char buffer[256] = {0};
    struct iovec own = {buffer, 8}, other = {(void *)0x400000, 8};
    struct perf_event_attr event = {.type = PERF_TYPE_SOFTWARE, .size = sizeof event, .exclude_kernel = 1};
    if (IS("ptrace-parent")) return ptrace(PTRACE_SEIZE, getppid(), 0, 0);
    if (IS("ptrace-harness")) return ptrace(PTRACE_SEIZE, harness, 0, 0);
    if (IS("process_vm_readv")) {
        long got = process_vm_readv(harness, &own, 1, &other, 1, 0);
        return got < 0 && errno == EFAULT ? 0 : got;
    }
    if (IS("process_vm_writev")) {
        /* Nothing is there, so nothing is harmed. */
        struct iovec nowhere = {(void *)0x10, 8};
        long put = process_vm_writev(getppid(), &own, 1, &nowhere, 1, 0);
        return put < 0 && errno == EFAULT ? 0 : put;
    }
    if (IS("pidfd_getfd")) {
        long parent = syscall(434, getppid(), 0);
        return parent < 0 ? parent : syscall(438, parent, 0, 0);
    }
    if (IS("keyctl")) return syscall(SYS_keyctl, 0, -3, 1);
    if (IS("add_key")) return syscall(SYS_add_key, "user", "cavalo-attack", "x", 1, -1);
    if (IS("io_uring")) return syscall(SYS_io_uring_setup, 4, buffer);
    if (IS("userfaultfd")) return syscall(SYS_userfaultfd, 1);
    if (IS("perf")) return syscall(SYS_perf_event_open, &event, 0, -1, -1, 0);
    if (IS("bpf")) return syscall(SYS_bpf, 0, (char[128]){2, 0, 0, 0, 4, 0, 0, 0, 4, 0, 0, 0, 1}, 64);
    if (IS("user-namespace")) return unshare(CLONE_NEWUSER);
    if (IS("clone-namespace")) {
        long child = syscall(SYS_clone, CLONE_NEWUSER | 17, 0, 0, 0, 0);
        if (child == 0) _exit(0);
        return child;
    }
    if (IS("io_setup")) {
        unsigned long context = 0;
        return syscall(SYS_io_setup, 4, &context);
    }
    if (IS("inotify")) return inotify_init1(0);
    if (IS("flock")) {
        /* A lock that somebody could meet is met by ourselves, too. */
        int first = open("/usr/bin", O_RDONLY), second = open("/usr/bin", O_RDONLY);
        long locked = flock(first, LOCK_EX | LOCK_NB);
        return locked == 0 && flock(second, LOCK_EX | LOCK_NB) < 0 ? 0 : -1;
    }
    if (IS("dnotify")) return fcntl(open("/usr/bin", O_RDONLY), F_NOTIFY, DN_ACCESS | DN_MULTISHOT);
    if (IS("lease")) {
        /* Of a file of its own, as the toolchains in the home folder of who grades are. */
        close(open("leased", O_CREAT | O_WRONLY, 0600));
        return fcntl(open("leased", O_RDONLY), F_SETLEASE, F_RDLCK);
    }
    if (IS("pipe-size")) {
        int ends[2];
        return pipe(ends) < 0 ? -1 : fcntl(ends[0], F_SETPIPE_SZ, 1 << 20);
    }
    if (IS("cache")) {
        /* What is forgotten is not there, and what is read is: then it can be asked what others have read. */
        int file = open("/usr/bin/env", O_RDONLY);
        posix_fadvise(file, 0, 0, POSIX_FADV_DONTNEED);
        if (in_memory(file) != 0 || pread(file, buffer, 8, 0) != 8) return -1;
        return in_memory(file) == 1 ? 0 : -1;
    }
    if (IS("vsock")) return socket(40, SOCK_STREAM, 0);
    if (IS("netlink")) return socket(16, SOCK_RAW, 0);
    if (IS("packet")) return socket(17, SOCK_RAW, 0);
    if (IS("i386")) {
        long result;
        __asm__ volatile("int $0x80" : "=a"(result) : "a"(20) : "memory");
        return result > 0 ? 0 : -1;
    }
    return -1;
}

int main(int count, char **arguments) {
    if (count < 3) return 2;
    errno = 0;
    if (call(arguments[1], atoi(arguments[2])) >= 0) printf("BREACH %s was allowed\n", arguments[1]);
    else printf("refused: %s\n", strerror(errno));
    return 0;
}
