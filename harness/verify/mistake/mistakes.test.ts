import { expect, test } from "vitest";
import { bundledCases } from "../../bench/simulated-class.ts";
import type { Case } from "../../case/any-case.ts";
import type { Lab } from "../../run/lab.ts";
import { scoreMistakes } from "./index.ts";

test("a mistake in counting scores the share that the cases give it", async () => {
  const cases = bundledCases("lost-knight", 3);
  const scoreIn = async (asked: readonly Case[]) => {
    // The boards need no reference.
    const scores = await scoreMistakes(asked, {} as Lab);
    return scores.find(({ words }) => words.en.startsWith("counts one move too few"));
  };
  expect(await scoreIn(cases)).toMatchObject({ least: 0, most: 0 });
  const shared = cases.map((asked) => ({ ...asked, points: 4, countingShare: 0.5 }));
  expect(await scoreIn(shared)).toMatchObject({ least: 6, most: 6 });
});
