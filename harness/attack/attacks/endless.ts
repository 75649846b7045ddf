import { say } from "../../base/sentence.ts";
import { type Attack, untried } from "../attack.ts";

const PROCESSES = {
  D: untried(say`it could stop the machine, because processes are not counted here`),
};

/** Waiting, computing and starting processes without end. */
export const ENDLESS: readonly Attack[] = [
  {
    name: "sleep",
    program: "sleep.sh",
    limits: { wallMs: 800 },
    tries: say`waits`,
    ends: ["wall"],
  },
  {
    name: "spin",
    program: "spin.c",
    tries: say`computes without end`,
    ends: ["cpu"],
  },
  {
    name: "signals ignored",
    program: "ignore-signals.c",
    tries: say`computes without end and ignores all signals`,
    ends: ["cpu"],
  },
  {
    name: "spin (Java)",
    program: "Spin.java",
    tries: say`computes in threads and in its shutdown hook`,
    ends: ["cpu"],
  },
  {
    name: "streams closed",
    program: "closed-streams.py",
    limits: { wallMs: 800 },
    tries: say`closes its output and stays`,
    ends: ["wall"],
  },
  {
    name: "fork bomb (C)",
    program: "fork-bomb.c",
    arguments: ["16"],
    tries: say`starts processes that start processes`,
    ends: ["exited", "cpu", "wall"],
    levels: PROCESSES,
  },
  {
    name: "fork bomb (shell)",
    program: "fork-bomb.sh",
    tries: say`starts processes that start processes`,
    ends: ["exited", "cpu", "wall", "output"],
    levels: PROCESSES,
  },
  {
    name: "threads (Java)",
    program: "Threads.java",
    tries: say`starts threads until it is refused`,
    ends: ["exited", "memory", "cpu", "signalled"],
    levels: PROCESSES,
  },
];
