import type { Answer } from "../answer/reading/answer.ts";
import type { Sentence } from "../base/sentence.ts";
import type { Case } from "../case/any-case.ts";
import type { AuthorPrograms } from "../case/custom/problem.ts";
import type { CaseProperty, CountingIdea, Quantity } from "../finding/ideas.ts";
import type { Diagnosis, Finding } from "../finding/index.ts";
import type { Band } from "./band.ts";
import type { Ask } from "./cause/ask.ts";
import type { CaseAttempt } from "./cause/case-attempt.ts";
import type { Split } from "./cause/split.ts";
import type { Contract } from "./contract.ts";
import type { Clues } from "./input/clues.ts";
import type { Fixed, Input } from "./input/input-schemas.ts";
import type { Candidate, Invocation, Invocations } from "./input/invocation.ts";
import type { Pick } from "./making/damage.ts";
import type { MadeAnswer } from "./making/made-answer.ts";
import type { Picture } from "./picture.ts";

/** Everything that a problem provides. No other folder knows a problem by its name. */
export interface Problem<Asked extends Case = Case> {
  /** Names that texts of a manifest may hold in braces: `{rows}`; absent if only the cases tell. */
  readonly placeholders?: readonly string[];
  /** Files that its contract puts into the working directory of every run. */
  readonly plantedFiles: readonly string[];
  /** Gives the input of a case for a program without a manifest, and the check of the answer. */
  contractOf(asked: Asked): Contract;
  /** Gives what a drawing of a case needs. */
  pictureOf(asked: Asked): Picture;
  /** Finds causes in all attempts of a program together; cases with small boards come first. */
  diagnose(tried: readonly CaseAttempt<Asked>[], ask: Ask<Asked>): Promise<Diagnosis[]>;
  /**
   * Names the one mistake in counting, beside which the program is right, that explains every wrong answer; absent for a problem
   * that knows no such mistakes.
   */
  countedWrong?(tried: readonly CaseAttempt<Asked>[], causes: readonly Diagnosis[]): CountingIdea | undefined;
  /** Measures that beyond some number of which a program may be wrong; absent if its cases have no more than a board. */
  quantityIn?(asked: Asked, quantity: Quantity): number | undefined;
  /** Tests if a case is of a kind in which alone a program may fail. */
  isOfKind?(asked: Asked, property: CaseProperty): boolean;
  /** Small cases of kinds in which alone a program may fail. */
  readonly smallOfKind?: Partial<Readonly<Record<CaseProperty, Asked>>>;
  /** Small cases whose only move goes over no edge, and those that only a program answers in which a place less than 0 comes back at the other end. */
  readonly edges?: { readonly within: Asked; readonly over: readonly [Asked, Asked] };
  /** Puts cases to a program that is wrong beyond several numbers, and leaves those that its answers allow. */
  tellApart?(splits: readonly Split[], ask: Ask<Asked>): Promise<readonly Split[]>;
  /** Texts that programs for this problem have in their sources, and few others. */
  readonly traces?: readonly RegExp[];
  readonly proof?: Proof<Asked>;
  /** Absent for a problem whose reference, checker and cases are ours. */
  readonly authorship?: Authorship<Asked>;
  readonly bands: readonly Band<Asked>[];
  /** Makes right and damaged answers to a case, from the reference's answer if there is one. */
  madeAnswers?(
    asked: Asked,
    made: { readonly answer: Answer | undefined; readonly pick: Pick },
  ): MadeAnswer[];
  /** The cases that are handed out with the text of the assignment. */
  readonly published?: { readonly title: Sentence; readonly names: RegExp };
  readonly adopting?: Adopting<Asked>;
}

/** A proof that the reference prints on demand. */
export interface Proof<Asked extends Case> {
  readonly arguments: readonly string[];
  defectIn(output: Buffer, asked: Asked): Finding | undefined;
}

/** The part of a problem that its author has programs for. */
export interface Authorship<Asked extends Case> {
  programsOf(asked: Asked): AuthorPrograms;
  /** Gives a case the answer that the reference printed, if it states none; undefined if nothing fit was printed. */
  withAnswer(asked: Asked, output: Buffer): Asked | undefined;
}

/** Facts that help `adopt` to ask an unknown program. */
export interface Adopting<Asked extends Case> {
  /** Small cases that a program answers well only if it was understood. The first is easy for all. */
  readonly cases: readonly Asked[];
  waysToAsk(clues: Clues): Invocations;
  /** Gives an input in the form of a text, with placeholders; undefined if the text is none. */
  formOf?(text: string): string | undefined;
  candidates(way: Invocation, clues: Clues): Candidate[];
  /** The board for programs that take no size. */
  readonly usualBoard?: {
    readonly fixed: Fixed;
    resized(asked: Asked): Asked;
  };
  /** Finds the square that an answer begins on. */
  startIn?(answer: Answer, asked: Asked): [row: number, column: number] | undefined;
  /** Tests if an answer goes on from its start as an answer does. Other lists of squares only look like one. */
  goesOn?(answer: Answer, asked: Asked): boolean;
  /**
   * Tests if an answer has half of the squares at least, up to the last row and column: a game has fewer, and offers the same
   * ones again and again.
   */
  isLong?(answer: Answer, asked: Asked): boolean;
  /** Tests if an answer keeps to the rules as far as it goes, and leaves out more squares than a start that was not counted. */
  endsEarly?(answer: Answer, asked: Asked): boolean;
  /** Tests if an answer has each square of the board once, in whatever order. */
  isWhole?(answer: Answer, asked: Asked): boolean;
  /** Asks a case for a tour that ends one move from its start; undefined if there is to be no tour. */
  closed?(asked: Asked): Asked | undefined;
  /** The kinds of answers that a program may be asked for. */
  readonly kinds?: {
    /** Says which kind is wanted where an input says all else that the contract does; undefined if it does not. */
    toldIn(input: Input): Input | undefined;
    /** Cases of each kind that have not the same answers. */
    readonly cases: readonly Asked[];
  };
  /** Moves the start of a case to another square. */
  startingAt?(asked: Asked, start: readonly [row: number, column: number]): Asked;
  /** Gives the square on which a case tells a program to begin; undefined if the case leaves it to the program. */
  startOf?(asked: Asked): [row: number, column: number] | undefined;
}
