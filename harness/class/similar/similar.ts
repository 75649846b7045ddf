import { byText } from "../../base/text.ts";
import type { SameAnswers } from "./answers.ts";
import type { CommonPart } from "./common.ts";
import type { AlikePair, Comparison, Two } from "./compare.ts";
import type { ComparedProgram } from "./programs.ts";

/** Two programs to look at. */
export interface Likeness extends Pick<AlikePair, "similarity" | "parts"> {
  readonly left: ComparedProgram;
  readonly right: ComparedProgram;
  /** Cases to which both gave the same rare wrong answer. */
  readonly cases: readonly string[];
}

/** Three and more programs that are much alike. */
export interface Group {
  readonly programs: readonly ComparedProgram[];
  /** Of all its pairs. */
  readonly lowest: number;
  readonly highest: number;
  readonly pairs: readonly Likeness[];
}

/** A part that was left out, because many have it. */
export interface LeftOut extends Pick<CommonPart, "words" | "lines"> {
  /** One of those that have it. */
  readonly program: ComparedProgram;
  readonly holders: readonly ComparedProgram[];
  /** Number of programs that were compared. */
  readonly of: number;
}

/** All that is to be said about the programs of a class that are alike. */
export interface Similarities {
  readonly groups: readonly Group[];
  readonly pairs: readonly Likeness[];
  readonly common: readonly LeftOut[];
  readonly tooLittle: readonly ComparedProgram[];
}

/** Finds the places of students who gave the same wrong answers, and the cases of each two of them. */
export class SharedAnswers {
  readonly #cases = new Map<string, readonly string[]>();
  readonly pairs: readonly Two[];

  constructor(programs: readonly ComparedProgram[], answers: readonly SameAnswers[]) {
    const places = new Map(programs.map(({ student }, at) => [student, at]));
    this.pairs = answers.flatMap(({ students, cases }): Two[] => {
      const [left, right] = students.flatMap((each) => places.get(each) ?? []).sort((a, b) => a - b);
      if (left === undefined || right === undefined) return [];
      this.#cases.set(`${left} ${right}`, cases);
      return [[left, right]];
    });
  }

  casesOf({ left, right }: AlikePair): readonly string[] {
    return this.#cases.get(`${left} ${right}`) ?? [];
  }
}

/** Names the programs of a comparison. */
export function similaritiesOf(
  programs: readonly ComparedProgram[],
  { groups, pairs, common, tooLittle }: Comparison,
  answers: SharedAnswers,
): Similarities {
  const named = (places: readonly number[]) =>
    places.map((at) => programs[at]!).sort((a, b) => byText(a.name, b.name));
  const likenessOf = ({ left, right, ...how }: AlikePair): Likeness => ({
    ...how,
    left: programs[left]!,
    right: programs[right]!,
    cases: answers.casesOf({ left, right }),
  });
  return {
    groups: groups.map((group) => ({
      ...group,
      programs: named(group.programs),
      pairs: group.pairs.map(likenessOf),
    })),
    pairs: pairs.map(likenessOf),
    common: common.map(({ words, lines, program, holders }) => ({
      ...{ words, lines, program: programs[program]!, holders: named(holders), of: programs.length },
    })),
    tooLittle: named(tooLittle),
  };
}

/** Joins what was found in the programs of several problems. */
export function joined(all: readonly Similarities[]): Similarities {
  return {
    groups: all.flatMap(({ groups }) => groups),
    pairs: all.flatMap(({ pairs }) => pairs),
    common: all.flatMap(({ common }) => common),
    tooLittle: all.flatMap(({ tooLittle }) => tooLittle),
  };
}

/** Counts the pairs whose matching parts were not searched. */
export function notSearched({ groups, pairs }: Similarities): number {
  return [...pairs, ...groups.flatMap((group) => group.pairs)].filter(({ parts }) => parts === undefined)
    .length;
}
