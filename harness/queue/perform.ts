import path from "node:path";
import { remembered, rememberedUnlessFailed } from "../base/remembered.ts";
import type { Case } from "../case/any-case.ts";
import type { Adopt } from "../grade/asking/input-mode.ts";
import { gradeSubmission } from "../grade/grade-submission.ts";
import { createProver, type Prover } from "../grade/proof/prover.ts";
import { openStore } from "../grade/store/store.ts";
import type { StorePart } from "../grade/store/stored-outputs.ts";
import type { Lab } from "../run/lab.ts";
import { makeFolderIn } from "../run/scratch/scratch.ts";
import type { JobBody, JobResult } from "./job.ts";
import type { Link } from "./link.ts";
import { packParcel, unpackCases, unpackParcel, unpackSubmission } from "./parcel.ts";

/** The words that the seals of blobs are about. */
export const ABOUT = { submission: "submission", cases: "cases", known: "known runs" } as const;

/** A blob that a job names is not in Redis any more. */
export class BlobGone extends Error {}

/** A result, with the bytes that it says the places of. */
export interface Performed {
  readonly result: JobResult;
  readonly cases: readonly Case[];
  readonly packed: Buffer;
}

/** Judges the submission of a job. */
export type Perform = (body: JobBody, lab: Lab) => Promise<Performed>;

/** Nobody else writes into the store of one job. */
const ALONE = { onWait: () => {}, signal: new AbortController().signal };

interface CaseSet {
  readonly cases: readonly Case[];
  readonly prover: Prover;
}

/** Makes what judges jobs in a lab. Sets of cases are fetched once, and the reference proves them before anything else. */
export function performer(link: Link, lab: Lab, adopt: Adopt): Perform {
  const fetch = async (name: string, about: string) => {
    const bytes = await link.get(name, about);
    if (!bytes) throw new BlobGone(about);
    return bytes;
  };
  const caseSet = rememberedUnlessFailed(async (name: string): Promise<CaseSet> => {
    const cases = unpackCases(await fetch(name, ABOUT.cases), await lab.scratch.newFolder());
    const prover = createProver(cases, lab);
    prover.needAll();
    return { cases, prover };
  });
  const proven = remembered(({ prover }: CaseSet) => prover.end());
  return async (body, own) => {
    const [submission, set, known] = await Promise.all([
      fetch(body.submission, ABOUT.submission),
      caseSet(body.cases),
      body.known === undefined ? undefined : fetch(body.known, ABOUT.known),
    ]);
    const { cases, prover } = set;
    const references = await proven(set);
    return own.scratch.within(async (folder) => {
      const [copy, kept] = [await makeFolderIn(folder), await makeFolderIn(folder)];
      const store = await openStore(path.join(kept, "store"), ALONE);
      try {
        const part = known && unpackParcel<StorePart["lines"]>(known);
        if (part) store.keepPart({ lines: part.data, bytes: part.bytes }, "");
        const keys = new Set(part?.data.map(({ key }) => key));
        const assignment = {
          submission: unpackSubmission(submission, copy),
          cases,
          ...(body.isAdopting && { adopt }),
          timeFactor: body.timeFactor,
        };
        const memory = { store, basis: body.basis };
        const record = await gradeSubmission(assignment, { lab: own, prover, memory, observer: {} });
        store.throwIfIncomplete();
        const made = store.known.partWithout(keys);
        const result: JobResult = {
          grading: body.grading,
          record,
          references: references.map(({ reference }) => reference),
          answers: references.map(({ asked }, at) => foundAnswer(asked, cases[at]!)),
          lines: made.lines,
        };
        return { result, cases, packed: packResult(result, made.bytes) };
      } finally {
        store.close();
      }
    });
  };
}

/** Larger results, packed, go without their runs, which another grading then makes again. */
const MOST_PACKED_BYTES = 16 * 1024 * 1024;

/** Packs a result so that no program can fill Redis with what it prints. */
export function packResult(result: JobResult, bytes: Buffer): Buffer {
  const packed = packParcel(result, bytes);
  return packed.length > MOST_PACKED_BYTES ? packParcel({ ...result, lines: [] }) : packed;
}

/** The answer that the reference gave to a case that states none. */
function foundAnswer(settled: Case, asked: Case): number | string | null {
  return "programs" in settled && asked.answer === undefined ? (settled.answer ?? null) : null;
}
