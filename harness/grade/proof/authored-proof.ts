import type { Case } from "../../case/any-case.ts";
import type { Attempt } from "../../finding/ruling.ts";
import { problemOf } from "../../problem/index.ts";
import type { Authorship } from "../../problem/problem.ts";
import type { Lab } from "../../run/lab.ts";
import { unpackOutcome } from "../../run/packed.ts";
import { runFairly } from "../task/retry.ts";
import { taskFor } from "../task/task.ts";
import { judged } from "./attempt.ts";
import { authorError, type BuiltProgram, builtProgram } from "./author-program.ts";
import { inputTextOf } from "./checking.ts";
import { askProgram } from "./judging-program.ts";

/** A case with the answer that counts, and what the reference of its problem says of it. */
export interface ProvenCase {
  readonly asked: Case;
  readonly reference: Attempt;
}

/** Proves a case by the programs of its author: the validator takes its input, and the reference gives its answer. */
export async function authoredProof(asked: Case, lab: Lab): Promise<ProvenCase> {
  const authorship = problemOf(asked.problem).authorship!;
  const invalid = await rejectedInput(asked, authorship, lab);
  if (invalid) return { asked, reference: invalid };
  const { references, checker } = authorship.programsOf(asked);
  const found = await firstBuilt(asked, references, lab);
  const isStated = asked.answer !== undefined || checker !== undefined;
  if (!found || "unable" in found) {
    const isOurs = found?.unable.verdict === "JE";
    if (isStated && !isOurs) return { asked, reference: ANSWER_STATED };
    return { asked, reference: found?.unable ?? authorError("reference", "not-built") };
  }
  const task = taskFor(asked, found.submission.manifest);
  const run = await runFairly(found.runnable, task, lab);
  const answered = asked.answer === undefined && run.kind === "ran" && run.outcome.end.kind === "exited";
  const settled = answered ? authorship.withAnswer(asked, unpackOutcome(run.outcome).stdout.bytes) : asked;
  if (!settled) return { asked, reference: authorError("reference", "failed") };
  const ready = settled === asked ? task : taskFor(settled, found.submission.manifest);
  return { asked: settled, reference: await judged(ready, run, lab) };
}

/** The right answer is that of the case. Programs are judged, although no reference was run. */
export const ANSWER_STATED: Attempt = { verdict: "SK", finding: { kind: "answer-stated" } };

/** Tests if programs may be judged on a case. */
export function mayBeJudged({ verdict, finding }: Attempt): boolean {
  return verdict === "AC" || finding?.kind === "answer-stated";
}

async function rejectedInput(
  asked: Case,
  { programsOf }: Authorship<Case>,
  lab: Lab,
): Promise<Attempt | undefined> {
  const { validator } = programsOf(asked);
  if (!validator) return undefined;
  const named = { kind: "validator", program: validator, asked } as const;
  const word = await askProgram(named, { stdin: inputTextOf(asked), files: {}, arguments: [] }, lab);
  switch (word.kind) {
    case "yes":
      return undefined;
    case "no":
      return {
        verdict: "JE",
        finding: { kind: "input-rejected", ...(word.quote !== undefined && { quote: word.quote }) },
      };
    case "none":
      // A machine that lacks its language can still grade.
      return word.attempt.verdict === "JE" ? word.attempt : undefined;
  }
}

/** The first of the references that can be built here; of several that cannot, the first. */
async function firstBuilt(
  asked: Case,
  references: ReturnType<Authorship<Case>["programsOf"]>["references"],
  lab: Lab,
): Promise<BuiltProgram | undefined> {
  let first: BuiltProgram | undefined;
  for (const program of references) {
    const found = await builtProgram({ kind: "reference", program, asked }, lab);
    if (!("unable" in found) || found.unable.verdict === "JE") return found;
    first ??= found;
  }
  return first;
}
