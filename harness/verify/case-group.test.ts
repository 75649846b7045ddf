import path from "node:path";
import { expect, test } from "vitest";
import { PACKAGE_FOLDER } from "../base/package.ts";
import { loadCases } from "../problem/load.ts";
import { groupCases, partOf } from "./case-group.ts";

test("the starts of a chessboard are shared out among programs, and every other case is put to all", () => {
  const cases = loadCases({ files: path.join(PACKAGE_FOLDER, "cases"), problem: "knights-tour" });
  const groups = groupCases(cases, "en");
  const starts = groups.find(({ name }) => name === "8x8")!.cases;
  const parts = [0, 1, 2, 3].map((turn) => partOf(groups, turn));
  expect(new Set(parts.flat())).toEqual(new Set(cases));
  for (const part of parts) expect(part).toHaveLength(cases.length - starts.length + starts.length / 4);
});
