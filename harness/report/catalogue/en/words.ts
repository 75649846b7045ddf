import type { Catalogue, ReportWords } from "../catalogue.ts";
import { quantitiesIn } from "../quantities.ts";

const { counted, number } = quantitiesIn("en");

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
      "programs share the kernel and the processors with everything else on this machine: a hole in the kernel is open to them, and they can slow down what runs beside them",
  },
  B: {
    title: "namespaces",
    lacks:
      "memory is limited for each process and not for all together, without what the kernel keeps in sockets, and the CPU time and memory of children that a program does not wait for are not seen",
  },
  C: {
    title: "a user for each run",
    lacks:
      "programs have the network, see the files that every user of this machine can read, and may fill the disk; memory is limited for each process only, without what the kernel keeps for it, and the CPU time and memory of children that a program does not wait for are not seen",
  },
  D: {
    title: "limits only",
    lacks:
      "programs can read and change every file of this user, have the network, and may leave processes behind; memory is limited for each process only, without what the kernel keeps for it, and its peak is not measured",
  },
};

export const words: ReportWords = {
  columns: {
    submission: "submission",
    language: "language",
    points: "points",
    verdicts: "verdicts",
    firstFinding: "first finding",
  },
  reference: "(the reference)",
  itsAnswers: (answers) => `its answers: ${answers}`,
  points: ({ earned, possible }) => `${number(earned)} / ${number(possible)}`,
  notJudged: (points) => `(${number(points)} not judged)`,
  total: ({ earned, possible }) => `${number(earned)} of ${counted(possible, "point", "points")}`,
  caseTitle: (title) => `case: ${title}`,
  andOthers: (asked, others) => `${asked} and ${number(others)} more`,
  cause: (message) => `Probable cause: ${message}.`,
  legend: {
    place: "look here",
    step: "steps",
    start: "start",
    exit: "exit",
    blocked: "blocked",
    unvisited: "not visited",
    seam: "seam: the board goes on at its other side",
  },
  unexpected: (verdict, stated) => `${verdict}, stated ${stated}`,
  stopped: "Stopped before the end: what was not run is SK.",
  caseRejected: (asked, reason) =>
    `The reference was not accepted on ${asked} (${reason}): our error, nobody loses points.`,
  skipped: (reason) => `Skipped, at no cost of points: ${reason}.`,
  counts: ({ submissions, cases, results, failures, stated }) =>
    `${counted(submissions, "submission", "submissions")}, ${counted(cases, "case", "cases")}, ${counted(results, "result", "results")}; ` +
    `${counted(failures, "result", "results")} ${stated ? "not as stated" : "not accepted"}.`,
  isolation: (level, { title, lacks }) => `Isolation: level ${level} (${title}). Not promised: ${lacks}.`,
  reportFile: (file) => `Report: ${file}`,
  progress: ({ done, total, last }) => `${done} of ${total} runs, ${last}`,
};
