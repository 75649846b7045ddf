import { readFileSync } from "node:fs";
import { mkdtemp, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { deflateRaw, inflateRawSync } from "node:zlib";
import type { Capture, Outcome } from "./outcome.ts";

/** Outputs below this size are kept as they are: packing would gain nothing. */
const LEAST_PACKED_BYTES = 256;

/** Beginning of a flood that is kept. Its verdict does not depend on the rest. */
const KEPT_FLOOD_BYTES = 64 * 1024;

/** Larger outputs, packed, do not stay in the memory: one program may have many of them. */
const MOST_IN_MEMORY_BYTES = 256 * 1024;

/** An outcome whose outputs are packed, so that those of all runs of a submission can be kept together. */
export interface PackedOutcome extends Omit<Outcome, "stdout" | "stderr" | "answerFile"> {
  readonly stdout: PackedCapture;
  readonly stderr: PackedCapture;
  readonly answerFile?: PackedCapture;
}

export interface PackedCapture {
  readonly bytes: Buffer;
  /** Path of a file that holds the bytes instead. */
  readonly file?: string;
  /** True if the bytes are compressed. */
  readonly packed: boolean;
  readonly cut: boolean;
}

/** Packs the outputs of a run. */
export async function packOutcome(outcome: Outcome): Promise<PackedOutcome> {
  const { end, stdout, stderr, answerFile } = outcome;
  const isFlood = end.kind === "limit" && end.limit === "output";
  const packed = (capture: Capture) => pack(isFlood ? headOf(capture) : capture);
  return {
    ...outcome,
    stdout: await packed(stdout),
    stderr: await packed(stderr),
    ...(answerFile && { answerFile: await packed(answerFile) }),
  } as PackedOutcome;
}

/** Moves large outputs out of the memory, into files of a folder. */
export async function spillOutcome(outcome: PackedOutcome, folder: string): Promise<PackedOutcome> {
  const { stdout, stderr, answerFile } = outcome;
  return {
    ...outcome,
    stdout: await spill(stdout, folder),
    stderr: await spill(stderr, folder),
    ...(answerFile && { answerFile: await spill(answerFile, folder) }),
  };
}

async function spill(capture: PackedCapture, folder: string): Promise<PackedCapture> {
  if (capture.bytes.length <= MOST_IN_MEMORY_BYTES) return capture;
  const file = path.join(await mkdtemp(path.join(folder, "output-")), "packed");
  await writeFile(file, capture.bytes);
  return { ...capture, bytes: Buffer.alloc(0), file };
}

/** Gives an outcome that came from another thread its buffers back: they come as plain arrays of bytes. */
export function receivedOutcome(outcome: PackedOutcome): PackedOutcome {
  const { stdout, stderr, answerFile } = outcome;
  const received = (capture: PackedCapture) => ({
    ...capture,
    bytes: Buffer.from(capture.bytes.buffer, capture.bytes.byteOffset, capture.bytes.length),
  });
  return {
    ...outcome,
    stdout: received(stdout),
    stderr: received(stderr),
    ...(answerFile && { answerFile: received(answerFile) }),
  };
}

/** Gives the outcome as it was before packing. Only the output of a program over its output limit is shorter. */
export function unpackOutcome(packed: PackedOutcome): Outcome {
  const { stdout, stderr, answerFile } = packed;
  return {
    ...packed,
    stdout: unpack(stdout),
    stderr: unpack(stderr),
    ...(answerFile && { answerFile: unpack(answerFile) }),
  } as Outcome;
}

function headOf({ bytes, cut }: Capture): Capture {
  return { bytes: bytes.subarray(0, KEPT_FLOOD_BYTES), cut: cut || bytes.length > KEPT_FLOOD_BYTES };
}

async function pack({ bytes, cut }: Capture): Promise<PackedCapture> {
  // Another buffer may be a part of a larger one, which would be kept with it.
  if (bytes.length < LEAST_PACKED_BYTES) return { bytes: Buffer.from(bytes), packed: false, cut };
  return { bytes: await promisify(deflateRaw)(bytes), packed: true, cut };
}

function unpack({ bytes, file, packed, cut }: PackedCapture): Capture {
  const whole = file === undefined ? bytes : readFileSync(file);
  return { bytes: packed ? inflateRawSync(whole) : whole, cut };
}
