/**
 * The filter of system calls as the kernel takes it: a program of classic BPF that looks at the call's number and at an
 * argument. It refuses what namespaces do not keep away: to look into other processes (one could freeze the timer that
 * ends it), keyrings, kernel interfaces with a history of holes, every socket but those between own processes, memory
 * that the kernel would keep without counting it, what the machine has only so many of for all, and signs that a program
 * could leave on the system's files for another one.
 */

/** Numbers of a system call: on 64-bit PCs, and on 64-bit ARM as on every newer architecture, where not all are. */
interface Numbers {
  readonly x64: number;
  readonly arm64?: number;
}

const REFUSED_CALLS: Readonly<Record<string, Numbers>> = {
  ptrace: { x64: 101, arm64: 117 },
  process_vm_readv: { x64: 310, arm64: 270 },
  process_vm_writev: { x64: 311, arm64: 271 },
  kcmp: { x64: 312, arm64: 272 },
  pidfd_getfd: { x64: 438, arm64: 438 },
  add_key: { x64: 248, arm64: 217 },
  request_key: { x64: 249, arm64: 218 },
  keyctl: { x64: 250, arm64: 219 },
  bpf: { x64: 321, arm64: 280 },
  perf_event_open: { x64: 298, arm64: 241 },
  userfaultfd: { x64: 323, arm64: 282 },
  io_uring_setup: { x64: 425, arm64: 425 },
  io_uring_enter: { x64: 426, arm64: 426 },
  io_uring_register: { x64: 427, arm64: 427 },
  kexec_load: { x64: 246, arm64: 104 },
  init_module: { x64: 175, arm64: 105 },
  finit_module: { x64: 313, arm64: 273 },
  open_by_handle_at: { x64: 304, arm64: 265 },
  mount: { x64: 165, arm64: 40 },
  umount2: { x64: 166, arm64: 39 },
  pivot_root: { x64: 155, arm64: 41 },
  unshare: { x64: 272, arm64: 97 },
  setns: { x64: 308, arm64: 268 },
  // Memory without an owner: in files without a name, in System V's, in queues, in pipes as part of a large page.
  memfd_create: { x64: 319, arm64: 279 },
  memfd_secret: { x64: 447, arm64: 447 },
  shmget: { x64: 29, arm64: 194 },
  msgget: { x64: 68, arm64: 186 },
  semget: { x64: 64, arm64: 190 },
  mq_open: { x64: 240, arm64: 180 },
  vmsplice: { x64: 278, arm64: 75 },
  // So many for all of the machine, or for all programs of its user.
  io_setup: { x64: 206, arm64: 0 },
  inotify_init: { x64: 253 },
  inotify_init1: { x64: 294, arm64: 26 },
  fanotify_init: { x64: 300, arm64: 262 },
  // They say which parts of the system's files somebody has read.
  mincore: { x64: 27, arm64: 232 },
  cachestat: { x64: 451, arm64: 451 },
};

/**
 * An answer to a call. A lock is one that others could find on a file that they have, too: builds need those, because their
 * tools take turns by them. For a program they only seem to be there: it has nobody to tell, and a virtual machine or a
 * database expects no refusal.
 */
type Answer = "allow" | "refuse" | "pretend" | "lock";

/** Calls with one answer, whatever their arguments are. */
const ANSWERED_CALLS: readonly { readonly call: Numbers; readonly answer: Answer }[] = [
  // A lock of a whole file (flock).
  { call: { x64: 73, arm64: 32 }, answer: "lock" },
  // Advice on a file (fadvise64): to forget what was read of it, which others could tell.
  { call: { x64: 221, arm64: 223 }, answer: "pretend" },
];

/** Calls whose answer depends on the value of an argument. */
interface ByArgument {
  readonly call: Required<Numbers>;
  readonly argument: number;
  readonly answers: readonly (readonly [values: readonly number[], answer: Answer])[];
  readonly others: Answer;
}

const BY_ARGUMENT: readonly ByArgument[] = [
  // Sockets but for those between own processes (AF_UNIX).
  { call: { x64: 41, arm64: 198 }, argument: 0, answers: [[[1], "allow"]], others: "refuse" },
  // Options of sockets: a larger buffer (SO_SNDBUF), which nobody counts.
  { call: { x64: 54, arm64: 208 }, argument: 2, answers: [[[7], "refuse"]], others: "allow" },
  // Reading (preadv2) with flags: one of them tells if somebody has read that part of a file.
  { call: { x64: 327, arm64: 286 }, argument: 5, answers: [[[0], "allow"]], others: "refuse" },
  {
    // Commands for a descriptor (fcntl).
    call: { x64: 72, arm64: 25 },
    argument: 1,
    answers: [
      // Locks of parts of a file (F_SETLK, F_SETLKW, F_OFD_SETLK, F_OFD_SETLKW). There are none to be asked for.
      [[6, 7, 37, 38], "lock"],
      // Leases and notices of what others do (F_SETLEASE, F_NOTIFY), hints that stay with a file (F_SET_RW_HINT,
      // F_SET_FILE_RW_HINT), and larger pipes, of which a user has only so many (F_SETPIPE_SZ).
      [[1024, 1026, 1036, 1038, 1031], "refuse"],
    ],
    others: "allow",
  },
];

