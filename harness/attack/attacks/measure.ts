import { type Attack, bounded, open, untried } from "../attack.ts";

const OTHERS = untried("it would kill every process of this user");
const UNSEEN = bounded(
  "the CPU time of children that nobody waits for is not measured. Each of them has the CPU limit, and all of them the limit on the clock",
);
const UNSEEN_MEMORY = bounded("memory of children that nobody waits for is not seen; each has the limit");

const FAILURES = [
  ["crash", "signalled", "crashes"],
  ["memory", "memory", "takes more memory than it may"],
  ["compute", "cpu", "computes longer than it may"],
] as const;

/** Failures behind a success that whatever times the program, taken over by it, is to tell of. */
const TAKEN_OVER = FAILURES.flatMap(([failure, end, words]): Attack[] =>
  [undefined, "answer"].map((answerFile) => ({
    name: `timer overwritten: ${failure}${answerFile ? ", answer" : ""}`,
    program: "overwrite-timer.c",
    arguments: [failure],
    ...(answerFile && { answerFile }),
    tries: `writes into the memory of what times it, then ${words}`,
    ends: [end],
    limits: { wallMs: 20_000 },
    levels: { D: OTHERS },
    quick: true,
  })),
);

/** Forging what is measured, and signals to whoever measures. */
export const MEASURE: readonly Attack[] = [
  {
    name: "open descriptors",
    program: "open-descriptors.c",
    tries: "looks for open descriptors that it should not have",
    ends: ["exited"],
    quick: true,
  },
  {
    name: "forged measure",
    program: "forge-measure.c",
    tries: "writes false measurements to every descriptor",
    ends: ["exited"],
    quick: true,
  },
  {
    name: "forged success",
    program: "forge-status.c",
    tries: "writes an exit code of 0 to every descriptor, then crashes",
    ends: ["signalled"],
    quick: true,
  },
  {
    name: "forged report file",
    program: "forge-report.py",
    tries: "writes the file with its measurements",
    ends: ["exited"],
    quick: true,
  },
  ...TAKEN_OVER,
  {
    name: "unwaited child",
    program: "unwaited-child.c",
    tries: "lets a child compute and does not wait for it",
    ends: ["exited"],
    levels: { B: UNSEEN, C: UNSEEN, D: UNSEEN },
  },
  {
    name: "unwaited child's memory",
    program: "unwaited-memory.c",
    tries: "lets a child take memory and does not wait for it",
    ends: ["exited", "memory"],
    levels: { B: UNSEEN_MEMORY, C: UNSEEN_MEMORY },
    quick: true,
  },
  {
    name: "kill -1",
    program: "kill-all.c",
    tries: "kills every process that it can",
    ends: ["exited", "signalled"],
    levels: { D: OTHERS },
    quick: true,
  },
  {
    name: "kill parent",
    program: "kill-parent.sh",
    tries: "stops and kills the process that started it",
    ends: ["exited", "signalled", "wall"],
  },
  {
    name: "kill parent, answer",
    program: "kill-parent.sh",
    answerFile: "answer",
    tries: "stops and kills the process that started it, with an answer file",
    ends: ["exited", "signalled", "wall"],
  },
  {
    name: "frozen timer",
    program: "freeze-timer.sh",
    answerFile: "answer",
    limits: { wallMs: 800 },
    tries: "freezes the timer that should end it, and waits",
    ends: ["wall"],
  },
  {
    name: "kill groups",
    program: "kill-group.py",
    tries: "kills its own process group and those of its parents",
    ends: ["exited", "signalled"],
    levels: { D: OTHERS },
  },
  {
    name: "signal to harness",
    program: "signal-harness.py",
    arguments: ["{pid}"],
    tries: "sends a signal to the harness",
    ends: ["exited"],
    levels: { D: open("programs can send signals to every process of this user") },
    quick: true,
  },
  {
    name: "stopped group",
    program: "stop-itself.sh",
    limits: { wallMs: 800 },
    tries: "freezes its own process group",
    ends: ["wall", "signalled"],
  },
];
