import { say } from "../../base/sentence.ts";
import { type Attack, open } from "../attack.ts";

const file = { answerFile: "answer" } as const;

/** Answer files that are something else. */
export const ANSWERS: readonly Attack[] = [
  {
    ...file,
    name: "answer: link",
    program: "answer-link.sh",
    arguments: ["{secret}"],
    tries: say`leaves a link to a private file as its answer`,
    ends: ["exited"],
  },
  {
    ...file,
    name: "answer: hard link",
    program: "answer-hard-link.sh",
    arguments: ["{secret}"],
    tries: say`leaves a hard link to a private file as its answer`,
    ends: ["exited"],
    levels: {
      D: open(say`programs can read every file of this user`),
    },
  },
  {
    ...file,
    name: "answer: folder of others",
    program: "answer-folder-link.sh",
    answerFile: "below/secret",
    arguments: ["{secret}"],
    tries: say`leaves a link to a private folder where its answer should be`,
    ends: ["exited"],
  },
  {
    ...file,
    name: "answer: pipe",
    program: "answer-pipe.sh",
    tries: say`leaves a pipe that would keep its reader waiting`,
    ends: ["exited"],
  },
  {
    ...file,
    name: "answer: device",
    program: "answer-device.sh",
    tries: say`leaves an endless device`,
    ends: ["exited"],
  },
  {
    ...file,
    name: "answer: folder",
    program: "answer-folder.sh",
    tries: say`leaves a folder`,
    ends: ["exited"],
  },
  {
    ...file,
    name: "answer: sparse",
    program: "answer-sparse.sh",
    tries: say`leaves a file of 10 GB that takes no space`,
    ends: ["exited", "file-size"],
  },
  {
    ...file,
    name: "answer: closed",
    program: "answer-closed.sh",
    tries: say`removes the permissions of its answer and its folder`,
    ends: ["exited"],
  },
];
