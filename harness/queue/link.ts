import type { Redis } from "ioredis";
import { ExpectedError } from "../base/errors.ts";
import { placed } from "../base/sentence.ts";
import { codeVersion } from "./code.ts";
import type { Machine, Worker } from "./fleet.ts";
import { connect, loadPackages, type Packages, type Patience, withoutPassword } from "./redis.ts";
import { createSeal, readSecret, type Seal } from "./seal.ts";

/** All keys in Redis begin so. */
export const PREFIX = "cavalo";

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
  /** Keeps bytes under their name, for a day. */
  put(bytes: Buffer, about: string): Promise<string>;
  /** Gives them back; undefined if they are gone, or were not sealed with the secret. */
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
 * @throws ExpectedError if a package is missing, if Redis is not reached, or if others there have another secret
 */
export async function openLink(url: string, patience: Patience): Promise<Link> {
  const seal = createSeal(readSecret(process.env));
  const packages = await loadPackages();
  const redis = await connect(url, patience, packages);
  const link = linkOver(redis, seal, packages);
  try {
    // What others have sealed must be readable before anything is given or taken.
    await Promise.all([link.list("worker"), link.list("standard")]);
    return link;
  } catch (error) {
    link.close();
    if (!(error instanceof OtherSecret)) throw error;
    throw new ExpectedError(
      placed(withoutPassword(url), {
        en: "other machines use this queue with another secret",
        "pt-BR": "outras máquinas usam esta fila com outro segredo",
      }),
    );
  }
}

class OtherSecret extends Error {}

function linkOver(redis: Redis, seal: Seal, packages: Packages): Link {
  const keyOf = ({ kind, id }: Pick<Fact, "kind" | "id">) => `${PREFIX}:${kind}:${id}`;
  const nameOf = (bytes: Buffer, about: string) => seal.nameOf([about, bytes]);
  const blobKey = (name: string) => `${PREFIX}:blob:${name}`;

  /** Reads the facts under these keys, as far as they are there. */
  async function valuesAt<Value>(keys: readonly string[]): Promise<Value[]> {
    const values = keys.length === 0 ? [] : await redis.mgetBuffer(...keys);
    return values.flatMap((sealed, at) => {
      if (sealed === null) return [];
      const bytes = seal.open(sealed, keys[at]!);
      if (!bytes) throw new OtherSecret();
      return [JSON.parse(bytes.toString())];
    });
  }

  return {
    redis,
    seal,
    packages,
    queue: `grade-${codeVersion()}`,
    nameOf,
    async put(bytes, about) {
      const name = nameOf(bytes, about);
      const isThere = await redis.expire(blobKey(name), BLOB_SECONDS);
      if (isThere === 0) await redis.set(blobKey(name), seal.seal(bytes, about), "EX", BLOB_SECONDS);
      return name;
    },
    async get(name, about) {
      const sealed = await redis.getBuffer(blobKey(name));
      return sealed === null ? undefined : seal.open(sealed, about);
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
      const keys: string[] = [];
      for await (const some of redis.scanStream({ match: keyOf({ kind, id: "*" }), count: 1000 }))
        keys.push(...(some as string[]));
      return valuesAt<never>(keys);
    },
    close: () => redis.disconnect(),
  };
}
