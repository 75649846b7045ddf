import type { Sentence } from "./sentence.ts";

/**
 * Expected failure: bad input, or a machine that lacks something. Its sentences are shown, one a line, in the
 * user's language and without a stack trace. Any other error is a bug of ours.
 */
export class ExpectedError extends Error {
  override readonly name = "ExpectedError";
  readonly sentences: readonly Sentence[];

  constructor(sentences: Sentence | readonly Sentence[], options?: ErrorOptions) {
    const list = "en" in sentences ? [sentences] : sentences;
    super(list.map(({ en }) => en).join("\n"), options);
    this.sentences = list;
  }
}

/** Work that the user stopped before anything was finished. */
export class StoppedError extends Error {
  override readonly name = "StoppedError";
}

/**
 * Runs `read` on every item and returns all results.
 *
 * @throws ExpectedError with the sentences of all items that failed, so that a person sees every mistake at once
 */
export function collect<Item, Result>(items: Iterable<Item>, read: (item: Item) => Result): Result[] {
  const { results, mistakes } = attempt(items, read);
  if (mistakes.length > 0) throw new ExpectedError(mistakes);
  return results;
}

/** Runs `read` on every item, and returns the results and the sentences of all items that failed. */
export function attempt<Item, Result>(
  items: Iterable<Item>,
  read: (item: Item) => Result,
): { readonly results: Result[]; readonly mistakes: Sentence[] } {
  const results: Result[] = [];
  // Files that use the same third file repeat its mistakes.
  const mistakes = new Map<string, Sentence>();
  for (const item of items) {
    try {
      results.push(read(item));
    } catch (error) {
      if (!(error instanceof ExpectedError)) throw error;
      for (const sentence of error.sentences) mistakes.set(sentence.en, sentence);
    }
  }
  return { results, mistakes: [...mistakes.values()] };
}

/** The same for reading that waits, one item after the other. */
export async function collectInTurns<Item, Result>(
  items: Iterable<Item>,
  read: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const settled: PromiseSettledResult<Result>[] = [];
  for (const item of items) settled.push(...(await Promise.allSettled([read(item)])));
  return collect(settled, (each) => {
    if (each.status === "rejected") throw each.reason;
    return each.value;
  });
}

/** Returns the system's code for the failure (`ENOENT`, `EACCES` ...), or undefined for any other error. */
export function systemErrorCode(error: unknown): string | undefined {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : undefined;
}
