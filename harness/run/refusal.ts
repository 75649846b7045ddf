import type { End, Refusable, Refusal, Resources } from "./outcome.ts";

/** How the system's words, and those of run times that pass them on, tell that there is no more of something. */
const WORDS: Readonly<Record<Refusable, RegExp>> = {
  processes:
    /Resource temporarily unavailable|Cannot fork|\bEAGAIN\b|can't start new thread|unable to create native thread/i,
  "open-files": /Too many open files|\bEMFILE\b/i,
  space: /No space left on device|\bENOSPC\b/i,
};

const MOST: Readonly<Record<Refusable, (resources: Resources) => number>> = {
  processes: ({ processes }) => processes,
  "open-files": ({ openFiles }) => openFiles,
  space: ({ scratchBytes }) => scratchBytes,
};

/**
 * What a program that failed says that it was refused, and how much it may have: such a limit ends no program, so that
 * its author would look in vain for what is wrong.
 *
 * @param refused what the level of isolation refuses at all
 * @param complaint what it wrote to standard error
 */
export function refusalOf(
  { end, complaint }: { end: End; complaint: string },
  { refused, resources }: { refused: readonly Refusable[]; resources: Resources },
): Refusal | undefined {
  if (end.kind !== "signalled" && !(end.kind === "exited" && end.code !== 0)) return undefined;
  const what = refused.find((each) => WORDS[each].test(complaint));
  return what && { what, most: MOST[what](resources) };
}
