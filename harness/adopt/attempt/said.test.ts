import { expect, test } from "vitest";
import { saidBy } from "./said.ts";

test("a way of asking is shortened to what is typed and how the answer is read", () => {
  expect(saidBy({}, "en")).toBe("by the contract");
  expect(saidBy({ fixed: { tour: "open" } }, "en")).toBe('by the contract, fixed `{"tour":"open"}`');
  expect(saidBy({ input: { arguments: [], stdin: "" }, fixed: { rows: 8, presumed: true } }, "en")).toBe(
    'without input, fixed `{"rows":8}`',
  );
  expect(saidBy({ input: { arguments: [], stdin: "{n}\n" } }, "en")).toBe('input `{"stdin":"{n}\\n"}`');
});
