import type { TSchema } from "@sinclair/typebox";
import type { Answer } from "../answer/answer.ts";
import type { Case } from "../case/any-case.ts";
import type { CaseReader } from "../case/files.ts";
import type { Diagnosis, Finding } from "../finding/index.ts";
import type { Fixed } from "./asking.ts";
import type { Band } from "./band.ts";
import type { Clues } from "./clues.ts";
import type { Contract } from "./contract.ts";
import type { Pick } from "./making/damage.ts";
import type { MadeAnswer } from "./making/made-answer.ts";
import type { Tried } from "./tried.ts";
import type { Candidate, Way, Ways } from "./way.ts";

/** Everything a problem brings; no other room knows a problem by its name. */
export interface Problem<Asked extends Case = Case> {
  /** The schema of its case files. */
  readonly caseSchema: TSchema;
  readonly readCases: CaseReader<Asked>;
  /** Names that texts of a manifest may hold in braces: `{rows}`. */
  readonly placeholders: readonly string[];
  /** Files that its contract puts into the working directory of every run. */
  readonly plantedFiles: readonly string[];
  /** Says how a case is put to a program that brings no manifest, and how its answer is checked. */
  contractOf(asked: Asked): Contract;
  /** Finds causes in all attempts of a program together; the cases with small boards come first. */
  diagnose(tried: readonly Tried<Asked>[]): Diagnosis[];
  /** Makes the reference prove its answers. */
  readonly proof?: Proof<Asked>;
  /** Kinds of cases, of which a case set should have one at least. */
  readonly bands: readonly Band<Asked>[];
  /** Makes right and damaged answers to a case, from the reference's answer if there is one. */
  madeAnswers?(
    asked: Asked,
    made: { readonly answer: Answer | undefined; readonly pick: Pick },
  ): MadeAnswer[];
  /** The cases that are handed out with the text of the assignment. */
  readonly published?: { readonly title: string; readonly names: RegExp };
  readonly adopting?: Adopting<Asked>;
}

/** A proof that the reference prints on demand. */
export interface Proof<Asked extends Case> {
  /** The arguments that ask for it. */
  readonly arguments: readonly string[];
  /** Finds the first flaw in the proof. */
  defectIn(output: Buffer, asked: Asked): Finding | undefined;
}

/** What `adopt` needs to find out how an unknown program is asked. */
export interface Adopting<Asked extends Case> {
  /** Small cases that show if a program was understood; the first is easy for all. */
  readonly cases: readonly Asked[];
  waysToAsk(clues: Clues): Ways;
  candidates(way: Way, clues: Clues): Candidate[];
  /** The board of programs that take no size. */
  readonly usualBoard?: {
    readonly fixed: Fixed;
    /** Moves a case to that board. */
    resized(asked: Asked): Asked;
  };
  /** Finds the start of an answer, if the case leaves it to the program. */
  startIn?(answer: Answer, asked: Asked): [row: number, column: number] | undefined;
}
