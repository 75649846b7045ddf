# Opens for writing what sets up the machine, and writes nothing.
import os

for path in (
    "/proc/sys/kernel/core_pattern",
    "/proc/sysrq-trigger",
    "/sys/fs/cgroup/cgroup.procs",
    "/dev/vda",
    "/dev/kmsg",
    "/dev/mem",
    "/etc/passwd",
    "/etc/ld.so.preload",
):
    try:
        os.close(os.open(path, os.O_WRONLY))
        print("BREACH can write", path)
    except OSError as error:
        print("refused:", error)
