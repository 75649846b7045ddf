/**
 * Expected failure: bad input, or a machine that lacks something. Its lines are shown, one sentence each,
 * without a stack trace. Any other error is a bug of ours.
 */
export class ExpectedError extends Error {
  override readonly name = "ExpectedError";
  readonly lines: readonly string[];

  constructor(lines: string | readonly string[], options?: ErrorOptions) {
    const list = typeof lines === "string" ? [lines] : lines;
    super(list.join("\n"), options);
    this.lines = list;
  }
}

/**
 * Runs `read` on every item and returns all results.
 *
 * @throws ExpectedError with the lines of all items that failed, so that a person sees every mistake at once
 */
export function collect<Item, Result>(items: Iterable<Item>, read: (item: Item) => Result): Result[] {
  const results: Result[] = [];
  const lines: string[] = [];
  for (const item of items) {
    try {
      results.push(read(item));
    } catch (error) {
      if (!(error instanceof ExpectedError)) throw error;
      lines.push(...error.lines);
    }
  }
  // Files that use the same third file repeat its mistakes.
  if (lines.length > 0) throw new ExpectedError(Array.from(new Set(lines)));
  return results;
}

/** Returns the system's code for the failure (`ENOENT`, `EACCES` ...), or undefined for any other error. */
export function systemErrorCode(error: unknown): string | undefined {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : undefined;
}
