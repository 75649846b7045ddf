import { say } from "../../base/sentence.ts";
import { type Attack, open } from "../attack.ts";

const OWN_FILES = {
  D: open(say`programs can change every file of this user`),
};

/** Changing or leaving what others will meet. */
export const WRITING: readonly Attack[] = [
  {
    name: "forged submission",
    program: "write-file.py",
    arguments: ["{submission}"],
    tries: say`changes and removes another student's program`,
    ends: ["exited"],
    levels: OWN_FILES,
  },
  {
    name: "forged report and cases",
    program: "write-file.py",
    arguments: ["{report}", "{case}", "{secret}"],
    tries: say`changes and removes reports, cases and private files`,
    ends: ["exited"],
    levels: OWN_FILES,
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
    tries: say`leaves files in shared folders`,
    ends: ["exited"],
    levels: {
      C: open(say`programs can leave files where every user may write`),
      D: open(say`programs can leave files where this user may write`),
    },
  },
  {
    name: "machine's settings",
    program: "open-kernel-files.py",
    tries: say`opens the kernel's settings, disks and accounts for writing`,
    ends: ["exited"],
    levels: { D: open(say`programs started by root are root`) },
  },
  {
    name: "shared memory left",
    program: "system-v-memory.c",
    arguments: ["{key}"],
    tries: say`leaves a System V memory segment that outlives it`,
    ends: ["exited"],
    levels: {
      C: open(say`System V shared memory stays until the machine restarts`),
      D: open(say`System V shared memory stays until the machine restarts`),
    },
  },
  {
    name: "socket left",
    program: "leave-socket.py",
    tries: say`leaves a process with an abstract socket`,
    ends: ["exited"],
    levels: {
      D: open(say`a process with a session of its own stays`),
    },
  },
  {
    name: "closed folders",
    program: "closed-folder.sh",
    tries: say`removes the permissions of its working directory`,
    ends: ["exited", "signalled"],
  },
  {
    name: "deep folders",
    program: "deep-folders.py",
    tries: say`makes folders that are too deep for a path`,
    ends: ["exited"],
  },
  {
    name: "odd names",
    program: "odd-names.py",
    tries: say`makes files whose names are newlines, escapes, dashes or not text`,
    ends: ["exited"],
  },
];
