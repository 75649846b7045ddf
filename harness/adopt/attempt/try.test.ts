import { expect, test } from "vitest";
import { taskFor } from "../../grade/task/task.ts";
import { problemOf } from "../../problem/index.ts";
import { fakeProgram } from "../../testing/fake-program.ts";
import { CHESSBOARD_TOUR } from "../../testing/tours.ts";
import { allowanceOf } from "./allowance.ts";
import { rejudged, tryTask } from "./try.ts";

test("each time that an output is read counts against what is allowed", async () => {
  let readings = 0;
  const counting = {
    ...allowanceOf({ ways: 1, cpuMs: 1000, wallMs: 1000 }),
    readingOr: <Result>(_: Result, read: () => Result) => {
      readings++;
      return read();
    },
  };
  const board = CHESSBOARD_TOUR.map((line) => line.join(" ")).join("\n");
  const task = taskFor(problemOf("knights-tour").adopting!.cases[0]!, {});
  const tried = await tryTask(task, { program: fakeProgram(() => board), allowance: counting });
  expect(readings).toBe(1);
  tried.first();
  tried.first();
  expect(readings).toBe(1);
  rejudged([tried], { answer: { firstRow: "bottom" } });
  expect(readings).toBe(2);
});
