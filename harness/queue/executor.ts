import { randomUUID } from "node:crypto";
import path from "node:path";
import type { Sentence } from "../base/sentence.ts";
import type { Case } from "../case/any-case.ts";
import { programsIn } from "../case/custom/problem.ts";
import type { Assignment } from "../grade/asking/assignment.ts";
import type { ExecutedGrading, Execution, Executor } from "../grade/executor.ts";
import type { ProvenCase } from "../grade/proof/authored-proof.ts";
import { NOT_NEEDED } from "../grade/proof/prover.ts";
import type { Memory } from "../grade/store/program-runs.ts";
import type { StorePart } from "../grade/store/stored-outputs.ts";
import { type Basis, basisAt, buildKey, caseFingerprint, runKey } from "../grade/task/keys.ts";
import { driverFor, taskFor } from "../grade/task/task.ts";
import { type Ending, unjudged } from "../grade/unjudged.ts";
import type { SubmissionRecord } from "../report/record/record.ts";
import { languagesIn, languagesOf } from "../submission/find/tree/sources.ts";
import { TAKING_LIMITS } from "../submission/find/tree/take-in.ts";
import { studentOf } from "../submission/student.ts";
import { Errands } from "./errands.ts";
import type { Machine, Needs } from "./fleet.ts";
import { type JobBody, type JobResult, jobIdOf, type Return } from "./job.ts";
import type { Link } from "./link.ts";
import { packCases, packParcel, packSubmission, unpackParcel } from "./parcel.ts";
import { ABOUT } from "./perform.ts";
import { Watch } from "./watch.ts";
import { MOST_LOST } from "./worker.ts";

/** Jobs that a grading has in Redis at once: enough for many workers, and little memory. */
const MOST_SENT = 512;

/** Larger hand-ins are not sent: a few of them would fill Redis for all. */
const MOST_BYTES = 64 * 1024 * 1024;

/** A hand-in of that size is never larger, packed. */
const MOST_PACKED_BYTES = MOST_BYTES + 4 * 1024 * 1024;

export interface ExecutorOptions {
  readonly signal?: AbortSignal | undefined;
  /** Tells what a grading waits for. */
  readonly tell: (sentence: Sentence) => void;
}

/** Makes an executor of the workers of a queue. */
export function executorOver(link: Link, standard: Machine, { signal, tell }: ExecutorOptions): Executor {
  const basisOf = async ({ submission, cases, adopt }: Assignment): Promise<Basis> => {
    const { level, machine } = standard;
    const { build, run } = submission.manifest;
    const { tools } = needsOf(submission, standard);
    const toolchain = JSON.stringify([build, run, ...tools.map(({ version = "" }) => version)]);
    return basisAt(submission, cases, { level, machine, toolchain, isAdopting: adopt !== undefined });
  };
  return {
    basisOf,
    async within(grading, use) {
      const id = randomUUID();
      const errands = new Errands(link, { priority: Math.min(grading.submissions, MOST_PRIORITY), tell });
      const watch = new Watch(link, { id, total: grading.submissions, tell });
      const execution = executionOver({ link, errands, watch, standard, basisOf, grading, id, signal });
      try {
        return await use(execution);
      } finally {
        await watch.close();
        await errands.close();
      }
    },
  };
}

/** The largest number that BullMQ takes. */
const MOST_PRIORITY = 2_000_000;

function needsOf(
  { kind }: Assignment["submission"],
  { level, machine, slowness, toolchains }: Machine,
): Needs {
  const tools = languagesOf(kind).map((language) => {
    const version = toolchains[language];
    return { language, ...(version !== undefined && { version }) };
  });
  return { level, machine, slowness, tools };
}

/** Languages of the programs of a problem's author, as far as a worker has them. */
function authorNeeds(cases: readonly Case[], { toolchains }: Machine): Pick<Needs, "authors"> {
  const [first] = cases;
  if (!first || !("programs" in first)) return {};
  const languages = programsIn(first.programs).flatMap(({ folder }) =>
    Array.from(languagesIn(path.resolve(path.dirname(first.file), folder))),
  );
  const authors = Array.from(new Set(languages)).filter((language) => toolchains[language] !== undefined);
  return { authors };
}

interface Means {
  readonly link: Link;
  readonly errands: Errands;
  readonly watch: Watch;
  readonly standard: Machine;
  readonly basisOf: Executor["basisOf"];
  readonly grading: ExecutedGrading;
  readonly id: string;
  readonly signal: AbortSignal | undefined;
}

