export const EXIT_CODES = {
  ok: 0,
  /** Result other than the expected one, of a case or a check. */
  failed: 1,
  /**
   * Work that could not be done: bad input, a wrong case, a fault of ours, or nothing that could be judged.
   */
  unable: 2,
  /** Stop by Ctrl-C or a signal. */
  stopped: 130,
} as const;
