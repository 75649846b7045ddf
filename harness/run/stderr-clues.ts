import type { Conclusion } from "./isolation/level.ts";
import type { Deniable, Denial, End, Resources } from "./outcome.ts";

/** Words on standard error that tell what a program was denied: the system's own, and those of run times. */
const CLUES: Readonly<Record<"file-size" | Deniable, RegExp>> = {
  // Mono writes the part for which there is room, and complains of itself when it writes the rest at the end.
  "file-size":
    /\bfile too large\b|\bEFBIG\b|numBytes\/offset wrong\.\s+Parameter name: array\s+at System\.IO\.FileStream\.(?:Dispose|Flush)/i,
  processes:
    /Resource temporarily unavailable|Cannot fork|\bEAGAIN\b|(?:can't start|could not create|cannot create|failed to create|unable to create)(?: new| native| a)? ?thread|\bthread (?:creation )?(?:error|failed|failure)|\b(?:error|fail\w*)\b.{0,20}\bcreat\w+ (?:the |a |new )*threads?\b|\bpthread_create\b.{0,200}(?:error|fail)|(?:error|fail).{0,30}\bpthread_create\b/i,
  "open-files": /Too many open files|\bEMFILE\b/i,
  space: /No space left on device|\bENOSPC\b/i,
  writing: /Read-only file system|\bEROFS\b/i,
  // Python, Java, Go and C, Ruby, JavaScript.
  network:
    /\bsocket[\s\S]{0,300}operation not permitted|operation not permitted[^\n]{0,20}\bsocket|\b(?:listen|connect|bind) EPERM\b/i,
};

const MOST: Readonly<Record<Deniable, (resources: Resources) => number>> = {
  processes: ({ processes }) => processes,
  "open-files": ({ openFiles }) => openFiles,
  space: ({ scratchBytes }) => scratchBytes,
  writing: ({ scratchBytes }) => scratchBytes,
  network: () => 0,
};

/**
 * Tells whether a program ended because a file would have been larger than it may be: by the signal for that, or by itself,
 * where its run time does not heed the signal and it said why it failed.
 *
 * @param complaint its standard error
 */
export function isOverFileSize({ end }: Pick<Conclusion, "end">, complaint: string): boolean {
  const isSignalled = end.kind === "signalled" && end.signal === "SIGXFSZ";
  return isSignalled || (hasFailed(end) && CLUES["file-size"].test(complaint));
}

/** Part at each end of an output in which a program may complain. */
const COMPLAINT_BYTES = 16 * 1024;

/**
 * The limit that a program says it met, and how much it may have: such a limit ends no program, so that its author would look
 * in vain for what is wrong. A program that goes on without what it was denied says so where it answers.
 *
 * @param complaint its standard error
 * @param denied what the level of isolation denies at all
 */
export function denialOf(
  { end, complaint, stdout }: { end: End; complaint: string; stdout: Buffer },
  { denied, resources }: { denied: readonly Deniable[]; resources: Resources },
): Denial | undefined {
  const ends = [stdout.subarray(0, COMPLAINT_BYTES), stdout.subarray(-COMPLAINT_BYTES)];
  const said = hasFailed(end) ? [] : ends.map((each) => each.toString("latin1"));
  const what = denied.find((each) => [complaint, ...said].some((text) => CLUES[each].test(text)));
  return what && { what, most: MOST[what](resources) };
}

function hasFailed(end: End): boolean {
  return end.kind === "signalled" || (end.kind === "exited" && end.code !== 0);
}
