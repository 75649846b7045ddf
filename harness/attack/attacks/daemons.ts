import { type Attack, open } from "../attack.ts";

const SESSION = { D: open("a process with a session of its own stays") };

/** Staying when the run is over. */
export const DAEMONS: readonly Attack[] = [
  {
    name: "daemon: background",
    program: "daemon-background.sh",
    tries: "leaves a process in the background",
    ends: ["exited"],
    quick: true,
  },
  {
    name: "daemon: double fork",
    program: "daemon-double-fork.py",
    tries: "leaves a grandchild without a parent",
    ends: ["exited"],
    quick: true,
  },
  {
    name: "daemon: session",
    program: "daemon-session.sh",
    tries: "leaves a process with a session of its own",
    ends: ["exited"],
    levels: SESSION,
    quick: true,
  },
  {
    name: "daemon: nohup",
    program: "daemon-nohup.sh",
    tries: "leaves a process that ignores the end of its terminal",
    ends: ["exited"],
    quick: true,
  },
  {
    name: "daemon: closed",
    program: "daemon-closed.py",
    tries: "leaves a daemon without descriptors that ignores every signal",
    ends: ["exited"],
    levels: SESSION,
    quick: true,
  },
  {
    name: "daemon: pipe",
    program: "daemon-pipe.sh",
    tries: "leaves a process that holds its output open",
    ends: ["exited"],
    levels: SESSION,
    quick: true,
  },
  {
    name: "daemon (Java)",
    program: "Daemon.java",
    tries: "leaves a process of a virtual machine",
    ends: ["exited"],
    levels: SESSION,
  },
  {
    name: "daemon (JavaScript)",
    program: "daemon-detached.mjs",
    tries: "leaves a detached process",
    ends: ["exited"],
    levels: SESSION,
  },
];
