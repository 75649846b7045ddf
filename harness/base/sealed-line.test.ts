import fc from "fast-check";
import { expect, test } from "vitest";
import { seedForTest } from "../testing/seed.ts";
import { parseContent, sealed, unsealed } from "./sealed-line.ts";

const ANY_LINE = fc.tuple(
  fc.dictionary(fc.string({ unit: "binary" }), fc.jsonValue(), { minKeys: 1 }),
  fc.integer({ min: 1, max: 999_999_999 }),
);

test("a sealed line is read as it was written, and as no other number or object after any change of one byte", () => {
  fc.assert(
    fc.property(ANY_LINE, fc.nat(), fc.integer({ min: 1, max: 255 }), ([line, number], place, change) => {
      const { bytes } = sealed(line, number);
      const written = bytes.subarray(0, -1);
      const read = unsealed(written)!;
      expect(read.number).toBe(number);
      expect(parseContent(read.content)).toEqual(JSON.parse(JSON.stringify(line)));
      expect(JSON.parse(bytes.toString())).toMatchObject({ line: number });
      written[place % written.length]! ^= change;
      expect(unsealed(written)).toBeUndefined();
    }),
    { seed: seedForTest() },
  );
});

test("no line is written with a number with which it could not be read", () => {
  expect(() => sealed({ kind: "decided" }, 1_000_000_000)).toThrow(RangeError);
});

test.each(["", "{}", '{"a":1,"line":1}', '{"a":1,"line":1,"sum":"00000000"}', "x".repeat(100)])(
  "%s is no sealed line",
  (text) => {
    expect(unsealed(Buffer.from(text))).toBeUndefined();
  },
);
