import { test } from "vitest";
import { expectUnderstood } from "./surveyed.ts";

/** One that asks its user, and one that writes a file; the soak has all. */
const OF_EACH_KIND = ["knights-tour/javascript-asks-for-square", "lost-knight/python-answer-file"];

test("bundled programs are understood without their manifests", () => expectUnderstood(OF_EACH_KIND));
