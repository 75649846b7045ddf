import { type WayWords, wayTold } from "../way-told.ts";

const WORDS: WayWords = {
  values: {
    board: "the board",
    boardPath: "the name of the board's file",
    answerPath: "the name of a file for the answer",
    rows: "the number of rows",
    columns: "the number of columns",
    n: "the side of the board",
    row0: "the row of the start, counted from 0",
    column0: "the column of the start, counted from 0",
    row1: "the row of the start, counted from 1",
    column1: "the column of the start, counted from 1",
    square: "the square of the start, such as a1",
    SQUARE: "the square of the start, such as A1",
    letter: "the column of the start as a letter",
    LETTER: "the column of the start as a capital letter",
    cell0: "the number of the start's square, counted from 0",
    cell1: "the number of the start's square, counted from 1",
    tour: "the kind of tour",
  },
  choices: { open: (word) => `"${word}" for open`, closed: (word) => `"${word}" for closed` },
  emptyLine: "an empty line",
  inOrder: (parts) => [parts.slice(0, -1).join(", "), ...parts.slice(-1)].filter(Boolean).join(", then "),
  stdin: (parts) => `on standard input ${parts}`,
  arguments: (parts) => `as arguments ${parts}`,
  file: (name, text) => `in the file ${name} ${text}`,
  variable: (name, value) => `in the environment variable ${name} ${value}`,
  folder: (name) => `it starts in the folder ${name}`,
  staysOpen: "standard input stays open",
  terminal: "it runs in a terminal",
  answerFile: (name) => `its answer is read from the file ${name}`,
  answerOnStderr: "its answer is read from standard error",
  readWith: (declaration) => `its answer is read with ${declaration}`,
};

export const wayIn = wayTold(WORDS);
