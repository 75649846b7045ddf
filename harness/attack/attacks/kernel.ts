import { type Sentence, say } from "../../base/sentence.ts";
import { type Attack, open } from "../attack.ts";

const UNFILTERED = {
  C: open(say`system calls are not filtered`),
  D: open(say`system calls are not filtered`),
};
const OWN = {
  D: open(say`programs can read every process of this user`),
};
const AS_ROOT = { D: open(say`programs started by root are root`) };

const CALLS: readonly (readonly [name: string, tries: Sentence, levels: Attack["levels"]])[] = [
  ["ptrace-parent", say`traces the process that started it`, OWN],
  ["ptrace-harness", say`traces the harness`, OWN],
  ["process_vm_readv", say`reads the harness's memory by a system call`, OWN],
  ["process_vm_writev", say`writes into the memory of what started it by a system call`, OWN],
  ["pidfd_getfd", say`takes a descriptor of what started it`, OWN],
  ["keyctl", say`opens a keyring`, UNFILTERED],
  ["add_key", say`leaves a key`, UNFILTERED],
  ["io_uring", say`makes system calls that no filter sees (io_uring)`, UNFILTERED],
  ["userfaultfd", say`handles page faults itself`, UNFILTERED],
  ["perf", say`reads the counters of the processor`, UNFILTERED],
  ["bpf", say`loads a map into the kernel`, AS_ROOT],
  ["user-namespace", say`makes a user namespace`, UNFILTERED],
  ["clone-namespace", say`makes a user namespace with a child`, UNFILTERED],
  ["io_setup", say`takes of the events that all programs of the machine share`, UNFILTERED],
  ["inotify", say`takes of the watches that all programs of this user share`, UNFILTERED],
  ["flock", say`locks the system's files for other programs`, UNFILTERED],
  ["dnotify", say`asks to be told when others use the system's programs`, UNFILTERED],
  ["lease", say`asks to be told when others open a file`, UNFILTERED],
  ["pipe-size", say`takes of the pipes that all programs of this user share`, UNFILTERED],
  ["cache", say`asks which of the system's files others have read`, UNFILTERED],
  ["vsock", say`opens a socket to the host of a virtual machine`, UNFILTERED],
  ["netlink", say`opens a socket to the kernel`, UNFILTERED],
  ["packet", say`opens a raw socket`, AS_ROOT],
  ["i386", say`makes a 32-bit system call, which a filter may miss`, UNFILTERED],
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
    }),
  ),
  {
    name: "raised limits",
    program: "raise-limits.c",
    tries: say`raises its limits and its priority`,
    ends: ["exited"],
    levels: AS_ROOT,
  },
  {
    name: "privileges",
    program: "privileges.py",
    tries: say`looks for privileges and for ways to gain them`,
    ends: ["exited"],
    levels: {
      D: open(say`programs can gain the rights of setuid programs`),
    },
  },
];
