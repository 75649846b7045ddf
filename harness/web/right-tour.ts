import { readingsOf } from "../answer/read.ts";
import { type Case, isOf } from "../case/any-case.ts";
import { writeWalk } from "../finding/walk.ts";
import { taskFor } from "../grade/task/task.ts";
import { stepsOf } from "../problem/knights-tour/tour-view.ts";

/** Writes the tour of a right output, to be drawn and played; undefined if there is none, or if it is too long to draw. */
export function rightTourIn(asked: Case, output: Uint8Array): string | undefined {
  if (!isOf("knights-tour", asked)) return undefined;
  const { reading, check } = taskFor(asked, {});
  for (const { answer } of readingsOf(Buffer.from(output), reading)) {
    const isTour = answer.kind === "grid" || answer.kind === "visits";
    if (isTour && check(answer).kind === "accepted") return writeWalk(stepsOf(asked, answer));
  }
  return undefined;
}
