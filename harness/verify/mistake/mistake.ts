import type { Answer } from "../../answer/reading/answer.ts";
import type { Sentence } from "../../base/sentence.ts";
import type { Case } from "../../case/any-case.ts";

/** Answers a case as a program with a mistake does; undefined for an answer that nobody can read. */
export type Answering<Asked extends Case> = (asked: Asked) => Answer | undefined;

/** A mistake that students often make. */
export interface Mistake<Asked extends Case> {
  /** Completes "a program that ...". */
  readonly words: Sentence;
  /** Set if a wrong answer may earn a share of its points: the search is right, and the mistake is in counting. */
  readonly isCounting?: boolean;
  /** Programs that make it, each in its own way. */
  readonly ways: readonly Answering<Asked>[];
}
