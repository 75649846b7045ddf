import { byText } from "../../base/text.ts";
import type { SameAnswers } from "./answers.ts";
import type { AlikePair } from "./compare.ts";
import type { ComparedProgram } from "./programs.ts";

/** Two programs to look at. */
export interface Likeness extends Pick<AlikePair, "similarity" | "parts"> {
  readonly left: ComparedProgram;
  readonly right: ComparedProgram;
  /** Cases to which both gave the same rare wrong answer. */
  readonly cases: readonly string[];
}

/** Programs of which each is much like another one of them. */
export interface Cluster {
  readonly programs: readonly ComparedProgram[];
  /** The highest similarity in it. */
  readonly similarity: number;
}

/** Programs that are less alike may come from the same book. */
const MUCH = 0.5;

/** Joins what is alike in programs and in answers: alike programs first, then programs with the same wrong answers. */
export function likenesses(
  programs: readonly ComparedProgram[],
  pairs: readonly AlikePair[],
  answers: readonly SameAnswers[],
): Likeness[] {
  const places = new Map(programs.map(({ student }, at) => [student, at]));
  const keyOf = (one: number, other: number) => [one, other].sort((a, b) => a - b).join(" ");
  const cases = new Map(
    answers.flatMap(({ students: [one, other], cases: own }) => {
      const [left, right] = [places.get(one), places.get(other)];
      return left === undefined || right === undefined ? [] : [[keyOf(left, right), own] as const];
    }),
  );
  const alike = pairs.map(({ left, right, ...how }): Likeness => {
    const own = cases.get(keyOf(left, right)) ?? [];
    cases.delete(keyOf(left, right));
    return { ...how, left: programs[left]!, right: programs[right]!, cases: own };
  });
  const others = Array.from(cases, ([key, own]): Likeness => {
    const [left, right] = key.split(" ").map((at) => programs[Number(at)]!);
    return { left: left!, right: right!, similarity: 0, parts: [], cases: own };
  });
  return [...alike, ...others];
}

/** Counts the pairs whose matching parts were not searched. */
export function notSearched(all: readonly Likeness[]): number {
  return all.filter(({ parts }) => parts === undefined).length;
}

/** Groups programs of which each is much like another one, of three and more; the largest first. */
export function clustersOf(all: readonly Likeness[]): Cluster[] {
  const groups = new Map<ComparedProgram, Set<ComparedProgram>>();
  for (const { left, right, similarity } of all) {
    if (similarity < MUCH) continue;
    const joined = new Set([left, right, ...(groups.get(left) ?? []), ...(groups.get(right) ?? [])]);
    for (const program of joined) groups.set(program, joined);
  }
  return Array.from(new Set(groups.values()))
    .filter(({ size }) => size > 2)
    .map((group) => ({
      programs: Array.from(group).sort((a, b) => byText(a.name, b.name)),
      similarity: Math.max(...all.filter(({ left }) => group.has(left)).map(({ similarity }) => similarity)),
    }))
    .sort((a, b) => b.programs.length - a.programs.length || b.similarity - a.similarity);
}
