import type { ReadingPlan } from "../../answer/read.ts";
import type { Answer } from "../../answer/reading/answer.ts";
import type { Case } from "../../case/any-case.ts";
import type { Clue, Finding } from "../../finding/index.ts";
import { contractOf } from "../../problem/index.ts";
import type { Driver } from "../../problem/input/input-schemas.ts";
import type { Judgement } from "../../problem/judgement.ts";
import type { Limits } from "../../run/outcome.ts";
import type { Manifest } from "../../submission/manifest.ts";
import { answerFileOf, type Delivery, deliveryOf, driverOf, misfitOf } from "./delivery.ts";

/** A case as it is put to one program. */
export interface Task {
  readonly asked: Case;
  /** Reason why the program cannot be asked the case; the task is then not run. */
  readonly misfit?: Finding | undefined;
  readonly limits: Limits;
  readonly delivery: Delivery;
  /** Edits of the program's sources, filled in for the case. */
  readonly driver: Driver;
  /** File of the answer, with its text before the run; absent if the answer is printed. */
  readonly answerFile?: { readonly name: string; readonly before: string };
  /** Set if the answer is printed elsewhere than on standard output. */
  readonly stream?: "stderr";
  readonly reading: ReadingPlan;
  readonly check: (answer: Answer) => Judgement;
  /** Set if the check only repeats what the checker of the problem has said. */
  readonly judgement?: Judgement | undefined;
  readonly clue?: ((answer: Answer) => Clue | undefined) | undefined;
  readonly clueInOutput?: ((output: string) => Clue | undefined) | undefined;
  /** Extra check of the whole output; only the reference has one (its proof). */
  readonly checkOutput?: (output: Buffer) => Finding | undefined;
}

/** Gives the driver of a program with this manifest for a case. */
export function driverFor(asked: Case, manifest: Manifest): Driver {
  return driverOf(contractOf(asked), manifest);
}

/** Makes the task of a program with this manifest from a case. */
export function taskFor(asked: Case, manifest: Manifest): Task {
  const contract = contractOf(asked);
  const delivery = deliveryOf(contract, manifest);
  const file = answerFileOf(contract, manifest);
  const { file: _, stream, formats = contract.formats, ...conventions } = manifest.answer ?? {};
  return {
    asked,
    misfit: misfitOf(contract, manifest),
    limits: asked.limits,
    delivery,
    driver: driverOf(contract, manifest),
    ...(file !== undefined && { answerFile: { name: file, before: delivery.files[file] ?? "" } }),
    ...(stream && { stream }),
    reading: {
      question: contract.question,
      formats,
      declared: { ...conventions, ...(manifest.answer?.formats && { formats }) },
    },
    check: contract.check,
    clue: contract.clue,
    clueInOutput: contract.clueInOutput,
  };
}

/** Makes the check of a task repeat what the checker of the problem has said, if it has said anything. */
export function withJudgement(task: Task, judgement: Judgement | undefined): Task {
  return judgement ? { ...task, judgement, check: () => judgement } : task;
}

/** Finds the reason why a program with this manifest cannot be asked a case; undefined if it can. */
export function misfitFor(asked: Case, manifest: Manifest): Finding | undefined {
  return misfitOf(contractOf(asked), manifest);
}

/** Delivers a case as its contract says. */
export function contractDelivery(asked: Case): Delivery {
  return deliveryOf(contractOf(asked), {});
}

/** Tests if one of the cases can be put to a program in the way of a manifest. */
export function isAskedIn(cases: readonly Case[], manifest: Manifest): boolean {
  return cases.some((asked) => !misfitFor(asked, manifest));
}
