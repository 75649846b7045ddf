import path from "node:path";
import { expect, test } from "vitest";
import { folderForFile } from "../testing/folders.ts";
import { earnedIn, expectNotInSilence, flipped, gradeClass, linesOf } from "./damage.ts";

const FOLDER = folderForFile();
const made = await gradeClass(path.join(FOLDER, "turma"));
const whole = made.journal;

test("of a journal no bit is flipped, and nowhere it is cut, so that a grade changes in silence", () => {
  function* damaged(): Generator<[string, Buffer]> {
    for (let at = 0; at < whole.length; at++) {
      yield [`cut at ${at}`, whole.subarray(0, at)];
      for (let bit = 0; bit < 8; bit++) yield [`bit ${bit} of ${at}`, flipped(whole, at, bit)];
    }
  }
  expectNotInSilence(made, damaged());
});

test("whatever line is damaged, the programs earn the same when they are graded again", async () => {
  const lines = linesOf(whole).filter((line) => line.length > 1);
  for (const [at, line] of lines.entries()) {
    const damaged = Buffer.concat(lines.with(at, flipped(line, 12, 0)));
    const copy = made.copyWith(damaged, path.join(FOLDER, "copy"));
    await copy.grade();
    expect(earnedIn(copy.out), line.toString("utf8", 0, 100)).toEqual(earnedIn(made.out));
    expect((await copy.run("report")).stderr).not.toContain("damaged");
  }
});
