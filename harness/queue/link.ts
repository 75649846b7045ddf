import type { Redis } from "ioredis";
import { ExpectedError } from "../base/errors.ts";
import { placed, type Sentence, say } from "../base/sentence.ts";
import { excerpt, few } from "../base/text.ts";
import { codeVersion } from "./code.ts";
import type { Machine, Worker } from "./fleet.ts";
import { connect, loadPackages, type Packages, type Patience, PREFIX, withoutPassword } from "./redis.ts";
import { createSeal, LEAST_SEALED_BYTES, readSecret, type Seal } from "./seal.ts";

/** Seconds after which Redis forgets a hand-in, a set of cases or a result that nobody asks for. */
const BLOB_SECONDS = 24 * 3600;

/** A grading that waits for workers. */
export interface Grading {
  readonly id: string;
  readonly startedAt: string;
  /** Version of the code that judges. */
  readonly code: string;
  /** Submissions that are to be judged, and those that are. */
  readonly total: number;
  readonly done: number;
}

/** The secret's side of Redis: everything is sealed before it gets there. */
export interface Link {
  readonly redis: Redis;
  readonly seal: Seal;
  readonly packages: Packages;
  readonly queue: string;
  /** Names bytes by a hash of them and of what they are about. */
  nameOf(bytes: Buffer, about: string): string;
  /**
   * Keeps bytes under their name, for a day.
   *
   * @param isAnew true if what is there under their name is of no use
   */
  put(bytes: Buffer, about: string, isAnew?: boolean): Promise<string>;
  /** Gives them back; undefined if they are gone, or if something else stands in their place. */
  get(name: string, about: string): Promise<Buffer | undefined>;
  drop(name: string): Promise<void>;
  /** Shows a fact to all, until it expires. */
  announce(fact: Fact, expiryMs?: number): Promise<void>;
  withdraw(fact: Pick<Fact, "kind" | "id">): Promise<void>;
  find<Kind extends Fact["kind"]>(kind: Kind, id: string): Promise<ValueOf<Kind> | undefined>;
  /** Lists the facts of a kind. */
  list<Kind extends Fact["kind"]>(kind: Kind): Promise<ValueOf<Kind>[]>;
  close(): void;
}

/** Facts that machines show one another. */
export type Fact =
  | { readonly kind: "worker"; readonly id: string; readonly value: Worker }
  | { readonly kind: "grading"; readonly id: string; readonly value: Grading }
  /** The machine that results are to be as from, by the version of the code. */
  | { readonly kind: "standard"; readonly id: string; readonly value: Machine };

type ValueOf<Kind extends Fact["kind"]> = Extract<Fact, { kind: Kind }>["value"];

/**
 * Opens the link to the queue.
 *
 * @param tell gets a sentence about keys that are passed over, once about each
 * @throws ExpectedError if a package is missing, if Redis is not reached, or if all workers there have another secret
 */
export async function openLink(
  url: string,
  patience: Patience,
  tell: (sentence: Sentence) => void = () => {},
): Promise<Link> {
  const seal = createSeal(readSecret(process.env));
  const packages = await loadPackages();
  const redis = await connect(url, patience, packages);
  try {
    const tellOnce = tellingOnce(tell);
    // What the others have sealed must be readable before anything is given or taken.
    const { values, strange } = await factsAt(await keysLike(`${PREFIX}:worker:*`, redis), { redis, seal });
    const others = strange.filter(({ isSealed }) => isSealed).map(({ key }) => key);
    if (values.length === 0 && others.length > 0)
      throw new ExpectedError(placed(withoutPassword(url), otherSecret(others)));
    tellOnce(strange);
    return linkOver({ redis, seal, packages }, tellOnce);
  } catch (error) {
    redis.disconnect();
    throw error;
  }
}

/** A key under which there is no fact that was sealed with the secret. */
interface StrangeKey {
  readonly key: string;
  /** True if it may have been sealed with another one. */
  readonly isSealed: boolean;
}

type Source = Pick<Link, "redis" | "seal">;

