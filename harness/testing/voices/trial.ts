import type { Reading } from "../../answer/answer.ts";
import { readingsOf } from "../../answer/read.ts";
import type { LostKnightCase } from "../../case/lost-knight.ts";
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
export const CASE_SETS = 10;
/** Fewer cases are no evidence for an answer that stands among many other numbers. */
const CASES = 14;
const caseSets = new Map<number, readonly SearchedCase[]>();

function casesFor(seed: number): readonly SearchedCase[] {
  const set = seed % CASE_SETS;
  const known = caseSets.get(set) ?? searchedCases(diceOf(set), CASES);
  caseSets.set(set, known);
  return known;
}

/** A program's answers to some cases, and everything that it prints in them. */
export interface Spoken {
  readonly words: string;
  readonly cases: readonly LostKnightCase[];
  readonly said: readonly Said[];
  readonly outputs: readonly Buffer[];
}

/** Lets a program of this role speak on all cases. */
export function speak(role: Trial["role"], seed: number): Spoken {
  const cases = casesFor(seed);
  const voice: Voice = role === "hedging" ? hedgingVoice(seed) : plainVoice(seed);
  const said = cases.map(role === "wrong" ? wrongSolver(diceOf(seed + 1)) : rightSolver);
  return {
    words: voice.words,
    cases: cases.map(({ asked }) => asked),
    said,
    outputs: cases.map((searched, at) => voice.say(said[at]!, searched)),
  };
}

/** Lets a program of this role speak on all cases, and judges what it printed. */
export function knightTrial(role: Trial["role"], seed: number): Trial {
  const { words, cases, said, outputs } = speak(role, seed);
  const speeches = cases.map((asked, at): Speech => {
    const { question, formats, check } = lostKnightContract(asked);
    return { asked, output: () => outputs[at]!, plan: { question, formats, declared: {} }, check };
  });
  const hearing = hear(speeches);
  const results = speeches.map(({ asked: { name, answer }, check }, at) => {
    const output = outputs[at]!;
    const judgement = judgeReadings(readingsIn(hearing, at, output), check);
    return { name, said: said[at]!, right: answer as Said, output, judgement };
  });
  return { seed, role, words, hearing, results };
}

function readingsIn({ heard }: Hearing, at: number, output: Buffer): Iterable<Reading> {
  const each = heard[at]!;
  if (each.kind === "read") return [each.reading];
  return each.kind === "unread" ? [] : readingsOf(output, each.plan);
}
