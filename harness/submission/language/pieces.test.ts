import { expect, test } from "vitest";
import { LANGUAGE_NAMES } from "./names.ts";
import { piecesOf } from "./pieces.ts";

test.each(LANGUAGE_NAMES)("%s: a text without an end is one piece, and its line is read once", (name) => {
  for (const sign of ['\\"', "\\'", "`\\ ", '"']) {
    // Read anew from each sign, 50 KB would take many seconds.
    const text = `x\n${sign.repeat(50_000 / sign.length)}`;
    let read = 0;
    for (const { from, to } of piecesOf(text, name)) read += to - from;
    expect(read).toBe(text.length);
  }
});
