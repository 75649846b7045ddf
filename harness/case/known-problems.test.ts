import path from "node:path";
import { expect, test } from "vitest";
import { PACKAGE_FOLDER } from "../base/package.ts";
import { folderWith } from "../testing/folders.ts";
import { caseFilesAt } from "./case-folders.ts";
import { isProblem, knownProblems, knowProblemsIn, withOwnProblems } from "./known-problems.ts";

test("a problem of one command is nothing to the next one", () => {
  const cases = folderWith({ "problem.yaml": "problem: rook-moves\n", "a.yaml": "title: a\n" });
  withOwnProblems(() => {
    knowProblemsIn(caseFilesAt(cases));
    expect(isProblem("rook-moves")).toBe(true);
  });
  withOwnProblems(() => {
    knowProblemsIn(caseFilesAt(path.join(PACKAGE_FOLDER, "cases")));
    expect(isProblem("rook-moves")).toBe(false);
    expect(knownProblems()).toEqual(["lost-knight", "knights-tour", "knight-moves"]);
  });
});