/** The kernel's names for the architecture of a call (AUDIT_ARCH_...). */
const ARCHITECTURES = { x64: 0xc000003e, arm64: 0xc00000b7 } as const;
export type FilteredArchitecture = keyof typeof ARCHITECTURES;

/** Calls of the x32 convention have this bit in their number. */
const X32_BIT = 0x40000000;

// Offsets in what the filter looks at (struct seccomp_data).
const NUMBER = 0;
const ARCHITECTURE = 4;
const ARGUMENTS = 16;
const ARGUMENT_BYTES = 8;

// Instructions.
const LOAD = 0x20;
const JUMP_IF_EQUAL = 0x15;
const JUMP_IF_AT_LEAST = 0x35;
const RETURN = 0x06;

const ALLOW = 0x7fff0000;
const EPERM = 1;
/** Makes a call return at once: with an error, or as if it had been made. */
const RETURN_ERROR = 0x00050000;
const REFUSE = RETURN_ERROR | EPERM;
const PRETEND = RETURN_ERROR;
const VALUES = { allow: ALLOW, refuse: REFUSE, pretend: PRETEND } as const;

interface Instruction {
  readonly code: number;
  readonly value: number;
  /** Instructions to skip if the comparison holds, and if it does not. */
  readonly matching?: number;
  readonly differing?: number;
}

export type Locks = "real" | "seeming";

/** Tells whether there is a filter for an architecture. */
export function isFiltered(architecture: string): architecture is FilteredArchitecture {
  return architecture in ARCHITECTURES;
}

/**
 * The filter's bytes. A call of another architecture's convention (a 32-bit program's) is refused.
 *
 * @param locks for builds they are real, for programs they only seem to be there
 */
export function seccompFilter(architecture: FilteredArchitecture, locks: Locks): Buffer {
  const load = (value: number): Instruction => ({ code: LOAD, value });
  const give = (value: number): Instruction => ({ code: RETURN, value });
  const giveIf = (value: number, answer: Answer): Instruction[] => [
    { code: JUMP_IF_EQUAL, value, matching: 0, differing: 1 },
    give(returned(answer, locks)),
  ];
  const whole = ({ [architecture]: number }: Numbers, answer: Answer): Instruction[] =>
    number === undefined ? [] : giveIf(number, answer);
  const byArgument = ({ call, argument, answers, others }: ByArgument): Instruction[] => {
    const decision = [
      load(ARGUMENTS + ARGUMENT_BYTES * argument),
      ...answers.flatMap(([values, answer]) => values.flatMap((value) => giveIf(value, answer))),
      give(returned(others, locks)),
    ];
    return [
      { code: JUMP_IF_EQUAL, value: call[architecture], matching: 0, differing: decision.length },
      ...decision,
    ];
  };
  return assemble([
    load(ARCHITECTURE),
    { code: JUMP_IF_EQUAL, value: ARCHITECTURES[architecture], matching: 1, differing: 0 },
    give(REFUSE),
    load(NUMBER),
    ...(architecture === "x64"
      ? [{ code: JUMP_IF_AT_LEAST, value: X32_BIT, matching: 0, differing: 1 }, give(REFUSE)]
      : []),
    ...Object.values(REFUSED_CALLS).flatMap((call) => whole(call, "refuse")),
    ...ANSWERED_CALLS.flatMap(({ call, answer }) => whole(call, answer)),
    ...BY_ARGUMENT.flatMap(byArgument),
    give(ALLOW),
  ]);
}

function returned(answer: Answer, locks: Locks): number {
  if (answer === "lock") return locks === "real" ? ALLOW : PRETEND;
  return VALUES[answer];
}

/** Each instruction is a 16-bit code, two 8-bit jumps and a 32-bit value; both architectures are little-endian. */
function assemble(instructions: readonly Instruction[]): Buffer {
  const bytes = Buffer.alloc(8 * instructions.length);
  for (const [index, { code, value, matching = 0, differing = 0 }] of instructions.entries()) {
    bytes.writeUInt16LE(code, 8 * index);
    bytes.writeUInt8(matching, 8 * index + 2);
    bytes.writeUInt8(differing, 8 * index + 3);
    bytes.writeUInt32LE(value, 8 * index + 4);
  }
  return bytes;
}
