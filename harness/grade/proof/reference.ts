import path from "node:path";
import { type Case, caseId } from "../../case/any-case.ts";
import type { Attempt } from "../../finding/ruling.ts";
import { problemOf } from "../../problem/index.ts";
import type { Lab } from "../../run/lab.ts";
import { searchPathFor } from "../../submission/build/executable.ts";
import { installationsOf } from "../../submission/build/places.ts";
import { reach } from "../../submission/build/reach.ts";
import { HEAP } from "../../submission/language/javascript.ts";
import { VIRTUAL_MACHINE } from "../../submission/language/runtime.ts";
import type { Runnable } from "../task/run-task.ts";
import { type Task, taskFor } from "../task/task.ts";
import { attemptFairly } from "./attempt.ts";
import { referenceParts, referencePlace } from "./reference-place.ts";

/** Bytes for a label, or a step of a tour, of the largest board. */
const BYTES_A_SQUARE = 10;

/** Gives our own solver. It keeps to the contract, so it is run as a submission is. */
export async function reference(lab: Lab): Promise<Runnable> {
  const node = installationsOf(process.execPath);
  const reached = await reach(node, lab);
  if (!reached) throw new Error(`${process.execPath} cannot be read by the users that programs run as`);
  const place = referencePlace(lab);
  return {
    executable: {
      command: [reached(process.execPath), HEAP, path.join(place, "dist", "reference", "main.js")],
      searchPath: searchPathFor([]),
      visible: [...referenceParts(place), ...node.map(reached)],
      data: {},
      runtime: VIRTUAL_MACHINE,
    },
  };
}

/** Puts a case to the reference, with its proof if the problem has one: nobody has to trust its search. */
export function referenceTask(asked: Case): Task {
  const { rows, columns, limits } = asked;
  const { proof } = problemOf(asked.problem);
  return {
    ...taskFor(asked, proof ? { input: { arguments: [...proof.arguments] } } : {}),
    limits: { ...limits, outputBytes: Math.max(limits.outputBytes, rows * columns * BYTES_A_SQUARE) },
    ...(proof && { checkOutput: (output: Buffer) => proof.defectIn(output, asked) }),
  };
}

/** Puts a case to the reference and judges the answer, with its proof. */
export async function referenceAttempt(asked: Case, lab: Lab): Promise<Attempt> {
  return attemptFairly(await reference(lab), referenceTask(asked), lab);
}

/**
 * Gives a program's verdict on a case on which the reference was not accepted. Nobody loses points. The reference is not to blame
 * for what the machine lacks.
 */
export function referenceRejected(asked: Case, { verdict, finding }: Attempt): Attempt {
  const machine = finding && "machine" in finding ? finding.machine : undefined;
  if (machine) return { verdict: "JE", finding: { kind: "own-fault", quote: machine, machine } };
  return verdict === "SK"
    ? { verdict, finding }
    : { verdict: "JE", finding: { kind: "reference-rejected", case: caseId(asked) } };
}
