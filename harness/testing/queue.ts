import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { PACKAGE_FOLDER } from "../base/package.ts";
import { grade } from "../grade/grade.ts";
import { openStore } from "../grade/store/store.ts";
import { loadCases } from "../problem/load.ts";
import { openLink } from "../queue/link.ts";
import { openWorkers } from "../queue/open-workers.ts";
import { overviewOf } from "../queue/overview.ts";
import type { SubmissionRecord } from "../report/record/record.ts";
import { discoverSubmissions } from "../submission/find/discover.ts";
import { folderWith } from "./folders.ts";
import { needingRedis, REDIS, secretIn, startRedis, type TestRedis } from "./redis.ts";
import type { SleepingWorker } from "./sleeping.ts";
import { type StartedWorker, startSleepingWorker } from "./workers.ts";

const CASES = loadCases({ files: path.join(PACKAGE_FOLDER, "cases", "lost-knight", "tiny-*.yaml") });

/** Defines a test that needs Redis. */
export function withRedis(name: string, body: () => Promise<void>): void {
  test.skipIf(REDIS === undefined)(needingRedis(name), body);
}

/** A class of so many students, each with a program of its own. */
export function classOf(size: number, extra: Readonly<Record<string, string>> = {}): string {
  const usual = Object.fromEntries(
    Array.from({ length: size }, (_, at) => [`s${at}/main.js`, `console.log(${at})\n`]),
  );
  const odd = Object.entries(extra).map(([name, text]) => [`${name}/main.js`, `// ${text}\n`]);
  return folderWith({ ...usual, ...Object.fromEntries(odd) });
}

/** The verdicts of such a class if every program is right. */
export function allAccepted(size: number): Readonly<Record<string, string>> {
  return Object.fromEntries(Array.from({ length: size }, (_, at) => [`s${at}`, "AC"]));
}

export interface GradedByQueue {
  readonly told: readonly string[];
  /** A word for the verdicts of each student. */
  readonly verdicts: Readonly<Record<string, string>>;
  readonly records: readonly SubmissionRecord[];
}

/** A queue of a test's own. */
export class TestQueue {
  readonly folder: string;
  readonly redis: TestRedis;
  readonly #secret: string;

  constructor(folder: string, redis: TestRedis) {
    this.folder = folder;
    this.redis = redis;
    this.#secret = secretIn(folder);
    vi.stubEnv("CAVALO_QUEUE_SECRET", this.#secret);
  }

  startWorker(changes: Partial<SleepingWorker> = {}, packageFolder?: string): StartedWorker {
    const place = { url: this.redis.url, secret: this.#secret, ...(packageFolder && { packageFolder }) };
    return startSleepingWorker(place, changes);
  }

  /** Waits until a worker runs something. */
  async untilBusy(): Promise<void> {
    const link = await openLink(this.redis.url, "hasty");
    await expect.poll(async () => (await overviewOf(link)).running).toBeGreaterThan(0);
    link.close();
  }

  /** Grades a class by the workers. */
  async gradeBy(
    classFolder: string,
    { out = folderWith({}), signal = undefined as AbortSignal | undefined } = {},
  ): Promise<GradedByQueue> {
    const told: string[] = [];
    const submissions = await discoverSubmissions(classFolder, "lost-knight");
    const { executor, standard, close } = await openWorkers({
      url: this.redis.url,
      signal,
      tell: ({ en }) => told.push(en),
    });
    const store = await openStore(out, { onWait: () => {}, signal: new AbortController().signal });
    try {
      const keeping = { store, samples: false, sourceOf: () => ({ root: classFolder }) };
      const isolation = { level: standard.level, chainCpuMs: 0 };
      const request = { cases: CASES, submissions, isolation, jobs: 1, executor, keeping, signal };
      const { submissions: records } = await grade(request);
      const words = records.map(({ name, results }) => [
        name,
        Array.from(new Set(results.map(({ attempt }) => attempt.verdict))).join(" "),
      ]);
      return { told, verdicts: Object.fromEntries(words), records };
    } finally {
      store.close();
      close();
    }
  }
}

/** Gives each test of a file a queue of its own; `use` gets it. */
export function queueForEachTest(use: (queue: TestQueue) => void): void {
  if (REDIS === undefined) return;
  let queue: TestQueue;
  beforeEach(async () => {
    // The path of a socket must be short.
    const folder = mkdtempSync(path.join(tmpdir(), "cavalo-q-"));
    queue = new TestQueue(folder, await startRedis(folder));
    use(queue);
  });
  afterEach(async () => {
    vi.unstubAllEnvs();
    await queue.redis.stop();
    rmSync(queue.folder, { recursive: true, force: true });
  });
}
