import { expect, test } from "vitest";
import type { Clues } from "../input/clues.ts";
import { tourCandidates } from "./candidates.ts";

test("a program is asked for tours only on boards that have some", () => {
  const clues = { sizes: [3, 8], traces: {} } as unknown as Clues;
  const way = { input: { arguments: ["{row1}", "{column1}"], stdin: "" }, evidence: [] };
  expect(tourCandidates(way, clues).map(({ manifest }) => manifest.fixed?.rows)).toEqual([8]);
});
