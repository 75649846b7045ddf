import { expect, test } from "vitest";
import { bestIsolation } from "../run/isolation/probe.ts";
import { makesTerminals } from "../run/terminal.ts";
import { findToolchain } from "../submission/build/toolchain.ts";
import { LANGUAGES } from "../submission/language/index.ts";
import {
  KNIGHT_AT_CONSOLE,
  KNIGHT_AT_CONSOLE_ALONE,
  KNIGHT_IN_JAVA,
  TOUR_IN_JAVA,
} from "../testing/asking-again.ts";
import { expectInTurn, KNIGHT, TOUR } from "./in-turn.ts";

const hasJava = (await findToolchain(LANGUAGES.java)).found;
const hasTerminals = await makesTerminals(await bestIsolation());

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
