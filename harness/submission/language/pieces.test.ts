import { expect, test } from "vitest";
import { LANGUAGE_NAMES } from "./names.ts";
import { piecesOf } from "./pieces.ts";

test.each(LANGUAGE_NAMES)("%s: a text without an end is one piece, and its line is read once", (name) => {
  for (const sign of ['\\"', "\\'", "`\\ ", '"']) {
    // Read anew from each sign, 200 KB would take minutes.
    const text = `x\n${sign.repeat(200_000 / sign.length)}`;
    let read = 0;
    for (const { from, to } of piecesOf(text, name)) read += to - from;
    expect(read).toBe(text.length);
  }
});
