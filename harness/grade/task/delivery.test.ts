import { describe, expect, test } from "vitest";
import { type Contract, notSquare } from "../../problem/contract.ts";
import { told } from "../../testing/sentences.ts";
import { answerFileOf, deliveryOf, driverOf, MOST_FILLED_BYTES, misfitOf } from "./delivery.ts";

/** Contract of a 2 x 3 board; `n` is set as for a square board. */
function contract(n?: string): Contract {
  return {
    input: { arguments: ["{rows}"], stdin: "{rows}\n", files: { "board.txt": "{rows}" } },
    placeholders: { rows: "2", n },
    boardFile: "board.txt",
    formats: [],
    question: { rows: 2, columns: 3, start: { row: 0, column: 0 } },
    misfit: () => undefined,
    lacks: () => notSquare({ rows: 2, columns: 3 }),
    check: () => ({ kind: "accepted" }),
  };
}

describe("what a run is given", () => {
  test("is the problem's contract where the manifest says nothing", () => {
    expect(deliveryOf(contract(), {})).toEqual({
      arguments: ["2"],
      stdin: "2\n",
      staysOpen: false,
      terminal: false,
      files: { "board.txt": "2" },
      folder: ".",
      environment: {},
      isTooLarge: false,
    });
  });

  test("is what the manifest says; what it has no word on stays the contract's", () => {
    const input = {
      stdin: "1\n{rows}\n{unknown}",
      files: { "a\\b.txt": "{rows}" },
      environment: { ROWS: "{rows}" },
      staysOpen: true,
    };
    expect(deliveryOf(contract(), { input })).toMatchObject({
      arguments: ["2"],
      stdin: "1\n2\n{unknown}",
      files: { "board.txt": "2", "a\\b.txt": "2" },
      environment: { ROWS: "2" },
      staysOpen: true,
    });
  });

  test("has the word for the value of a placeholder that words stand with", () => {
    const asked = (tour: string) => ({ ...contract(), placeholders: { tour } });
    const input = { stdin: "{tour:open=n,closed=s} {tour} {tour:open=,closed=-c}" };
    expect(deliveryOf(asked("open"), { input }).stdin).toBe("n open ");
    expect(deliveryOf(asked("closed"), { input }).stdin).toBe("s closed -c");
  });

  test("is never more than a board or a few, however often a manifest names it", () => {
    const large = { ...contract(), placeholders: { board: ".".repeat(300_000) } };
    const input = { stdin: "{board}".repeat(9000), arguments: [] };
    const { stdin, isTooLarge } = deliveryOf(large, { input });
    expect(isTooLarge).toBe(true);
    expect(stdin.length).toBeLessThanOrEqual(MOST_FILLED_BYTES);
  });

  test("names files as from the folder that the program is started in", () => {
    const input = { arguments: ["{boardPath}", "{answerPath}"], folder: "bin/debug" };
    const answer = { file: "bin/out.txt" };
    expect(deliveryOf(contract(), { input, answer }).arguments).toEqual(["../../board.txt", "../out.txt"]);
  });
});

test("a driver is filled in for the case", () => {
  const replacement = { file: "a.py", find: "N = 8", replace: "N = {rows}" };
  const driver = { files: { "a.c": "{rows}" }, replacements: [replacement] };
  expect(driverOf(contract(), { driver })).toEqual({
    files: { "a.c": "2" },
    replacements: [{ ...replacement, replace: "N = 2" }],
  });
});

test("a program that takes one number for both sides is not asked for a board that is not square", () => {
  const manifest = { input: { stdin: "{n}" } };
  expect(misfitOf(contract("3"), manifest)).toBeUndefined();
  expect(told(misfitOf(contract(), manifest))).toEqual([
    "not-square",
    "the program is told one number for both sides of the board, but this board is 2 x 3",
    "o programa recebe um só número para os dois lados do tabuleiro, mas este tabuleiro é de 2 x 3",
  ]);
});

test("the size of a case may stand in the name of the file of the answer, but no board", () => {
  const named = (file: string) =>
    answerFileOf({ ...contract(), placeholders: { rows: "2", board: "C.\nS.\n" } }, { answer: { file } });
  expect(named("tour {rows}x.txt")).toBe("tour 2x.txt");
  expect(named("{board}.txt")).toBe("{board}.txt");
});
