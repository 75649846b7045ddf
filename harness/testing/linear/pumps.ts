import { RegExpParser } from "@eslint-community/regexpp";
import { samples } from "../seed.ts";
import { repeatsIn, SIGNS } from "./samples.ts";

/** Runs that nothing was written for in particular. */
const RUNS = [
  ...SIGNS,
  ..."\r\n|a |1 |a,|1,|a, |a\n|1\n| \n|\n\n|a(|()|[[|{}|//|/*|a.|a=|Aa|1 2\n|#S.\n|'a'|\"a\"".split("|"),
];

/** Texts before a part that repeats, and texts that it takes, of which pumps are made: all in the soak. */
const HEADS = 2;
const RUNS_OF_ONE_PART = 3;

/** A text of a hostile hand-in, as long as one likes. */
export interface Pump {
  readonly head: string;
  /** Repeated until the text is long enough. */
  readonly unit: string;
  /** Repeated in place of the unit in the second half. */
  readonly second: string;
  readonly tail: string;
}

export function textOf({ head, unit, second, tail }: Pump, length: number): string {
  const repeated = (what: string) => what.repeat(Math.ceil(length / 2 / what.length));
  return head + repeated(unit) + repeated(second) + tail;
}

/**
 * Makes the texts that may be hard for an expression. For each part of it that repeats: what comes before that part, once
 * and over and over, runs of what the part takes, and an end that it does not expect.
 */
export function pumpsOf(expression: RegExp): Pump[] {
  const pumps = new Map<string, Pump>();
  function add(unit: string, { head = "", second = unit, tail = "" } = {}): void {
    if (unit !== "" && second !== "")
      pumps.set(JSON.stringify([head, unit, second, tail]), { head, unit, second, tail });
  }
  for (const unit of RUNS) add(unit);
  const parser = new RegExpParser({ ecmaVersion: 2025 });
  for (const { before, runs, after } of repeatsIn(parser.parseLiteral(String(expression)))) {
    for (const head of before.slice(0, samples(HEADS))) {
      for (const end of ["", " ", "\n"]) add(head + end);
      for (const run of runs.slice(0, samples(RUNS_OF_ONE_PART))) {
        for (const tail of ["\0", "\n"]) add(run, { head, tail });
        for (const end of ["", " ", "\n"]) add(head + run + end);
        add(head, { second: run, tail: "\0" });
        for (const last of after) for (const unit of [last, run + last]) add(unit);
      }
    }
  }
  return Array.from(pumps.values());
}
