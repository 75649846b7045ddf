import path from "node:path";
import { expect } from "vitest";
import type { Adoption } from "../adopt/adopt-program.ts";
import { attemptsText } from "../adopt/attempts-text.ts";
import { survey } from "../adopt/survey/survey.ts";
import { PACKAGE_FOLDER } from "../base/package.ts";
import { loadCases } from "../problem/load.ts";
import { bestIsolation } from "../run/isolation/probe.ts";

const CASES = [
  "worked-example",
  "walled-in",
  "rectangle-20x40",
  "8x8/r1c4",
  "8x8/r6c2",
  "8x8/r7c5",
  "5x5-no-tour",
  "5x8",
];

/** All that was tried stands in the message of a failure. */
function resultOf(adoption: Adoption): string {
  if (adoption.kind === "adopted") return adoption.kind;
  return `${adoption.reason.en}\n${attemptsText(adoption.results, "en")}`;
}

/** Expects that bundled programs get the verdicts that their manifests state by manifests that are found without these. */
export async function expectUnderstood(names: readonly string[]): Promise<void> {
  const cases = loadCases({ files: path.join(PACKAGE_FOLDER, "cases") });
  const surveyed = await survey({
    isWanted: (name) => names.includes(name),
    cases: cases.filter(({ name }) => CASES.includes(name)),
    jobs: 2,
    isolation: await bestIsolation(),
  });
  expect(surveyed.map(({ name }) => name)).toEqual(names);
  for (const { name, adoption, differences } of surveyed) {
    expect({ name, result: resultOf(adoption), differences }).toEqual({
      name,
      result: "adopted",
      differences: [],
    });
  }
}
