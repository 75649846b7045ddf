import { readingsOf } from "../answer/read.ts";
import type { Case } from "../case/any-case.ts";
import { type Square, squareAt } from "../case/board.ts";
import { referenceFor, withRoomForProof } from "../grade/reference.ts";
import { type FairPlace, fairAttempt } from "../grade/retry.ts";
import { contractOf } from "../problem/index.ts";
import type { Trial } from "./cache.ts";
import { trialOf } from "./trials.ts";

/** A case, and what the reference makes of it. */
export interface Proof {
  readonly asked: Case;
  readonly trial: Trial;
  /** The reference's tour, where it found one that is right. */
  readonly tour?: readonly Square[];
}

/** Puts a case to the reference. */
export async function prove(asked: Case, place: FairPlace): Promise<Proof> {
  const reference = referenceFor(asked);
  let printed: Buffer | undefined;
  const witness: typeof reference = {
    ...reference,
    audit(audited, output) {
      printed = output;
      return reference.audit?.(audited, output);
    },
  };
  const trial = trialOf(await fairAttempt(witness, withRoomForProof(asked), place));
  const tour = trial.verdict === "AC" && printed && tourIn(asked, printed);
  return { asked, trial, ...(tour && { tour }) };
}

function tourIn(asked: Case, output: Buffer): Square[] | undefined {
  const { question, formats } = contractOf(asked);
  const [reading] = readingsOf(output, { question, formats, declared: {} });
  if (reading?.answer.kind !== "grid") return undefined;
  const { answer } = reading;
  const order = Array.from(answer.steps.keys()).sort((a, b) => answer.steps[a]! - answer.steps[b]!);
  return order.map((square) => squareAt(question, square));
}
