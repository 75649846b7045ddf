import { placed, type Sentence, say } from "./sentence.ts";

/** Things that a machine may lack, by the code of the system, each with what helps. */
export const MACHINE_FAULTS = {
  EMFILE: say`this command may not open so many files at once (EMFILE). Raise its limit: ulimit -n 1024`,
  ENFILE: say`too many files are open on this machine (ENFILE). End other programs`,
  EAGAIN: say`no more processes can be started (EAGAIN). End other programs, use a smaller --jobs, or raise the limit: ulimit -u`,
  ENOMEM: say`the machine has no memory left (ENOMEM). End other programs, or use a smaller --jobs`,
  ENOSPC: say`the disk is full (ENOSPC). Make room, or set TMPDIR to a folder on another disk`,
  EDQUOT: say`your share of the disk is used up (EDQUOT). Make room, or set TMPDIR to a folder on another disk`,
  EROFS: say`the disk can only be read (EROFS). Set TMPDIR to a folder on another disk`,
  ETXTBSY: say`a program cannot be started while its file is being written (ETXTBSY). Type the command again`,
  "no-proc": say`there is no /proc here, and Cavalo needs it: mount -t proc proc /proc`,
} as const satisfies Record<string, Sentence>;

export type MachineFault = keyof typeof MACHINE_FAULTS;
export const MACHINE_FAULT_NAMES = Object.keys(MACHINE_FAULTS) as MachineFault[];

/** Those that are about a place. */
const OF_PLACE: readonly MachineFault[] = ["ENOSPC", "EDQUOT", "EROFS"];

/** Files that are there as long as we are, where there is a /proc. */
const OF_PROC = /^\/proc\/self\/\w+(?:\/\w+)?$/;

/** Finds what the machine lacked, if that is why something failed. */
export function machineFaultOf(error: unknown): MachineFault | undefined {
  const { code, syscall = "", path = "" }: Partial<NodeJS.ErrnoException> = Object(error);
  // Of watching files, these codes say that there are too many of them.
  if (syscall === "watch") return undefined;
  if (code === "ENOENT") return OF_PROC.test(path) ? "no-proc" : undefined;
  // Of anything but a start, it says that something is not there yet.
  if (code === "EAGAIN") return syscall.startsWith("spawn") ? code : undefined;
  return MACHINE_FAULT_NAMES.find((name) => name === code);
}

/** Tells what the machine lacked, with the place where. */
export function machineSentence(error: unknown): Sentence | undefined {
  const fault = machineFaultOf(error);
  if (!fault) return undefined;
  const { path, dest = path } = error as NodeJS.ErrnoException & { dest?: string };
  const sentence = MACHINE_FAULTS[fault];
  return dest !== undefined && OF_PLACE.includes(fault) ? placed(dest, sentence) : sentence;
}
