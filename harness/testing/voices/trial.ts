import type { Reading } from "../../answer/answer.ts";
import { readingsOf } from "../../answer/read.ts";
import type { CodedProblem } from "../../case/names.ts";
import { hear } from "../../hearing/hear.ts";
import type { Hearing, Speech } from "../../hearing/hearing.ts";
import { contractOf } from "../../problem/index.ts";
import type { Judgement } from "../../problem/judgement.ts";
import { judgeReadings } from "../../problem/readings.ts";
import { speakOfPath } from "./speak-of-path.ts";
import { speakOfTour } from "./speak-of-tour.ts";
import type { CodedCase, Role, Spoken } from "./spoken.ts";

/** A program that was heard on all cases, with the truth about it. */
export interface Trial {
  readonly problem: CodedProblem;
  readonly role: Role;
  readonly seed: number;
  readonly words: string;
  readonly hearing: Hearing;
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
  const { hearing, judgements } = judged(cases, outputs);
  const results = cases.map(({ name }, at) => ({
    name,
    isRight: isRight[at]!,
    output: outputs[at]!,
    judgement: judgements[at],
  }));
  return { ...kind, seed, words, hearing, results };
}

/** Hears what a program printed in all cases, and judges it. */
export function judged(cases: readonly CodedCase[], outputs: readonly Buffer[]) {
  const speeches = cases.map((asked, at): Speech => {
    const { question, formats, check } = contractOf(asked);
    return { asked, output: () => outputs[at]!, plan: { question, formats, declared: {} }, check };
  });
  const hearing = hear(speeches);
  const judgements = speeches.map(({ check }, at) =>
    judgeReadings(readingsIn(hearing, at, outputs[at]!), check),
  );
  return { hearing, judgements };
}

function readingsIn({ heard }: Hearing, at: number, output: Buffer): Iterable<Reading> {
  const each = heard[at]!;
  if (each.kind === "read") return [each.reading];
  return each.kind === "unread" ? [] : readingsOf(output, each.plan);
}
