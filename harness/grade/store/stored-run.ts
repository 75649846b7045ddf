import { crc32 } from "node:zlib";
import type { Finding, Notice } from "../../finding/index.ts";
import type { Measured, Outcome } from "../../run/outcome.ts";
import type { PackedCapture, PackedOutcome } from "../../run/packed.ts";
import type { Commands } from "../../submission/build/executable.ts";
import type { TaskRun } from "../task/task-run.ts";

const STREAMS = ["stdout", "stderr", "answerFile"] as const;
type Stream = (typeof STREAMS)[number];

/** More packed bytes of one stream are not kept: a class of floods would fill the disk. */
const MOST_KEPT_BYTES = 1024 * 1024;

/** Outputs so small stand in the line itself, in base64. */
const MOST_INLINE_BYTES = 256;

interface StoredCapture {
  readonly stream: Stream;
  readonly bytes: number;
  readonly packed?: true;
  /** True if more was printed than is kept here. */
  readonly cut?: true;
}

/** Place of bytes in the file of outputs, with their check sum: after a loss of power others may stand there. */
interface StoredAt {
  readonly at: number;
  readonly bytes: number;
  readonly sum: number;
}

/** Place of bytes in the file of outputs, or the bytes themselves. */
export type Stored = StoredAt | { readonly inline: string };

/** A run as a line of the journal. */
export interface RunLine {
  readonly kind: "run";
  readonly key: string;
  readonly student: string;
  readonly case: string;
  readonly at: string;
  readonly outcome: Measured & Pick<Outcome, "denial">;
  readonly printed: readonly StoredCapture[];
  readonly stored: Stored;
  /** True if another run might end otherwise: it is shown, and is never taken for the answer of the program. */
  readonly unstable?: true;
}

/** The end of a build as a line of the journal. */
export interface BuildLine {
  readonly kind: "build";
  readonly key: string;
  readonly student: string;
  readonly commands?: Commands;
  /** Set if the program does not compile. */
  readonly finding?: Finding;
  readonly notices?: readonly Notice[];
  /** The sources that traces are looked up in, packed. */
  readonly stored?: Stored;
}

/** Puts bytes where they are kept. */
export type Keep = (bytes: Buffer) => StoredAt;

/** Tests if bytes are those that were stored. */
export function isIntact(stored: Stored, bytes: Buffer): boolean {
  return "inline" in stored || crc32(bytes) === stored.sum;
}

/** Makes the part of a line that says what a run did; undefined if it did nothing, or was stopped with the grading. */
export function encodeRun(
  run: TaskRun,
  keep: Keep,
): Pick<RunLine, "outcome" | "printed" | "stored" | "unstable"> | undefined {
  if (run.kind !== "ran" || run.outcome.end.kind === "stopped") return undefined;
  const { stdout: _, stderr: __, answerFile: ___, ...outcome } = run.outcome;
  const kept = STREAMS.flatMap((stream) => {
    const capture = run.outcome[stream];
    return capture && (stream !== "stderr" || capture.bytes.length > 0) ? [keptPart(stream, capture)] : [];
  });
  const isFlood = outcome.end.kind === "limit" && outcome.end.limit === "output";
  const unstable =
    run.note !== undefined ||
    !endedByItself(outcome) ||
    kept.some(({ isLost, isCut }) => isLost || (isCut && !isFlood));
  return {
    outcome,
    printed: kept.map(({ line }) => line),
    stored: store(Buffer.concat(kept.map(({ bytes }) => bytes)), keep),
    ...(unstable && { unstable }),
  };
}

/** Stores bytes in the line if they are few. */
export function store(bytes: Buffer, keep: Keep): Stored {
  return bytes.length <= MOST_INLINE_BYTES ? { inline: bytes.toString("base64") } : keep(bytes);
}

function keptPart(stream: Stream, { bytes, packed, cut }: PackedCapture) {
  // The beginning of a compressed text is of no use.
  const isLost = bytes.length > MOST_KEPT_BYTES;
  const kept = isLost ? Buffer.alloc(0) : bytes;
  const line: StoredCapture = {
    stream,
    bytes: kept.length,
    ...(packed && !isLost && { packed }),
    ...((cut || isLost) && { cut: true }),
  };
  // Standard error is cut at its first part, and is never read as an answer.
  return { line, bytes: kept, isLost, isCut: cut && stream !== "stderr" };
}

/** Tests if the same program would end in the same way again: nothing failed on our side. */
function endedByItself({ end }: Pick<Measured, "end">): boolean {
  return end.kind === "exited" || end.kind === "signalled" || end.kind === "limit";
}

/** Gives the outcome of a line back. */
export function decodeRun({ outcome, printed }: RunLine, bytes: Buffer): PackedOutcome {
  const nothing: PackedCapture = { bytes: Buffer.alloc(0), packed: false, cut: false };
  let at = 0;
  const captures = printed.map(({ stream, bytes: length, packed = false, cut = false }) => {
    const own = bytes.subarray(at, at + length);
    at += length;
    return [stream, { bytes: own, packed, cut } satisfies PackedCapture] as const;
  });
  return { ...outcome, stdout: nothing, stderr: nothing, ...Object.fromEntries(captures) };
}
