import { expect, test } from "vitest";
import { isOverFileSize } from "./stderr-clues.ts";

const MONO = `Unhandled Exception:
System.ArgumentException: array too small. numBytes/offset wrong.
Parameter name: array
  at System.IO.FileStream.Dispose (System.Boolean disposing) [0x000f6] in <12b4>:0
`;

test("a file of Mono that was cut at its limit is known by the complaint at its end", () => {
  const failed = { end: { kind: "exited", code: 1 } } as const;
  expect(isOverFileSize(failed, MONO)).toBe(true);
  expect(isOverFileSize(failed, MONO.replace("Dispose", "Write"))).toBe(false);
  expect(isOverFileSize({ end: { kind: "exited", code: 0 } }, MONO)).toBe(false);
});
