import path from "node:path";
import { expect, test } from "vitest";
import { loadCases } from "../../problem/load.ts";
import { folderWith } from "../../testing/folders.ts";
import { importPackage } from "./import.ts";
import { readPackage } from "./package.ts";

const NAMES = ["sample/1", "secret/1/a", "secret/1/b", "secret/2/a", "secret/2/b", "secret/3/a"].map(
  (name) => `sums/data/${name}`,
);

test("groups of test data keep their points and their rule, and it is told what they do not keep", () => {
  const folder = folderWith({
    "sums/problem.yaml": "problem_format_version: 2025-09\nname: Sums\ntype: scoring\n",
    "sums/data/secret/1/test_group.yaml": "max_score: 30\n",
    "sums/data/secret/2/test_group.yaml": "max_score: 70\nscore_aggregation: sum\nrequire_pass: sample\n",
    "sums/data/secret/3/test_group.yaml": "max_score: unbounded\n",
    ...Object.fromEntries(
      NAMES.flatMap((name) => [`${name}.in`, `${name}.ans`]).map((file) => [file, "1\n"]),
    ),
  });
  const { left } = importPackage(readPackage(path.join(folder, "sums")), path.join(folder, "somas"));
  expect(left.map(({ en }) => en)).toEqual([
    "secret/2: require_pass was not taken over, so this group counts by itself",
  ]);
  const cases = loadCases({ files: path.join(folder, "somas") });
  expect(
    cases.map(({ name, points, group, visibility }) => [name, points, group?.award, visibility]),
  ).toEqual([
    ["sample/1", 0, "share", "public"],
    ["secret/1/a", 15, "all", "hidden"],
    ["secret/1/b", 15, "all", "hidden"],
    ["secret/2/a", 35, "share", "hidden"],
    ["secret/2/b", 35, "share", "hidden"],
    ["secret/3/a", 1, undefined, "hidden"],
  ]);
});
