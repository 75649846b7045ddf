import { say } from "../../base/sentence.ts";
import { type Attack, bounded, open, untried } from "../attack.ts";

const OTHERS = untried(say`it would kill every process of this user`);
const UNSEEN = bounded(
  say`the CPU time of children that nobody waits for is not measured. Each of them has the CPU limit, and all of them the limit on the clock`,
);
const UNSEEN_MEMORY = bounded(say`memory of children that nobody waits for is not seen; each has the limit`);

const FAILURES = [
  ["crash", "signalled", say`crashes`],
  ["memory", "memory", say`takes more memory than it may`],
  ["compute", "cpu", say`computes longer than it may`],
] as const;

/** Failures behind a success that whatever times the program, taken over by it, is to tell of. */
const TAKEN_OVER = FAILURES.flatMap(([failure, end, words]): Attack[] =>
  [undefined, "answer"].map((answerFile) => ({
    name: `timer overwritten: ${failure}${answerFile ? ", answer" : ""}`,
    program: "overwrite-timer.c",
    arguments: [failure],
    ...(answerFile && { answerFile }),
    tries: say`writes into the memory of what times it, then ${words}`,
    ends: [end],
    limits: { wallMs: 20_000 },
    levels: { D: OTHERS },
  })),
);

/** Forging what is measured, and signals to whoever measures. */
export const MEASURE: readonly Attack[] = [
  {
    name: "open descriptors",
    program: "open-descriptors.c",
    tries: say`looks for open descriptors that it should not have`,
    ends: ["exited"],
  },
  {
    name: "forged measure",
    program: "forge-measure.c",
    tries: say`writes false measurements to every descriptor`,
    ends: ["exited"],
  },
  {
    name: "forged success",
    program: "forge-status.c",
    tries: say`writes an exit code of 0 to every descriptor, then crashes`,
    ends: ["signalled"],
  },
  {
    name: "forged report file",
    program: "forge-report.py",
    tries: say`writes the file with its measurements`,
    ends: ["exited"],
  },
  ...TAKEN_OVER,
  {
    name: "preloaded library",
    program: "preloaded.sh",
    build: {
      files: ["preload.c"],
      commands: [["gcc", "-shared", "-fPIC", "-o", "preload.so", "preload.c"]],
    },
    variables: { LD_PRELOAD: "{built}/preload.so" },
    tries: say`has a library of its own loaded into what measures it`,
    ends: ["exited"],
  },
  {
    name: "children with its memory",
    program: "vfork-chain.c",
    tries: say`computes in children that have its own memory`,
    ends: ["cpu"],
  },
  {
    name: "first thread ends",
    program: "main-thread-ends.c",
    tries: say`ends its first thread and computes in others`,
    ends: ["cpu"],
  },
  {
    name: "unwaited child",
    program: "unwaited-child.c",
    tries: say`lets a child compute and does not wait for it`,
    ends: ["exited"],
    levels: { B: UNSEEN, C: UNSEEN, D: UNSEEN },
  },
  {
    name: "unwaited child's memory",
    program: "unwaited-memory.c",
    tries: say`lets a child take memory and does not wait for it`,
    ends: ["exited", "memory"],
    levels: { B: UNSEEN_MEMORY, C: UNSEEN_MEMORY },
  },
  {
    name: "kill -1",
    program: "kill-all.c",
    tries: say`kills every process that it can`,
    ends: ["exited", "signalled"],
    levels: { D: OTHERS },
  },
  {
    name: "kill parent",
    program: "kill-parent.sh",
    tries: say`stops and kills the process that started it`,
    ends: ["exited", "signalled", "wall"],
  },
  {
    name: "kill parent, answer",
    program: "kill-parent.sh",
    answerFile: "answer",
    tries: say`stops and kills the process that started it, with an answer file`,
    ends: ["exited", "signalled", "wall"],
  },
  {
    name: "frozen timer",
    program: "freeze-timer.sh",
    answerFile: "answer",
    limits: { wallMs: 800 },
    tries: say`freezes the timer that should end it, and waits`,
    ends: ["wall"],
  },
  {
    name: "kill groups",
    program: "kill-group.py",
    tries: say`kills its own process group and those of its parents`,
    ends: ["exited", "signalled"],
    levels: { D: OTHERS },
  },
  {
    name: "signal to harness",
    program: "signal-harness.py",
    arguments: ["{pid}"],
    tries: say`sends a signal to the harness`,
    ends: ["exited"],
    levels: {
      D: open(say`programs can send signals to every process of this user`),
    },
  },
  {
    name: "stopped group",
    program: "stop-itself.sh",
    limits: { wallMs: 800 },
    tries: say`freezes its own process group`,
    ends: ["wall", "signalled"],
  },
];
