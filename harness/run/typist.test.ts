import path from "node:path";
import { PassThrough } from "node:stream";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { folderWith } from "../testing/folders.ts";
import { typeInTurn } from "./typist.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a key waits until the one before was read, however late that is", () => {
  const stdin = new PassThrough({ encoding: "latin1" });
  const computed = new Map([
    ["terminal", "1"],
    ["program", "1"],
  ]);
  const wake = (thread: string) => computed.set(thread, `${computed.get(thread)}1`);
  const inputFile = path.join(folderWith({ input: "ab" }), "input");
  const end = typeInTurn(
    { inputFile, typing: "keys" },
    { stdin, processes: { asleep: () => new Map(computed) } },
  );
  vi.advanceTimersByTime(100);
  expect(stdin.read()).toBe("a");
  wake("terminal");
  vi.advanceTimersByTime(300);
  expect(stdin.read()).toBeNull();
  wake("program");
  vi.advanceTimersByTime(100);
  expect(stdin.read()).toBe("b");
  end();
});

test("a program that reads nothing yet gets the next key all the same", () => {
  const stdin = new PassThrough({ encoding: "latin1" });
  const inputFile = path.join(folderWith({ input: "8\n" }), "input");
  const asleep = () => new Map([["program", "1"]]);
  const end = typeInTurn({ inputFile, typing: "keys" }, { stdin, processes: { asleep } });
  vi.advanceTimersByTime(5_000);
  expect(stdin.read()).toBe("8\r");
  end();
});

test("each line is typed whole, once the one before was read, and then the input ends", () => {
  const stdin = new PassThrough({ encoding: "latin1" });
  let computed = "1";
  const inputFile = path.join(folderWith({ input: "dez\n8" }), "input");
  const asleep = () => new Map([["program", computed]]);
  const end = typeInTurn({ inputFile, typing: "lines" }, { stdin, processes: { asleep } });
  vi.advanceTimersByTime(100);
  expect(stdin.read()).toBe("dez\n");
  computed = "2";
  vi.advanceTimersByTime(100);
  expect(stdin.read()).toBe("8");
  expect(stdin.writableEnded).toBe(false);
  computed = "3";
  vi.advanceTimersByTime(100);
  expect(stdin.writableEnded).toBe(true);
  end();
});
