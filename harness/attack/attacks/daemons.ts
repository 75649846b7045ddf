import { say } from "../../base/sentence.ts";
import { type Attack, open } from "../attack.ts";

const SESSION = {
  D: open(say`a process with a session of its own stays`),
};

/** Staying when the run is over. */
export const DAEMONS: readonly Attack[] = [
  {
    name: "daemon: background",
    program: "daemon-background.sh",
    tries: say`leaves a process in the background`,
    ends: ["exited"],
  },
  {
    name: "daemon: double fork",
    program: "daemon-double-fork.py",
    tries: say`leaves a grandchild without a parent`,
    ends: ["exited"],
  },
  {
    name: "daemon: session",
    program: "daemon-session.sh",
    tries: say`leaves a process with a session of its own`,
    ends: ["exited"],
    levels: SESSION,
  },
  {
    name: "daemon: sibling",
    program: "daemon-sibling.c",
    tries: say`leaves a process that is its parent's child`,
    ends: ["exited"],
    levels: SESSION,
  },
  {
    name: "daemon: nohup",
    program: "daemon-nohup.sh",
    tries: say`leaves a process that ignores the end of its terminal`,
    ends: ["exited"],
  },
  {
    name: "daemon: closed",
    program: "daemon-closed.py",
    tries: say`leaves a daemon without descriptors that ignores every signal`,
    ends: ["exited"],
    levels: SESSION,
  },
  {
    name: "daemon: pipe",
    program: "daemon-pipe.sh",
    tries: say`leaves a process that holds its output open`,
    ends: ["exited"],
    levels: SESSION,
  },
  {
    name: "daemon (Java)",
    program: "Daemon.java",
    tries: say`leaves a process of a virtual machine`,
    ends: ["exited"],
    levels: SESSION,
  },
  {
    name: "daemon (JavaScript)",
    program: "daemon-detached.mjs",
    tries: say`leaves a detached process`,
    ends: ["exited"],
    levels: SESSION,
  },
];
