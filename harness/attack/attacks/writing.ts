import { type Attack, open } from "../attack.ts";

const OWN_FILES = { D: open("programs can change every file of this user") };

/** Changing or leaving what others will meet. */
export const WRITING: readonly Attack[] = [
  {
    name: "forged submission",
    program: "write-file.py",
    arguments: ["{submission}"],
    tries: "changes and removes another student's program",
    ends: ["exited"],
    levels: OWN_FILES,
    quick: true,
  },
  {
    name: "forged report and cases",
    program: "write-file.py",
    arguments: ["{report}", "{case}", "{secret}"],
    tries: "changes and removes reports, cases and private files",
    ends: ["exited"],
    levels: OWN_FILES,
    quick: true,
  },
  {
    name: "planted files",
    program: "plant-file.py",
    arguments: [
      "/tmp",
      "/var/tmp",
      "/dev/shm",
      "/usr/bin",
      "/usr/local/bin",
      "/etc",
      "/",
      "{stage}",
      "{home}",
    ],
    tries: "leaves files in shared folders",
    ends: ["exited"],
    levels: {
      C: open("programs can leave files where every user may write"),
      D: open("programs can leave files where this user may write"),
    },
    quick: true,
  },
  {
    name: "machine's settings",
    program: "open-kernel-files.py",
    tries: "opens the kernel's settings, disks and accounts for writing",
    ends: ["exited"],
    levels: { D: open("programs started by root are root") },
    quick: true,
  },
  {
    name: "shared memory left",
    program: "system-v-memory.c",
    arguments: ["{key}"],
    tries: "leaves a System V memory segment that outlives it",
    ends: ["exited"],
    levels: {
      C: open("System V shared memory stays until the machine restarts"),
      D: open("System V shared memory stays until the machine restarts"),
    },
    quick: true,
  },
  {
    name: "socket left",
    program: "leave-socket.py",
    tries: "leaves a process with an abstract socket",
    ends: ["exited"],
    levels: { D: open("a process with a session of its own stays") },
  },
  {
    name: "closed folders",
    program: "closed-folder.sh",
    tries: "removes the permissions of its working directory",
    ends: ["exited", "signalled"],
    quick: true,
  },
  {
    name: "deep folders",
    program: "deep-folders.py",
    tries: "makes folders that are too deep for a path",
    ends: ["exited"],
  },
  {
    name: "odd names",
    program: "odd-names.py",
    tries: "makes files whose names are newlines, escapes, dashes or not text",
    ends: ["exited"],
    quick: true,
  },
];
