import { type ChildProcess, spawn } from "node:child_process";
import path from "node:path";
import { buildSync } from "esbuild";
import { onTestFinished } from "vitest";
import { PACKAGE_FOLDER } from "../base/package.ts";
import { remembered } from "../base/remembered.ts";
import type { SleepingWorker } from "./sleeping.ts";

/** The worker that sleeps, as Node can run it in a package. */
const bundledIn = remembered((packageFolder: string): string => {
  const outfile = path.join(packageFolder, "node_modules", ".cache", `sleeping-worker-${process.pid}.mjs`);
  buildSync({
    entryPoints: [path.join(PACKAGE_FOLDER, "harness", "testing", "sleeping-worker.ts")],
    outfile,
    bundle: true,
    format: "esm",
    platform: "node",
    target: "node20",
    packages: "external",
    logLevel: "error",
  });
  return outfile;
});

export const USUAL_MACHINE = {
  level: "B",
  machine: "a usual machine",
  slowness: 1,
  toolchains: { javascript: "v20" },
} as const;

export interface StartedWorker {
  readonly process: ChildProcess;
  /** Waits until it has ended. */
  readonly ended: Promise<number | null>;
  /** All that it has told. */
  readonly told: () => string;
}

interface WorkerPlace {
  readonly url: string;
  readonly secret: string;
  /** Folder of another version of the package. */
  readonly packageFolder?: string;
}

/** Starts a worker that sleeps where others run programs; it is gone when the test is over. */
export function startSleepingWorker(
  { url, secret, packageFolder = PACKAGE_FOLDER }: WorkerPlace,
  changes: Partial<SleepingWorker> = {},
): StartedWorker {
  const usual: SleepingWorker = { url, machine: USUAL_MACHINE, slots: 2, lockMs: 1000, msACase: 5 };
  const settings = JSON.stringify({ ...usual, ...changes });
  const started = spawn(process.execPath, [bundledIn(packageFolder), settings], {
    env: { ...process.env, CAVALO_QUEUE_SECRET: secret },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let told = "";
  started.stdout.setEncoding("utf8").on("data", (text: string) => {
    told += text;
  });
  const ended = new Promise<number | null>((resolve) => started.once("exit", resolve));
  onTestFinished(() => void started.kill("SIGKILL"));
  return { process: started, ended, told: () => told };
}