/** Reads the facts under these keys, as far as they are there. Everybody who reaches Redis may have written something else. */
async function factsAt(keys: readonly string[], { redis, seal }: Source) {
  const found = keys.length === 0 ? [] : await redis.mgetBuffer(...keys);
  const values: unknown[] = [];
  const strange: StrangeKey[] = [];
  for (const [at, key] of keys.entries()) {
    const sealed = found[at];
    const bytes = sealed ? seal.open(sealed, key) : undefined;
    if (bytes) values.push(JSON.parse(bytes.toString()));
    else if (sealed) strange.push({ key, isSealed: sealed.length >= LEAST_SEALED_BYTES });
    // It may have expired meanwhile.
    else if ((await redis.type(key)) !== "none") strange.push({ key, isSealed: false });
  }
  return { values, strange };
}

async function keysLike(pattern: string, redis: Redis): Promise<string[]> {
  const keys: string[] = [];
  for await (const some of redis.scanStream({ match: pattern, count: 1000 }))
    keys.push(...(some as string[]));
  return keys;
}

type TellStrange = (strange: readonly StrangeKey[]) => void;

function tellingOnce(tell: (sentence: Sentence) => void): TellStrange {
  const told = new Set<string>();
  return (strange) => {
    const keys = strange.map(({ key }) => key).filter((key) => !told.has(key));
    for (const key of keys) told.add(key);
    if (keys.length > 0) tell(passedOver(keys));
  };
}

function linkOver({ redis, seal, packages }: Source & Pick<Link, "packages">, tellOnce: TellStrange): Link {
  const keyOf = ({ kind, id }: Pick<Fact, "kind" | "id">) => `${PREFIX}:${kind}:${id}`;
  const nameOf = (bytes: Buffer, about: string) => seal.nameOf([about, bytes]);
  const blobKey = (name: string) => `${PREFIX}:blob:${name}`;

  async function valuesAt<Value>(keys: readonly string[]): Promise<Value[]> {
    const { values, strange } = await factsAt(keys, { redis, seal });
    tellOnce(strange);
    return values as Value[];
  }

  return {
    redis,
    seal,
    packages,
    queue: `grade-${codeVersion()}`,
    nameOf,
    async put(bytes, about, isAnew = false) {
      const name = nameOf(bytes, about);
      const isThere = !isAnew && (await redis.expire(blobKey(name), BLOB_SECONDS)) === 1;
      if (!isThere) await redis.set(blobKey(name), seal.seal(bytes, about), "EX", BLOB_SECONDS);
      return name;
    },
    async get(name, about) {
      // A key of another type is nothing, too.
      const [sealed] = await redis.mgetBuffer(blobKey(name));
      const bytes = sealed ? seal.open(sealed, about) : undefined;
      // Someone may have put the hand-in of another student in its place.
      return bytes && nameOf(bytes, about) === name ? bytes : undefined;
    },
    async drop(name) {
      await redis.del(blobKey(name));
    },
    async announce(fact, expiryMs) {
      const sealed = seal.seal(Buffer.from(JSON.stringify(fact.value)), keyOf(fact));
      if (expiryMs === undefined) await redis.set(keyOf(fact), sealed);
      else await redis.set(keyOf(fact), sealed, "PX", expiryMs);
    },
    async withdraw(fact) {
      await redis.del(keyOf(fact));
    },
    async find(kind, id) {
      return (await valuesAt<never>([keyOf({ kind, id })]))[0];
    },
    async list(kind) {
      return valuesAt<never>(await keysLike(keyOf({ kind, id: "*" }), redis));
    },
    close: () => redis.disconnect(),
  };
}

function named(keys: readonly string[]): string {
  return few(keys.map((key) => excerpt(key))).join(", ");
}

const passedOver = (keys: readonly string[]): Sentence =>
  say`these keys of Redis do not open with the secret of this machine, and are passed over: ${named(keys)}`;
const otherSecret = (keys: readonly string[]): Sentence =>
  say`other machines use this queue with another secret, or these keys are no worker's: ${named(keys)}`;
