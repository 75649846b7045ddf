import { expect, test } from "vitest";
import { readOr } from "../../base/reading-time.ts";
import { endsWithin } from "./effort.ts";

test("a reading that is broken off from outside leaves the next one its clock", () => {
  const forEver = () => {
    for (;;);
  };
  expect(endsWithin(() => readOr("ended", forEver), 50)).toBe(false);
  expect(readOr("ended", forEver, 100)).toBe("ended");
});
