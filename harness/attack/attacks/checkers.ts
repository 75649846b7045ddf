import { say } from "../../base/sentence.ts";
import type { Attack } from "../attack.ts";

const checker = { asChecker: true } as const;

/** Checkers of problems that do harm, or that do what a hostile answer makes them do. */
export const CHECKERS: readonly Attack[] = [
  {
    ...checker,
    name: "checker: endless",
    program: "spin.c",
    tries: say`never decides`,
    ends: ["cpu"],
  },
  {
    ...checker,
    name: "checker: flood",
    program: "checker-flood.sh",
    tries: say`writes a message without an end`,
    ends: ["file-size", "output", "exited"],
  },
  {
    ...checker,
    name: "checker: crash",
    program: "checker-crash.sh",
    tries: say`is killed by a signal before it decides`,
    ends: ["signalled"],
  },
  {
    ...checker,
    name: "checker: link",
    program: "checker-link.sh",
    arguments: ["{secret}"],
    tries: say`leaves a link to a private file as its message`,
    ends: ["exited"],
  },
  {
    ...checker,
    name: "checker: pipe",
    program: "checker-pipe.sh",
    tries: say`leaves a pipe that would keep the reader of its message waiting`,
    ends: ["exited"],
  },
  {
    ...checker,
    name: "checker: no folder",
    program: "checker-no-folder.sh",
    tries: say`removes the folder for its messages`,
    ends: ["exited"],
  },
];
