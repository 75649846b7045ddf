import type { CauseTitles } from "../catalogue.ts";
import { PROPERTIES, QUANTITIES } from "./cause-sentences.ts";
import { IDEAS, SEARCH_IDEAS, START_IDEAS } from "./ideas.ts";

export const causes: CauseTitles = {
  "wrong-idea": ({ idea }) => `every answer is as if ${IDEAS[idea]}`,
  "first-way": () => "the paths are longer than the shortest, as those of a depth-first search",
  "wrong-search": ({ idea }) => `the wrong answers are those of a search ${SEARCH_IDEAS[idea]}`,
  "next-depth": () => "some answers are one too many, as those of a search that answers with the next depth",
  "squares-counted": () => "the answers can be numbers of squares, not of moves",
  "same-number": () => "the answer is the same number in every case",
  "path-not-wrapped": () =>
    "the number of moves is right, but squares of the printed path are not brought back onto the board",
  "path-leaves-board": () => "the number of moves is right, but the printed path leaves the board",
  "path-blocked": () => "the number of moves is right, but the printed path goes through a blocked square",
  "path-not-a-knight-move": () =>
    "the number of moves is right, but a step of the printed path is not a knight move",
  "path-ends-elsewhere": () => "the number of moves is right, but the printed path does not end on the exit",
  "answers-vary": () => "two runs on the same board give different answers",
  "closed-ignored": () => "tours that should be closed are open",
  "denies-tours": ({ where }) =>
    ({
      "odd-squares": "the program denies every tour on a board with an odd number of squares",
      closed: "the program denies the closed tour in every case",
      some: "the program says that there is no tour where there is one",
    })[where],
  "slow-search": ({ least }) => `the search takes too long on ${least} squares`,
  "squares-again": () => "each move more to S multiplies the computing time",
  "slow-squares": () => "the computing time grows too fast with the squares",
  "fixed-file": ({ file }) => `the program looks for the file ${file}`,
  "fails-off-square": () => "the program fails only in cases with a board that is not square",
  "fails-only-where": ({ property }) => `the program fails only in cases ${PROPERTIES[property]}`,
  "wrong-beyond": ({ quantity }) =>
    `the program is right with ${QUANTITIES[quantity]} up to some number, and wrong beyond it`,
  "wrong-start-idea": ({ idea }) => START_IDEAS[idea],
  "always-no-tour": () => "every answer is that there is no tour",
  "fixed-found": () => "the program showed only boards, starts or kinds of tour of its own",
  "slow-growth": () => "the computing time grows too fast with the board",
  "deep-recursion": () => "a search calls itself too deep on boards with many squares to reach",
  "negative-remainder": ({ language }) => `a remainder (%) is negative, as it is in ${language}`,
  "second-opinion": () => "the compiler's checks report undefined behaviour",
  pitfall: ({ pitfall }) =>
    pitfall === "rows-are-one"
      ? "all rows are one and the same list"
      : "a comparison for sorting gives true or false, not a number",
  "dead-end": () => "the knight got stuck before the tour was complete",
  "stopped-early": () => "the tour stops although the knight could still move",
  "eight-bit-steps": () => "the step numbers seem to be stored in eight bits",
  "start-not-marked": () => "the start has not the number 1",
  "straight-end": () => "the last square is three squares away from the first in a straight line",
  "closed-at-the-corner": () => "the last square is one move away from (0, 0), not from the first square",
  "dead-end-filled": () => "squares that are left at a dead end are numbered without a move",
  "numbers-skipped": () => "the numbers of the tour skip some",
  "numbers-begin-anew": ({ most }) => `after ${most} the numbers of the tour begin anew`,
  "squares-kept": () => "the list of the tour keeps squares that the search tried and left",
  "beyond-the-board": () => "the tour goes over squares just beyond the board",
  "numbers-shifted": () => "the numbers of the tour are shifted",
  "start-not-counted": () => "the start is not counted as the first step",
  "start-overwritten": () => "the number of the start is overwritten",
  "row-by-row": () => "the squares come in the order of the board, not of the tour",
  "wraps-around": () => "moves go around the edges of the board",
  "last-number-twice": () => "the last number of the tour appears twice",
  "tour-reversed": () => "the tour is printed backwards",
  "illegal-vector": () => "moves of one kind are not knight moves",
  "uncaught-error": ({ error }) => `an error ended the program: ${error}`,
};
