import { describe } from "vitest";
import { canContain } from "../testing/container.ts";
import { PROGRAMS, testsOn } from "./platforms.ts";

const { right } = PROGRAMS;

describe.skipIf(!canContain())("a bundle, set up and called without a network", () => {
  describe("where the grader is root, as by Gradescope", () => testsOn("gradescope", { right }));
  describe("where it becomes root, as by Autolab", () => testsOn("autolab", { right }));
});
