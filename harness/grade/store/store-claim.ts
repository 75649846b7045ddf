import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { ExpectedError, StoppedError, systemErrorCode } from "../../base/errors.ts";
import { displayPath, refuseForeign } from "../../base/files.ts";
import { placed, type Sentence, say } from "../../base/sentence.ts";
import { claimForWriting } from "../../run/scratch/claim.ts";
import { reportsAround } from "./store-lines.ts";

/** Waiting for another process to give a store up. */
export interface Waiting {
  /** Gets the sentence that names the process. */
  readonly onWait: (sentence: Sentence) => void;
  /** Ends the waiting. */
  readonly signal: AbortSignal;
}

/** A process that was just killed takes a moment to be gone: it is not named at once. */
const SILENT_MS = 1000;
const WAIT_MS = 50;

/**
 * Claims a folder with a journal for this process, as soon as no other one holds it.
 *
 * @returns a function that gives it up
 */
export async function claimInTurn(folder: string, { onWait, signal }: Waiting): Promise<() => void> {
  let isSilent = true;
  for (const startedAt = Date.now(); ; ) {
    const claimed = claim(folder);
    if ("release" in claimed) return claimed.release;
    if (isSilent && Date.now() - startedAt >= SILENT_MS) {
      onWait(isHeld(folder, claimed.heldBy));
      isSilent = false;
    }
    // Two that wait must not try in step.
    await setTimeout(WAIT_MS * (1 + Math.random()), undefined, { signal }).catch(() => {
      throw new StoppedError();
    });
  }
}

/** Claims a folder with a journal for this process, unless another one holds it. */
export function claim(folder: string): ReturnType<typeof claimForWriting> {
  refuseForeign(folder, "folder");
  try {
    return claimForWriting(folder);
  } catch (error) {
    throw cannotWrite(folder, error);
  }
}

function isHeld(folder: string, process: number): Sentence {
  const place = displayPath(path.resolve(reportsAround(folder)));
  return say`${place}: process ${process} is writing into this folder. This command goes on when it ends. Ctrl-C gives up`;
}

export function cannotWrite(file: string, cause: unknown): ExpectedError {
  const reason = systemErrorCode(cause) ?? String(cause);
  const sentence = say`cannot be written (${reason})`;
  return new ExpectedError(placed(displayPath(path.resolve(file)), sentence), { cause });
}