function executionOver(means: Means): Execution {
  const { link, errands, watch, standard, basisOf, grading, id, signal } = means;
  const proofs = new Map<Case, ProvenCase>();
  const packedCases = new WeakMap<Case, Buffer>();

  /** Cases of one problem are always the same. */
  function packedOf(cases: readonly Case[]): Buffer {
    const [first] = cases;
    const packed = (first && packedCases.get(first)) ?? packCases(cases);
    if (first) packedCases.set(first, packed);
    return packed;
  }

  function keepProofs(cases: readonly Case[], { references, answers }: JobResult): void {
    for (const [at, asked] of cases.entries()) {
      const reference = references[at];
      const answer = answers?.[at] ?? undefined;
      const former = proofs.get(asked);
      // A doubt of one worker counts, whichever finished first.
      if (!reference || (former && reference.verdict === "AC")) continue;
      proofs.set(asked, {
        asked: answer === undefined ? asked : ({ ...asked, answer } as Case),
        reference,
      });
    }
  }

  function take(
    { submission, cases }: Assignment,
    packed: Buffer,
    memory: Memory | undefined,
  ): SubmissionRecord {
    const { data, bytes } = unpackParcel<JobResult>(packed);
    memory?.store.keepPart({ lines: data.lines, bytes }, studentOf(submission));
    keepProofs(cases, data);
    return { ...data.record, name: submission.name };
  }

  return {
    atOnce: MOST_SENT,
    async judge(assignment, memory) {
      const { submission, cases } = assignment;
      const end = (ending: Ending) => unjudged(assignment, ending);
      if (signal?.aborted) return end("stopped");
      const basis = memory?.basis ?? (await basisOf(assignment));
      const packed = packSubmission(submission);
      if (packed.length > MOST_PACKED_BYTES) return end({ skipped: TOO_LARGE });
      const known = memory && knownPart(assignment, memory);
      const body: JobBody = {
        grading: id,
        needs: { ...needsOf(submission, standard), ...authorNeeds(cases, standard) },
        basis,
        submission: link.nameOf(packed, ABOUT.submission),
        cases: link.nameOf(packedOf(cases), ABOUT.cases),
        isAdopting: assignment.adopt !== undefined,
        timeFactor: assignment.timeFactor ?? 1,
        ...(known && { known: link.nameOf(known, ABOUT.known) }),
      };
      const isAnew = cases.some((asked) => memory?.again?.(asked));
      const errand = {
        id: jobIdOf(body, isAnew, link.seal),
        load: async (isLost: boolean) => {
          await Promise.all([
            link.put(packed, ABOUT.submission, isLost),
            link.put(packedOf(cases), ABOUT.cases, isLost),
            known && link.put(known, ABOUT.known, isLost),
          ]);
          return body;
        },
      };
      const done = watch.wait(errand.id, body.needs);
      const returned = await errands.run(errand, signal);
      done();
      if (!returned) await errands.takeBack([errand.id]);
      if (returned) for (const _ of cases) grading.observer.onRun?.(submission);
      return returned?.kind === "done" ? take(assignment, returned.packed, memory) : end(endingOf(returned));
    },
    // They were proved when the results were found, by the same reference.
    confirmsAll: async () => true,
    async end() {
      return grading.cases.map(
        (asked) =>
          proofs.get(asked) ?? {
            asked,
            reference: grading.references?.get(caseFingerprint(asked)) ?? NOT_NEEDED,
          },
      );
    },
  };
}

function endingOf(returned: Exclude<Return, { kind: "done" }> | undefined): Ending {
  if (!returned) return "stopped";
  return returned.kind === "lost" ? { lost: MOST_LOST } : { fault: returned.reason };
}

/** Packs what is known of a submission, but for cases that are to be run anew. */
function knownPart(assignment: Assignment, memory: Memory): Buffer | undefined {
  const part: StorePart = memory.store.known.partOf(knownKeys(assignment, memory));
  return part.lines.length === 0
    ? undefined
    : packParcel(
        part.lines.map((line) => ({ ...line, student: "" })),
        part.bytes,
      );
}

function* knownKeys(
  { submission: { manifest }, cases }: Assignment,
  { store, basis, again }: Memory,
): Generator<string> {
  for (const asked of cases) {
    const build = buildKey(basis, driverFor(asked, manifest));
    // Tasks hold whole boards, and of a program that was never built nothing is known.
    if (!store.known.hasBuild(build) || again?.(asked)) continue;
    const task = taskFor(asked, manifest);
    if (!task.misfit) yield* [build, runKey(build, task)];
  }
}

const TOO_LARGE = {
  kind: "folder-too-large",
  mostBytes: MOST_BYTES,
  mostEntries: TAKING_LIMITS.entries,
} as const;
