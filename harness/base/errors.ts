/**
 * A failure that is expected to happen: bad input, or a machine that lacks something.
 * It is shown as its lines, one sentence each, and never as a stack trace; anything else thrown is a bug of ours.
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
 * Runs `read` on every item and returns all results, or throws one `ExpectedError` with the lines of all that failed,
 * so that whoever mends a set of files sees every mistake at once.
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
  // Files that share a third one repeat what is wrong with it.
  if (lines.length > 0) throw new ExpectedError(Array.from(new Set(lines)));
  return results;
}

/** What the operating system calls the failure (`ENOENT`, `EACCES` ...), or undefined for any other kind of error. */
export function systemErrorCode(error: unknown): string | undefined {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : undefined;
}
