import { setTimeout } from "node:timers/promises";
import type { Redis, RedisOptions } from "ioredis";
import { ExpectedError } from "../base/errors.ts";
import { placed, type Sentence, say } from "../base/sentence.ts";
import { asSentence } from "./trouble.ts";

/** All keys in Redis begin so. */
export const PREFIX = "cavalo";

/** The oldest Redis that the queue works well with. */
const LEAST_REDIS = [6, 2] as const;

/** Silence after which a connection is taken for lost, and time between two looks at it. */
const SILENCE_MS = 10_000;

/** Packages that only gradings on several machines need. */
export async function loadPackages() {
  try {
    const [bullmq, ioredis] = await Promise.all([import("bullmq"), import("ioredis")]);
    return { ...bullmq, Redis: ioredis.Redis };
  } catch (error) {
    throw new ExpectedError(
      say`grading on several machines needs two more packages. Type \`npm install bullmq@6 ioredis@5\` in the folder of Cavalo`,
      { cause: error },
    );
  }
}
export type Packages = Awaited<ReturnType<typeof loadPackages>>;

/** A connection that gives up soon, or one of a worker, which waits for Redis as long as it must. */
export type Patience = "hasty" | "patient";

/**
 * Connects to Redis and checks that it keeps what it is given.
 *
 * @param url `redis://`, `rediss://` for TLS, or `unix:` and the path of a socket
 * @throws ExpectedError if it is not reached, too old, or may drop jobs
 */
export async function connect(url: string, patience: Patience, { Redis }: Packages): Promise<Redis> {
  const options: RedisOptions = {
    lazyConnect: true,
    connectTimeout: 5000,
    maxRetriesPerRequest: patience === "patient" ? null : 1,
    // A wrong password stays wrong, and a server that is away comes back.
    retryStrategy: (times) => Math.min(times * 200, 2000),
  };
  const [, socket] = /^unix:(?:\/\/)?(\/.*)$/.exec(url) ?? [];
  if (socket === undefined && !isAddress(url))
    throw new ExpectedError(placed(withoutPassword(url), NO_ADDRESS));
  const redis = socket === undefined ? new Redis(url, options) : new Redis(socket, options);
  let last: Error | undefined;
  redis.on("error", (error) => {
    last = error;
  });
  try {
    await redis.connect();
    await check(redis, url);
    reconnectInSilence(redis);
    return redis;
  } catch (error) {
    redis.disconnect();
    const refused = asSentence(error, withoutPassword(url));
    if (refused instanceof ExpectedError) throw refused;
    const reason = reasonOf(last ?? (error as Error));
    const hint = url.startsWith("rediss:") ? NO_TLS_HINT : TLS_HINT;
    throw new ExpectedError(
      placed(
        withoutPassword(url),
        say`Redis is not reached (${reason})${(locale) => (OF_OTHER_PORT.test(reason) ? `. ${hint[locale]}` : "")}`,
      ),
      { cause: error },
    );
  }
}

/** Ends of a connection whose two sides may not speak the same: TLS on one of them alone. */
const OF_OTHER_PORT = /^(?:ETIMEDOUT|ECONNRESET|EPIPE|EPROTO|ERR_SSL)/;

/** Connects again if nothing is answered: a network that is gone tells nobody. */
function reconnectInSilence(redis: Redis): void {
  const looking = setInterval(async () => {
    if (redis.status !== "ready") return;
    const answered = redis.ping().then(
      () => true,
      () => true,
    );
    const silent = setTimeout(SILENCE_MS, false, { ref: false });
    if (!(await Promise.race([answered, silent]))) redis.disconnect(true);
  }, SILENCE_MS).unref();
  redis.once("end", () => clearInterval(looking));
}

function isAddress(url: string): boolean {
  return /^rediss?:\/\/[^/]/.test(url) && URL.canParse(url);
}

/** Everybody may read what is printed. */
export function withoutPassword(url: string): string {
  return url.replace(/\/\/[^@/]*@/, "//…@");
}

function reasonOf({ message, ...error }: Error & { code?: string }): string {
  return error.code ?? message.split("\n")[0] ?? "";
}

async function check(redis: Redis, url: string): Promise<void> {
  // What takes nothing, because it is full or a copy of another one, refuses this.
  await redis.set(`${PREFIX}:try`, "", "PX", 1);
  const facts = await redis.info();
  const fact = (name: string) => new RegExp(`^${name}:(.*?)\r?$`, "m").exec(facts)?.[1] ?? "";
  const [major = 0, minor = 0] = fact("redis_version").split(".").map(Number);
  const [leastMajor, leastMinor] = LEAST_REDIS;
  const place = withoutPassword(url);
  if (major < leastMajor || (major === leastMajor && minor < leastMinor))
    throw new ExpectedError(
      placed(place, say`Redis ${LEAST_REDIS.join(".")} or newer is needed; this is ${major}.${minor}`),
    );
  const policy = fact("maxmemory_policy");
  if (policy !== "" && policy !== "noeviction")
    throw new ExpectedError(
      placed(
        place,
        say`Redis drops what it holds when its memory is full (${policy}). Type \`redis-cli config set maxmemory-policy noeviction\``,
      ),
    );
}

/** Tells that Redis forgets everything when it is killed; undefined if it does not. */
export async function forgetfulness(redis: Redis): Promise<Sentence | undefined> {
  const facts = await redis.info("persistence");
  if (!/^aof_enabled:0\r?$/m.test(facts)) return undefined;
  return say`Redis keeps no append-only file: when it is killed, jobs are sent again. Type \`redis-cli config set appendonly yes\``;
}

const NO_ADDRESS: Sentence = say`not an address of Redis. Write redis://host:6379, rediss://host:6379 or unix:/path/of/the/socket`;
const TLS_HINT: Sentence = say`Is this a port for TLS? Its address begins with rediss://`;
const NO_TLS_HINT: Sentence = say`Is this a port for TLS? The address of another one begins with redis://`;
