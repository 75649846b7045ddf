import { say } from "../../base/sentence.ts";
import { type Attack, open } from "../attack.ts";

const PRIVATE = {
  D: open(say`programs can read every file of this user`),
};
const READABLE = {
  ...PRIVATE,
  C: open(say`programs can read the files that every user may read`),
};
const PROCESSES = {
  C: open(say`programs can see all processes`),
  D: open(say`programs can see all processes`),
};
const OWN_PROCESSES = {
  D: open(say`programs can read every process of this user`),
};
const TIMER = {
  C: open(say`programs can see the command lines of all processes`),
  D: open(say`programs can see the command lines of all processes`),
};

/** Getting to know what others have. */
export const READING: readonly Attack[] = [
  {
    name: "secret",
    program: "read-file.py",
    arguments: ["{secret}", "/etc/shadow"],
    tries: say`reads a private file of the grader and the password file of the machine`,
    ends: ["exited"],
    levels: PRIVATE,
  },
  {
    name: "secret (Java)",
    program: "ReadFile.java",
    arguments: ["{secret}"],
    tries: say`reads a private file of the grader`,
    ends: ["exited"],
    levels: PRIVATE,
  },
  {
    name: "secret (JavaScript)",
    program: "read-file.mjs",
    arguments: ["{secret}"],
    tries: say`reads a private file of the grader`,
    ends: ["exited"],
    levels: PRIVATE,
  },
  {
    name: "other submission",
    program: "read-file.py",
    arguments: ["{submission}"],
    tries: say`reads another student's program`,
    ends: ["exited"],
    levels: READABLE,
  },
  {
    name: "reports",
    program: "read-file.py",
    arguments: ["{report}"],
    tries: say`reads a report of earlier gradings`,
    ends: ["exited"],
    levels: READABLE,
  },
  {
    name: "cases",
    program: "read-file.py",
    arguments: ["{case}", "{package}/cases/lost-knight/problem.yaml", "../../cases/lost-knight/problem.yaml"],
    tries: say`reads the cases with their answers`,
    ends: ["exited"],
    levels: READABLE,
  },
  {
    name: "reference",
    program: "read-file.mjs",
    arguments: ["{package}/reference/main.ts", "{package}/dist/reference/main.js"],
    tries: say`reads the reference solver`,
    ends: ["exited"],
    levels: READABLE,
  },
  {
    name: "folders around",
    program: "list-folder.sh",
    arguments: ["{stage}", "/tmp", "/var/tmp", "/home", "/root"],
    tries: say`looks for names in the folders around it`,
    ends: ["exited"],
    levels: READABLE,
  },
  {
    name: "folders (JavaScript)",
    program: "tree.mjs",
    limits: { cpuMs: 5000, wallMs: 20_000 },
    tries: say`walks through all folders but the system's`,
    ends: ["exited", "cpu"],
    levels: READABLE,
  },
  {
    name: "whole /proc and /etc",
    program: "read-proc.py",
    limits: { cpuMs: 5000, wallMs: 20_000 },
    tries: say`looks for the harness in all of /proc and /etc`,
    ends: ["exited"],
    levels: PROCESSES,
  },
  {
    name: "harness seen",
    program: "see-harness.sh",
    arguments: ["{pid}"],
    tries: say`looks for the harness among the processes`,
    ends: ["exited"],
    levels: PROCESSES,
  },
  {
    name: "command lines",
    program: "arguments.sh",
    tries: say`finds its measurements and files through command lines`,
    ends: ["exited"],
    levels: TIMER,
  },
  {
    name: "environments",
    program: "read-environments.py",
    tries: say`reads the harness's environment in /proc/*/environ`,
    ends: ["exited"],
    levels: OWN_PROCESSES,
  },
  {
    name: "descriptors of others",
    program: "read-descriptors.py",
    tries: say`reads the open files of the harness through /proc/*/fd`,
    ends: ["exited"],
    levels: OWN_PROCESSES,
  },
  {
    name: "memory of others",
    program: "read-memory.py",
    arguments: ["{pid}"],
    tries: say`reads the harness's memory in /proc/*/mem`,
    ends: ["exited"],
    levels: OWN_PROCESSES,
  },
  {
    name: "roots of others",
    program: "other-roots.py",
    arguments: ["{secret}"],
    tries: say`reads a private file through /proc/*/root and /proc/*/cwd`,
    ends: ["exited"],
    levels: OWN_PROCESSES,
  },
];
