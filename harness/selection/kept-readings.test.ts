import { expect, test } from "vitest";
import { readingsIn } from "./kept-readings.ts";

test.each([
  ["small", 2],
  ["large", 40_000],
])("a %s output is read once by each plan", (_, rows) => {
  const printed = Buffer.from("0 0\n1 2\n".repeat(rows));
  let asked = 0;
  const plan = { question: { rows: 3, columns: 3 }, formats: ["coordinates"] as const, declared: {} };
  const output = () => {
    asked++;
    return printed;
  };
  const transcript = {
    asked: { name: "", answer: "tour" as const },
    output,
    plan,
    check: () => expect.fail(),
  };
  const readings = () => Array.from(readingsIn(transcript, plan), ({ answer }) => answer);
  const first = readings();
  expect(first.length).toBeGreaterThan(0);
  expect(readings()).toEqual(first);
  expect(asked).toBe(1);
  Array.from(readingsIn(transcript, { ...plan, declared: { order: "column-row" } }));
  expect(asked).toBe(2);
});
