/** Limits of one run on a student's machine: of its wall time, and of each of its outputs. */
export const LIMIT_SECONDS = 10;
export const MOST_BYTES = 16 * 1024 * 1024;
