import path from "node:path";
import { excerpt } from "../../base/text.ts";
import type { Case } from "../../case/any-case.ts";
import type { AuthorProgram } from "../../case/custom/problem.ts";
import type { AuthorFault, AuthorProgramKind } from "../../finding/custom.ts";
import type { Finding } from "../../finding/index.ts";
import type { Attempt } from "../../finding/ruling.ts";
import type { Lab } from "../../run/lab.ts";
import { withoutScratch } from "../../run/scratch/told.ts";
import { discoverSubmissions } from "../../submission/find/discover.ts";
import type { Submission } from "../../submission/submission.ts";
import { builderIn, prepare } from "../task/program.ts";
import type { Runnable } from "../task/run-task.ts";

// The programs of a problem's author are built and run as those of students are: what they read may be hostile.

/** A program of the author's, named by what it is for. */
export interface NamedProgram {
  readonly kind: AuthorProgramKind;
  readonly program: AuthorProgram;
  /** The case that names it. */
  readonly asked: Case;
}

/** A program that was built, or the verdict on all that depends on it: JE, or SK if nothing here can build it. */
export type BuiltProgram =
  | { readonly submission: Submission; readonly runnable: Runnable }
  | { readonly unable: Attempt };

const built = new WeakMap<object, Map<string, Promise<BuiltProgram>>>();

/** Builds a program once for a lab. */
export function builtProgram(named: NamedProgram, lab: Lab): Promise<BuiltProgram> {
  const known = built.get(lab.scratch) ?? new Map<string, Promise<BuiltProgram>>();
  built.set(lab.scratch, known);
  const folder = path.resolve(path.dirname(named.asked.file), named.program.folder);
  const former = known.get(folder);
  if (former) return former;
  const program = build(folder, named, lab).then((made) => {
    // A stop concerns the one who asked first, and not all who ask later.
    if ("unable" in made && made.unable.finding?.kind === "stopped") known.delete(folder);
    return made;
  });
  known.set(folder, program);
  return program;
}

async function build(folder: string, { kind, asked }: NamedProgram, lab: Lab): Promise<BuiltProgram> {
  try {
    const [submission] = await discoverSubmissions(folder, asked.problem);
    if (!submission || submission.kind.kind === "unclear") return { unable: authorError(kind, "not-built") };
    const builder = builderIn(await lab.scratch.newFolder(), submission, lab);
    const prepared = await prepare(builder, { driver: { files: {}, replacements: [] } });
    if ("executable" in prepared) return { submission, runnable: prepared };
    if (prepared.verdict === "SK") return { unable: prepared };
    const detail = prepared.finding && "quote" in prepared.finding ? prepared.finding.quote : undefined;
    return { unable: authorError(kind, "not-built", detail) };
  } catch (error) {
    return { unable: authorError(kind, "not-built", excerpt(withoutScratch(String(error)))) };
  }
}

/** The verdict on what a failed program of the author's should have judged: our side's fault, never a student's. */
export function authorError(kind: AuthorProgramKind, fault: AuthorFault, detail?: string): Attempt {
  return { verdict: "JE", finding: authorFinding(kind, fault, detail) };
}

function authorFinding(
  program: AuthorProgramKind,
  fault: AuthorFault,
  detail = "",
): Finding<"author-program"> {
  return { kind: "author-program", program, fault, ...(detail !== "" && { detail }) };
}
