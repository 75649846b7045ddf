import { isDeepStrictEqual } from "node:util";
import { placed, type Sentence, say } from "../../base/sentence.ts";
import { excerpt } from "../../base/text.ts";
import type { SourceLocation } from "../../problem/input/clues.ts";
import type { Input } from "../../problem/input/input-schemas.ts";
import type { Invocation } from "../../problem/input/invocation.ts";
import type { Outcome } from "../../run/outcome.ts";
import type { Result } from "../attempt/result.ts";
import { isHeard, type Subject, type Try, tryTask } from "../attempt/try.ts";

/** Manner of typing to a program that does not take everything at once. */
export interface Manner {
  readonly typed: Pick<Input, "typing" | "terminal">;
  /** Reason to type so. */
  readonly because: Sentence;
}

const NOT_READ: Sentence = say`typed at once, the second line was not read. Here each line is typed when the program waits for it`;

/** Types line by line, each line when the program waits for it. */
export const LINE_BY_LINE: Manner = { typed: { typing: "lines" }, because: NOT_READ };

/** The manners of typing in turn, in the order of their trial: most programs need no terminal for it. */
const MANNERS: readonly Manner[] = [
  LINE_BY_LINE,
  { ...LINE_BY_LINE, typed: { typing: "lines", terminal: true } },
];

const NEEDS_TERMINAL: Sentence = say`the program may look for a terminal here, and without one it ended in the same manner whatever it was given`;

/** Types line by line in a terminal to a program whose sources look for one. */
export function terminalFor(trace: SourceLocation): Manner {
  return {
    typed: { typing: "lines", terminal: true },
    because: placed(excerpt(trace), NEEDS_TERMINAL),
  };
}

/**
 * Tests if a program ended by itself in the same manner in two runs. If more was typed in one of them, it did not get that: its
 * first question may have taken all that was there.
 */
export function endedAlike(one: Outcome, other: Outcome): boolean {
  return (
    one.end.kind === "exited" &&
    isDeepStrictEqual(one.end, other.end) &&
    one.stdout.bytes.equals(other.stdout.bytes) &&
    one.stderr.bytes.equals(other.stderr.bytes)
  );
}

/** Counts the lines that are typed. */
export function linesOf({ stdin = "" }: Input): number {
  return stdin.split("\n").length - 1;
}

/**
 * Copies the ways of asking, typed line by line, if a program that failed does the same when it is typed the first line alone,
 * but something else when it is typed nothing.
 */
export async function typedInTurn(
  ways: readonly Invocation[],
  results: readonly Result[],
  subject: Subject,
): Promise<Invocation[]> {
  const failed = results.map(({ tries }) => tries[0]).find((first) => first && mayMissLines(first));
  if (!failed?.outcome) return [];
  const { task, outcome } = failed;
  const [line] = task.delivery.stdin.split("\n");
  const endsSo = async (stdin: string) => {
    const tried = await tryTask({ ...task, delivery: { ...task.delivery, stdin } }, subject);
    return tried.outcome !== undefined && endedAlike(outcome, tried.outcome);
  };
  return (await endsSo(`${line}\n`)) && !(await endsSo(""))
    ? MANNERS.flatMap((each) => typedSo(ways, each))
    : [];
}

/** Tests if a program failed, and may not have got all lines that were typed. */
function mayMissLines(each: Try): boolean {
  const { stdin, typing } = each.task.delivery;
  return (
    typing === undefined && linesOf({ stdin }) > 1 && each.outcome?.end.kind === "exited" && !isHeard(each)
  );
}

/** Copies the ways of asking, typed in a manner of its own. */
export function typedSo(ways: readonly Invocation[], { typed, because }: Manner): Invocation[] {
  return ways.map(({ input, ...way }) => ({
    ...way,
    input: { ...input, ...typed },
    evidence: [...way.evidence, { at: ["input", "typing"], because }],
  }));
}
