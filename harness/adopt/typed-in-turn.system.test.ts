import { expect, test } from "vitest";
import { bestIsolation } from "../run/isolation/probe.ts";
import { makesTerminals } from "../run/terminal.ts";
import { findToolchain } from "../submission/build/toolchain.ts";
import { LANGUAGES } from "../submission/language/index.ts";
import {
  KNIGHT_AT_CONSOLE,
  KNIGHT_AT_CONSOLE_ALONE,
  KNIGHT_IN_JAVA,
  KNIGHT_IN_NODE,
  TOUR_IN_JAVA,
  tourInNode,
} from "../testing/asking-again.ts";
import { gradingOne } from "../testing/grading-one.ts";
import { tourOf } from "../testing/tour-search.ts";
import { adoptWhileGrading } from "./while-grading.ts";

const gradeOne = gradingOne(adoptWhileGrading);
const hasJava = (await findToolchain(LANGUAGES.java)).found;
const hasTerminals = await makesTerminals(await bestIsolation());

const KNIGHT = { problem: "lost-knight", cases: /^tiny-[34]|^walled-in/ } as const;
const TOUR = { problem: "knights-tour", cases: /^5x5-corner|^8x8.r1c[0-3]/ } as const;

/** Tests if a program got each line when it waited for it, and was right with all of them. */
async function expectInTurn(files: Readonly<Record<string, string>>, request: typeof KNIGHT | typeof TOUR) {
  const graded = await gradeOne(files, request);
  expect(graded.notices).toMatchObject([{ way: expect.stringContaining('"typing":"lines"') }]);
  expect(Object.keys(graded.verdicts)).toEqual(["AC"]);
  return graded;
}

test("a program in JavaScript with a reader for each question gets each line when it waits", async () => {
  const knight = await expectInTurn({ "cavalo.js": KNIGHT_IN_NODE }, KNIGHT);
  expect(knight.notices).toMatchObject([{ way: expect.not.stringContaining("terminal") }]);
  await expectInTurn({ "passeio.js": tourInNode(tourOf.toString()) }, TOUR);
});

test.skipIf(!hasJava)(
  "a program in Java with a reader for each question gets each line when it waits",
  async () => {
    await expectInTurn({ "Cavalo.java": KNIGHT_IN_JAVA }, KNIGHT);
    await expectInTurn({ "Cavalo.java": TOUR_IN_JAVA }, TOUR);
  },
);

test.skipIf(!hasJava || !hasTerminals).each([
  ["fails", KNIGHT_AT_CONSOLE],
  ["says so", KNIGHT_AT_CONSOLE_ALONE],
])("a program that finds no console and %s is given a terminal", async (_, program) => {
  const graded = await expectInTurn({ "Cavalo.java": program }, KNIGHT);
  expect(graded.notices).toMatchObject([{ way: expect.stringContaining('"terminal":true') }]);
});
