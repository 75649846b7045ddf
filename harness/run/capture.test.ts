import { PassThrough } from "node:stream";
import fc from "fast-check";
import { expect, test } from "vitest";
import { Collector } from "./capture.ts";

test("of a stream that is too long the beginning is kept, and the end if it is asked for", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.uint8Array({ maxLength: 9 })),
      fc.nat(9),
      fc.nat(9),
      async (parts, atStart, atEnd) => {
        const collector = new Collector(atStart + atEnd, atEnd);
        const stream = new PassThrough();
        collector.follow(stream);
        for (const part of parts) stream.write(part);
        stream.end();
        await new Promise((done) => stream.on("close", done));
        const all = Buffer.concat(parts);
        const isCut = all.length > atStart + atEnd;
        const end = isCut && atEnd > 0 ? [Buffer.from("\n"), all.subarray(-atEnd)] : [];
        expect(collector.capture()).toEqual({
          bytes: isCut ? Buffer.concat([all.subarray(0, atStart), ...end]) : all,
          cut: isCut,
        });
        expect(collector.seen).toBe(all.length);
      },
    ),
  );
});
