/** Exit codes of the command. */
export const EXIT_CODES = {
  /** All well. */
  ok: 0,
  /** Some case did not come out as it should. */
  failed: 1,
  /** The harness could not do its work: bad input, a wrong case, a fault of ours, nothing that could be judged. */
  unable: 2,
  /** Stopped by Ctrl-C or a signal. */
  stopped: 130,
} as const;
