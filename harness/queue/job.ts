import type { Attempt } from "../finding/ruling.ts";
import type { StorePart } from "../grade/store/stored-outputs.ts";
import type { Basis } from "../grade/task/keys.ts";
import type { SubmissionRecord } from "../report/record/record.ts";
import type { Needs } from "./fleet.ts";
import type { Seal } from "./seal.ts";

/** A submission to be put to its cases. Names are those of blobs. */
export interface JobBody {
  /** The grading that it comes from. */
  readonly grading: string;
  readonly needs: Needs;
  readonly basis: Basis;
  readonly submission: string;
  readonly cases: string;
  /** True if the program may be asked in a way of its own. */
  readonly isAdopting: boolean;
  /** Factor by which the time limits of the cases have been multiplied. */
  readonly timeFactor: number;
  /** Runs that are kept from earlier; absent if there are none. */
  readonly known?: string;
}

/** A job as Redis holds it. */
export interface JobData {
  readonly sealed: string;
}

/** The end of a job as Redis holds it. The result itself is a blob. */
export interface JobEnd {
  readonly worker: string;
  readonly result: string;
}

/** A job to send, and what to send with it. */
export interface Errand {
  readonly id: string;
  /**
   * Puts the blobs of the job into Redis, and gives the job.
   *
   * @param isAnew true if a worker did not get what was there
   */
  readonly load: (isAnew: boolean) => Promise<JobBody>;
}

/** The end of a job. */
export type Return =
  | { readonly kind: "done"; readonly packed: Buffer }
  /** Every worker that ran it was lost. */
  | { readonly kind: "lost" }
  | { readonly kind: "failed"; readonly reason: string };

/** A judged submission. */
export interface JobResult {
  readonly grading: string;
  readonly record: SubmissionRecord;
  /** Attempts of the reference on the cases, in their order. */
  readonly references: readonly Attempt[];
  /** Answers that the reference gave to cases that state none; null for the others. */
  readonly answers?: readonly (number | string | null)[];
  /** New builds and runs. */
  readonly lines: StorePart["lines"];
}

/** Reasons that a worker gives for a job that it could not do. */
export const REFUSALS = { unsigned: "not sealed with the secret", gone: "a blob is gone" } as const;

/** The same submission with the same cases is the same job, whoever sends it, unless it is to be run anew. */
export function jobIdOf({ grading, ...content }: JobBody, isAnew: boolean, seal: Seal): string {
  return `job-${seal.nameOf([JSON.stringify(content), isAnew ? grading : ""])}`;
}

export function sealJob(body: JobBody, id: string, seal: Seal): JobData {
  return { sealed: seal.seal(Buffer.from(JSON.stringify(body)), `job ${id}`).toString("base64") };
}

/** Opens a job; undefined if it was not sealed with the secret, or under another name. */
export function openJob(data: JobData | null, id: string, seal: Seal): JobBody | undefined {
  const sealed = data?.sealed;
  const bytes =
    typeof sealed === "string" ? seal.open(Buffer.from(sealed, "base64"), `job ${id}`) : undefined;
  return bytes && JSON.parse(bytes.toString());
}

/** Reads the end of a job as it stands in Redis; undefined if no worker can have written it. */
export function readEnd(written: Partial<Record<keyof JobEnd, unknown>> | null): JobEnd | undefined {
  const { worker, result } = written ?? {};
  return typeof worker === "string" && typeof result === "string" ? { worker, result } : undefined;
}

/** The words that the seal of a result is about. */
export function aboutResult(job: string, worker: string): string {
  return `result of ${job} by ${worker}`;
}
