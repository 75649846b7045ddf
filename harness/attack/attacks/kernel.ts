import { type Attack, open } from "../attack.ts";

const UNFILTERED = {
  C: open("system calls are not filtered"),
  D: open("system calls are not filtered"),
};
const OWN = { D: open("programs can read every process of this user") };
const AS_ROOT = { D: open("programs started by root are root") };

const CALLS: readonly (readonly [name: string, tries: string, levels: Attack["levels"]])[] = [
  ["ptrace-parent", "traces the process that started it", OWN],
  ["ptrace-harness", "traces the harness", OWN],
  ["process_vm_readv", "reads the harness's memory by a system call", OWN],
  ["process_vm_writev", "writes into the memory of what started it by a system call", OWN],
  ["pidfd_getfd", "takes a descriptor of what started it", OWN],
  ["keyctl", "opens a keyring", UNFILTERED],
  ["add_key", "leaves a key", UNFILTERED],
  ["io_uring", "makes system calls that no filter sees (io_uring)", UNFILTERED],
  ["userfaultfd", "handles page faults itself", UNFILTERED],
  ["perf", "reads the counters of the processor", UNFILTERED],
  ["bpf", "loads a map into the kernel", AS_ROOT],
  ["user-namespace", "makes a user namespace", UNFILTERED],
  ["clone-namespace", "makes a user namespace with a child", UNFILTERED],
  ["io_setup", "takes of the events that all programs of the machine share", UNFILTERED],
  ["inotify", "takes of the watches that all programs of this user share", UNFILTERED],
  ["flock", "locks the system's files for other programs", UNFILTERED],
  ["vsock", "opens a socket to the host of a virtual machine", UNFILTERED],
  ["netlink", "opens a socket to the kernel", UNFILTERED],
  ["packet", "opens a raw socket", AS_ROOT],
  ["i386", "makes a 32-bit system call, which a filter may miss", UNFILTERED],
];

/** Parts of the kernel that no program for a board needs, and rights that it was not given. */
export const KERNEL: readonly Attack[] = [
  ...CALLS.map(
    ([name, tries, levels]): Attack => ({
      name,
      program: "system-call.c",
      arguments: [name, "{pid}"],
      tries,
      ends: ["exited", "signalled"],
      ...(levels && { levels }),
      quick: true,
    }),
  ),
  {
    name: "raised limits",
    program: "raise-limits.c",
    tries: "raises its limits and its priority",
    ends: ["exited"],
    levels: AS_ROOT,
    quick: true,
  },
  {
    name: "privileges",
    program: "privileges.py",
    tries: "looks for privileges and for ways to gain them",
    ends: ["exited"],
    levels: { D: open("programs can gain the rights of setuid programs") },
    quick: true,
  },
];
