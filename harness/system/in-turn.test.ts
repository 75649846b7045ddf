import { expect, test } from "vitest";
import { KNIGHT_IN_NODE, tourInNode } from "../testing/asking-again.ts";
import { tourOf } from "../testing/tour-search.ts";
import { expectInTurn, KNIGHT, TOUR } from "./in-turn.ts";

test("a program in JavaScript with a reader for each question gets each line when it waits", async () => {
  const knight = await expectInTurn({ "cavalo.js": KNIGHT_IN_NODE }, KNIGHT);
  expect(knight.notices).toMatchObject([{ way: expect.not.stringContaining("terminal") }]);
  await expectInTurn({ "passeio.js": tourInNode(tourOf.toString()) }, TOUR);
});
