import { ExpectedError } from "../base/errors.ts";
import { placed, type Sentence, say } from "../base/sentence.ts";
import { excerpt } from "../base/text.ts";

/** Trouble of Redis that may pass while a machine waits for it. */
export class Trouble {
  readonly #tell: (sentence: Sentence) => void;
  readonly #troubled = new Set<string>();
  #sinceMs = 0;
  #now: Sentence | undefined;

  /** @param tell gets a sentence when trouble begins, when it becomes another one, and when it is over */
  constructor(tell: (sentence: Sentence) => void) {
    this.#tell = tell;
  }

  /** Time for which it has lasted. */
  get lastedMs(): number {
    return this.#now ? Date.now() - this.#sinceMs : 0;
  }

  /** @param who names what does not go on */
  begin(sentence: Sentence, who: string): void {
    this.#troubled.add(who);
    if (sentence === this.#now) return;
    if (!this.#now) this.#sinceMs = Date.now();
    this.#now = sentence;
    this.#tell(sentence);
  }

  /** @param who names what goes on */
  end(who: string): void {
    if (!this.#troubled.delete(who) || this.#troubled.size > 0) return;
    this.#now = undefined;
    this.#tell(OVER);
  }
}

/** Finds the trouble behind an error that may pass; undefined if there is none. */
export function troubleIn(error: unknown): Sentence | undefined {
  const { name = "", code = "", message = "" } = (error ?? {}) as Partial<Error & { code: string }>;
  if (name !== REPLY) return OF_CONNECTION.test(`${code} ${message}`) ? LOST : undefined;
  const known = Object.keys(PASSING).find((word) => message.includes(word));
  return known === undefined ? undefined : PASSING[known];
}

/**
 * Turns a refusal by Redis into a sentence; any other error stays as it is.
 *
 * @param place the address of Redis, to stand before the sentence
 */
export function asSentence(error: unknown, place?: string): unknown {
  if (!(error instanceof Error) || error.name !== REPLY) return error;
  const reason = excerpt(error.message.split("\n")[0] ?? "");
  const sentence = troubleIn(error) ?? say`Redis refuses what it is asked (${reason})`;
  return new ExpectedError(place === undefined ? sentence : placed(place, sentence), { cause: error });
}

/** The name of errors that Redis itself sends. */
const REPLY = "ReplyError";

const OF_CONNECTION =
  /connection is closed|max retries per request|ECONN|ENOENT|EPIPE|ETIMEDOUT|EHOST|ENET|ENOTFOUND|EAI_AGAIN|stream isn't writeable|command timed out|disconnected/i;

export const LOST: Sentence = say`Redis is not reached any more; trying again`;
const OVER: Sentence = say`Redis works again`;

/** Refusals by the words of Redis for them. */
const PASSING: Readonly<Record<string, Sentence>> = {
  OOM: say`Redis is full: it has reached its maxmemory. Raise it, or type \`redis-cli config set maxmemory 0\`, which takes the limit away`,
  MISCONF: say`Redis takes nothing new, because it could not write to its disk. Make room there; the log of Redis says more`,
  READONLY: say`this Redis is a read-only copy of another one. Write the address of the other one`,
  LOADING: say`Redis is still reading its file; try again in a moment`,
};
