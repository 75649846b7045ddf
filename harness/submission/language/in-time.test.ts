import { expect, test, vi } from "vitest";
import { ReadTooLong } from "../../base/reading-time.ts";
import { folderWith } from "../../testing/folders.ts";
import { discoverSubmissions } from "../find/discover.ts";
import { inTime } from "./in-time.ts";
import { LANGUAGES } from "./index.ts";
import type { Language } from "./language.ts";
import { python } from "./python.ts";

const forEver = () => {
  for (;;);
};
const SOURCE = { path: "main.py", text: "print(1)\n", utf8: true };

test("what takes too long to find in a source is taken for absent, and nothing is built without a plan", () => {
  const slow: Language = { ...python, onlyDefines: forEver, plan: forEver };
  const { onlyDefines, plan, isMain } = inTime(slow);
  expect([onlyDefines?.(SOURCE), isMain(SOURCE)]).toEqual([false, python.isMain(SOURCE)]);
  expect(() => plan({ sources: [SOURCE], main: SOURCE })).toThrow(ReadTooLong);
});

test("a source is read once, however many ask", () => {
  const isMain = vi.fn(() => true);
  const asked = inTime({ ...python, isMain });
  expect([asked.isMain(SOURCE), asked.isMain(SOURCE), asked.isMain({ ...SOURCE })]).toEqual([
    true,
    true,
    true,
  ]);
  expect(isMain).toHaveBeenCalledTimes(2);
});

test("a hand-in whose sources take too long to read is to look at, and the others are found", async () => {
  const slow = inTime({ ...python, isMain: ({ text }) => (text.includes("eterno") ? forEver() : true) });
  vi.spyOn(LANGUAGES.python, "isMain").mockImplementation(slow.isMain);
  const folder = folderWith({ "ana/main.py": "print(1)\n", "bia/main.py": "eterno = 1\n" });
  const found = await discoverSubmissions(folder, "lost-knight");
  expect(found.map(({ kind }) => kind)).toMatchObject([
    { kind: "program" },
    { kind: "unclear", finding: { kind: "reading-too-long", what: "sources" } },
  ]);
});
