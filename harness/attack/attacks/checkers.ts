import type { Attack } from "../attack.ts";

const checker = { asChecker: true, quick: true } as const;

/** Checkers of problems that do harm, or that do what a hostile answer makes them do. */
export const CHECKERS: readonly Attack[] = [
  {
    ...checker,
    name: "checker: endless",
    program: "spin.c",
    tries: "never decides",
    ends: ["cpu"],
  },
  {
    ...checker,
    name: "checker: flood",
    program: "checker-flood.sh",
    tries: "writes a message without an end",
    ends: ["file-size", "output", "exited"],
  },
  {
    ...checker,
    name: "checker: link",
    program: "checker-link.sh",
    arguments: ["{secret}"],
    tries: "leaves a link to a private file as its message",
    ends: ["exited"],
  },
  {
    ...checker,
    name: "checker: pipe",
    program: "checker-pipe.sh",
    tries: "leaves a pipe that would keep the reader of its message waiting",
    ends: ["exited"],
  },
  {
    ...checker,
    name: "checker: no folder",
    program: "checker-no-folder.sh",
    tries: "removes the folder for its messages",
    ends: ["exited"],
  },
];
