import { POSSIBLE_CAUSES } from "../../../finding/diagnosis.ts";
import type { Catalogue, ReportWords } from "../catalogue.ts";
import { quantitiesIn, roughTime, roughTimes } from "../quantities.ts";

const { counted, number, rounded } = quantitiesIn("en");

export const verdicts: Catalogue["verdicts"] = {
  AC: "accepted",
  WA: "wrong answer",
  PE: "no readable answer",
  RTE: "run-time error",
  TLE: "over the time limit",
  MLE: "over the memory limit",
  OLE: "over the output limit",
  CE: "compile error",
  JE: "our error",
  SK: "skipped",
};

export const levels: Catalogue["levels"] = {
  A: {
    title: "namespaces and a control group",
    lacks:
      "programs share the kernel and the processors with everything else on this machine. They can use a hole in the kernel, slow down what runs beside them, and tell each other something",
  },
  B: {
    title: "namespaces",
    lacks:
      "memory is limited for each process, not in total, and without the memory that the kernel keeps in sockets and page tables. The CPU time and the memory of child processes that a program does not wait for are not measured. Programs can tell each other something",
  },
  C: {
    title: "a user for each run",
    lacks:
      "programs can use the network, read the files that every user of this machine can read, and fill the disk. Memory is limited for each process, not in total, and without the memory that the kernel keeps for it. The CPU time and the memory of child processes that a program does not wait for are not measured",
  },
  J: {
    title: "a job of Windows",
    lacks:
      "programs can read and change every file of this user, fill the disk, and use the network. The time in which other programs had the processors is not measured",
  },
  D: {
    title: "limits only",
    lacks:
      "programs can read and change every file of this user, use the network, and leave processes behind. Memory is limited for each process, not in total, and without the memory that the kernel keeps for it. Its peak is not measured",
  },
};

export const words: ReportWords = {
  columns: {
    submission: "submission",
    points: "points",
    verdicts: "verdicts",
    firstFinding: "first finding",
  },
  building: "building and running",
  points: ({ earned, possible }) => `${rounded(earned)} / ${rounded(possible)}`,
  notRun: (cases) => `${number(cases)} of them not run`,
  notJudged: (points) => `(${rounded(points)} not judged)`,
  total: ({ earned, possible }) => `${rounded(earned)} of ${counted(possible, "point", "points")}`,
  group: ({ title, earned, possible, award }) =>
    `${title}: ${rounded(earned)} of ${rounded(possible)}${award === "all" ? " (all or nothing)" : ""}`,
  failure: {
    place: "at",
    input: "input",
    expected: "expected",
    printed: "printed",
    byHand: "by hand",
  },
  readHere: "read as the answer",
  wrongHere: "wrong here",
  andOthers: (asked, others) => `${asked} and ${number(others)} more`,
  messageOf: (asked) => `this is the message in ${asked}. All ended in the same line`,
  placeOf: (asked) => `this is the place in ${asked}. The others are wrong in the same way`,
  sameAs: (asked) => `the same as in ${asked}`,
  moreOfKind: "likewise",
  takenBack: (names) => `Taken back: what is said above of ${names}. All results together say otherwise.`,
  cause: ({ kind, message }) =>
    `${POSSIBLE_CAUSES.includes(kind) ? "Possible cause" : "Probable cause"}: ${message}`,
  legend: {
    place: "look here",
    step: "steps",
    way: "a shortest way",
    start: "start",
    exit: "exit",
    blocked: "blocked",
    unvisited: "not visited",
    seam: "seam: the board continues on the opposite side",
  },
  unexpected: (verdict, stated) => `${verdict}, but the manifest states ${stated}`,
  notBegun: (submissions) =>
    `Nothing of ${counted(submissions, "submission", "submissions")} was judged, because the grading was stopped.`,
  stopped: ({ kept, all }) =>
    `Stopped before the end: ${number(kept)} of ${counted(all, "submission", "submissions")} are finished and kept. ` +
    "The same command goes on with the others. Runs that are missing are marked SK.",
  caseRejected: (asked, reason) =>
    `The reference was not accepted in ${asked} (${reason}). This is our error, and nobody loses points.`,
  skipped: (reason) => `Skipped (no points lost): ${reason}.`,
  counts: ({ submissions, cases, results, failures, unclear, stated }) =>
    `${counted(submissions, "submission", "submissions")}, ${counted(cases, "case", "cases")}, ${counted(results, "result", "results")}.` +
    (stated ? ` ${counted(failures, "result is", "results are")} not as the manifests state.` : "") +
    (unclear === 0
      ? ""
      : ` ${counted(unclear, "submission was", "submissions were")} not run, because there is nothing to run or it is not clear what.`),
  timeFactor: (factor) =>
    `Time limits are multiplied by ${number(factor)}, because this machine is slower than the one that they are meant for.`,
  formerTimeFactor: (former) =>
    `In the grading before, time limits were multiplied by ${number(former)}: CAVALO_TIME_FACTOR=${former} gives those limits again.`,
  isolation: (level, { title, lacks }) => `Isolation: level ${level} (${title}). Known gaps: ${lacks}.`,
  gradedNow: ({ graded, all }) =>
    `Graded by this command: ${number(graded)} of ${counted(all, "submission", "submissions")}. The others are from earlier gradings.`,
  gradedAgain: (others) =>
    `The cases or Cavalo have changed: ${counted(others, "other submission of this class is", "other submissions of this class are")} graded again, too`,
  replaced: (student) =>
    `A newer program of this student was graded already, and it counts. To grade this one: --again ${student}`,
  reportFile: (file) => `Report: ${file}`,
  stopping: "Stopping: what is finished is kept. Ctrl-C again ends at once.",
  begun: ({ submissions, cases, takes }) => {
    const grading = `Grading ${counted(submissions, "submission", "submissions")} on ${counted(cases, "case", "cases")}`;
    const time = takes ? `, in about ${roughTimes(takes, "to")}` : "";
    return `${grading}${time}: each is built, run and judged, and its points are shown as soon as it is done.`;
  },
  progress: ({ done, total, name, seconds, secondsLeft }) => {
    const left = secondsLeft === undefined ? [] : [words.timeLeft(secondsLeft)];
    const now = seconds === undefined ? name : words.lasting(name, seconds);
    return [`${done} of ${total} runs`, ...left, now].join(", ");
  },
  timeLeft: (seconds) => `about ${roughTime(seconds)} left`,
  lasting: (name, seconds) => (seconds < 1 ? name : `${name} for ${roughTime(seconds)}`),
};
