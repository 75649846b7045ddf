import type { Reading } from "../../answer/answer.ts";
import { readingsOf } from "../../answer/read.ts";
import { hear } from "../../hearing/hear.ts";
import type { Hearing, Speech } from "../../hearing/hearing.ts";
import type { Judgement } from "../../problem/judgement.ts";
import { lostKnightContract } from "../../problem/lost-knight/contract.ts";
import { judgeReadings } from "../../problem/readings.ts";
import { diceOf } from "./dice.ts";
import { type SearchedCase, searchedCases } from "./knight-case.ts";
import { hedgingVoice, plainVoice, type Said, type Voice } from "./knight-voice.ts";
import { rightSolver, wrongSolver } from "./solvers.ts";

export const ROLES = ["right", "wrong", "hedging"] as const;

/** A program that was heard on all cases, with the truth about it. */
export interface Trial {
  readonly seed: number;
  readonly role: (typeof ROLES)[number];
  readonly words: string;
  readonly hearing: Hearing;
  readonly results: readonly {
    readonly name: string;
    readonly said: Said;
    readonly right: Said;
    readonly output: Buffer;
    readonly judgement: Judgement | undefined;
  }[];
}

/** Cases are shared by many voices, because boards take long to make. */
const CASE_SETS = 10;
const caseSets = new Map<number, readonly SearchedCase[]>();

function casesFor(seed: number): readonly SearchedCase[] {
  const set = seed % CASE_SETS;
  const known = caseSets.get(set) ?? searchedCases(diceOf(set), 14 + (set % 3) * 4);
  caseSets.set(set, known);
  return known;
}

/** Lets a program of this role speak on all cases, and judges it. */
export function knightTrial(role: Trial["role"], seed: number): Trial {
  const cases = casesFor(seed);
  const voice: Voice = role === "hedging" ? hedgingVoice(seed) : plainVoice(seed);
  const solver = role === "wrong" ? wrongSolver(diceOf(seed + 1)) : rightSolver;
  const said = cases.map(solver);
  const speeches = cases.map((searched, at): Speech => {
    const { question, formats, check } = lostKnightContract(searched.asked);
    return {
      asked: searched.asked,
      output: () => voice.say(said[at]!, searched),
      plan: { question, formats, declared: {} },
      check,
    };
  });
  const hearing = hear(speeches);
  return {
    seed,
    role,
    words: voice.words,
    hearing,
    results: speeches.map(({ asked, output, check }, at) => ({
      name: asked.name,
      said: said[at]!,
      right: cases[at]!.asked.answer,
      output: output(),
      judgement: judgeReadings(readingsIn(hearing, at, output()), check),
    })),
  };
}

function readingsIn({ heard }: Hearing, at: number, output: Buffer): Iterable<Reading> {
  const each = heard[at]!;
  if (each.kind === "read") return [each.reading];
  return each.kind === "unread" ? [] : readingsOf(output, each.plan);
}
