import { expect, test } from "vitest";
import type { Answer } from "./answer/answer.ts";
import { ACCEPTED, rejected } from "./check/judgement.ts";
import type { End, Outcome } from "./run/outcome.ts";
import { rule } from "./verdict.ts";

const LIMITS = { cpuMs: 2000, wallMs: 8000, outputBytes: 100, memoryBytes: 2 ** 20 };
const WRONG = rejected({ kind: "wrong-number-of-moves", message: "wrong" });
const exited = (code: number): End => ({ kind: "exited", code });

function ruling(
  end: End,
  { answer, right = true, stderr = "" }: { answer?: Answer; right?: boolean; stderr?: string } = {},
) {
  const capture = (text: string) => ({ bytes: Buffer.from(text), cut: false });
  const outcome: Outcome = {
    end,
    wallMs: 5,
    cpuMs: 2,
    stdout: capture(""),
    stderr: capture(stderr),
    writtenBytes: 0,
  };
  return rule({
    outcome,
    limits: LIMITS,
    answer,
    lookedFor: "a number",
    check: () => (right ? ACCEPTED : WRONG),
  });
}

const SOME: Answer = { kind: "moves", moves: 68 };

test.each<[string, End, Parameters<typeof ruling>[1], string]>([
  ["a right answer", exited(0), { answer: SOME }, "AC"],
  ["a wrong answer", exited(0), { answer: SOME, right: false }, "WA"],
  ["no answer", exited(0), {}, "PE"],
  ["no answer and an exit code", exited(1), {}, "RTE"],
  ["a wrong answer and an exit code", exited(1), { answer: SOME, right: false }, "RTE"],
  ["a right answer and an exit code", exited(1), { answer: SOME }, "AC"],
  ["a right answer and a crash", { kind: "signalled", signal: "SIGSEGV" }, { answer: SOME }, "RTE"],
  ["a right answer before the CPU limit", { kind: "limit", limit: "cpu" }, { answer: SOME }, "TLE"],
  ["waiting for ever", { kind: "limit", limit: "wall" }, {}, "TLE"],
  ["a flood", { kind: "limit", limit: "output" }, {}, "OLE"],
  ["too large a file", { kind: "limit", limit: "file-size" }, {}, "OLE"],
  ["too much memory", { kind: "limit", limit: "memory" }, {}, "MLE"],
  ["a measure that is damaged", { kind: "unmeasured", reason: "" }, { answer: SOME }, "JE"],
  ["our failure to start it", { kind: "not-started", reason: "EAGAIN" }, {}, "JE"],
  ["a grading that was stopped", { kind: "stopped" }, {}, "SK"],
])("%s", (_, end, facts, verdict) => {
  expect(ruling(end, facts).verdict).toBe(verdict);
});

test("an exit code that is forgiven is noted", () => {
  expect(ruling(exited(1), { answer: SOME }).note).toBe("the answer is right, but it ended with exit code 1");
});

test("what a program said is quoted without what a terminal would obey, and cut", () => {
  const stderr = `\u001b[31mValueError: \u202Eabc${"x".repeat(1000)}\u0007\n`;
  const { finding } = ruling(exited(1), { stderr });
  expect(finding?.message).toMatch(
    /^it ended with exit code 1; it said: \\u\{1b\}\[31mValueError: \\u\{202e\}abcx+…$/,
  );
});
