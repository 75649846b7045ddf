import { readingsOf } from "../../answer/read.ts";
import type { Reading } from "../../answer/reading/answer.ts";
import type { CodedProblem } from "../../case/names.ts";
import { contractOf } from "../../problem/index.ts";
import type { Judgement } from "../../problem/judgement.ts";
import { judgeReadings } from "../../problem/readings.ts";
import { selectReadings } from "../../selection/select-readings.ts";
import type { Selection, Transcript } from "../../selection/selection.ts";
import { speakOfPath } from "./speak-of-path.ts";
import { speakOfTour } from "./speak-of-tour.ts";
import type { CodedCase, Role, Spoken } from "./spoken.ts";

/** A program that was heard on all cases, with the truth about it. */
export interface Trial {
  readonly problem: CodedProblem;
  readonly role: Role;
  readonly seed: number;
  readonly words: string;
  readonly selection: Selection;
  readonly results: readonly {
    readonly name: string;
    readonly isRight: boolean;
    readonly output: Buffer;
    readonly judgement: Judgement | undefined;
  }[];
}

const SPEAKERS: Readonly<Record<CodedProblem, (role: Role, seed: number) => Spoken>> = {
  "lost-knight": speakOfPath,
  "knights-tour": speakOfTour,
};

/** A kind of program: its problem, and its honesty. */
export type Kind = Pick<Trial, "problem" | "role">;

/** Lets a program of this kind speak on all cases. */
export function speak({ problem, role }: Kind, seed: number): Spoken {
  return SPEAKERS[problem](role, seed);
}

/** Lets a program of this kind speak on all cases, and judges what it printed. */
export function trial(kind: Kind, seed: number): Trial {
  const { words, cases, isRight, outputs } = speak(kind, seed);
  const { selection, judgements } = judged(cases, outputs);
  const results = cases.map(({ name }, at) => ({
    name,
    isRight: isRight[at]!,
    output: outputs[at]!,
    judgement: judgements[at],
  }));
  return { ...kind, seed, words, selection, results };
}

/** Hears what a program printed in all cases, and judges it. */
export function judged(cases: readonly CodedCase[], outputs: readonly Buffer[]) {
  const transcripts = cases.map((asked, at): Transcript => {
    const { question, formats, check } = contractOf(asked);
    return { asked, output: () => outputs[at]!, plan: { question, formats, declared: {} }, check };
  });
  const selection = selectReadings(transcripts);
  const judgements = transcripts.map(({ check }, at) =>
    judgeReadings(readingsIn(selection, at, outputs[at]!), check),
  );
  return { selection, judgements };
}

function readingsIn({ selected }: Selection, at: number, output: Buffer): Iterable<Reading> {
  const each = selected[at]!;
  if (each.kind === "read") return [each.reading];
  return each.kind === "unread" ? [] : readingsOf(output, each.plan);
}
