import { expect, test, vi } from "vitest";
import { remembered, rememberedLately } from "./remembered.ts";

test("it is called once for each key, even if it returns undefined", () => {
  const make = vi.fn((key: number) => (key === 1 ? undefined : key));
  const made = remembered(make);
  expect([made(1), made(2), made(1), made(2)]).toEqual([undefined, 2, undefined, 2]);
  expect(make).toHaveBeenCalledTimes(2);
});

test("without a key it is called once, and not before it is asked", () => {
  const make = vi.fn(() => "made");
  const made = remembered(make);
  expect(make).not.toHaveBeenCalled();
  expect([made(), made()]).toEqual(["made", "made"]);
  expect(make).toHaveBeenCalledTimes(1);
});

test("what was asked lately is not made again, and nothing is kept for ever", () => {
  const make = vi.fn((text: string) => text.length);
  const made = rememberedLately(make);
  expect([made("a"), made("a")]).toEqual([1, 1]);
  expect(make).toHaveBeenCalledTimes(1);
  for (let at = 0; at < 5000; at++) expect(made(`line ${at}`)).toBe(`line ${at}`.length);
  made("a");
  expect(make).toHaveBeenCalledTimes(5002);
});
