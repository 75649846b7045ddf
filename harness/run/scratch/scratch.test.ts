import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createScratch, workIn } from "./scratch.ts";

const ROOTS_PLACE = "mirror-folder-0";

test("the next run finds the folder of the last one without its files, or a new one", async () => {
  const scratch = createScratch();
  onTestFinished(scratch.remove);
  const runIn = (...left: string[]) =>
    scratch.withinUsed(async (folder) => {
      const found = readdirSync(folder, { recursive: true }).sort();
      workIn(folder);
      mkdirSync(path.join(folder, ROOTS_PLACE), { recursive: true });
      for (const name of left) writeFileSync(path.join(folder, name), "left");
      return { folder, found };
    });
  const first = await runIn("input", "work/board.txt");
  const second = await runIn();
  expect(second).toEqual({ folder: first.folder, found: [ROOTS_PLACE, "work"] });
  await runIn(`${ROOTS_PLACE}/more`);
  const last = await runIn();
  expect(last.found).toEqual([]);
  expect(last.folder).not.toBe(first.folder);
});
