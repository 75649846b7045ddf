import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync } from "node:fs";
import path from "node:path";
import { TRIAL_RESOURCES } from "../run/isolation/self-test.ts";
import type { RunRequest } from "../run/outcome.ts";

/** A run of a program that does nothing, in a folder of its own. */
export function emptyRun(folder: string): RunRequest {
  const directory = path.join(folder, "work");
  mkdirSync(directory);
  return {
    command: ["/bin/true"],
    folder,
    workspace: { kind: "scratch", directory },
    visible: [],
    environment: { PATH: "/usr/bin:/bin" },
    inputFile: "/dev/null",
    limits: { cpuMs: 2000, wallMs: 8000, outputBytes: 65_536, memoryBytes: TRIAL_RESOURCES.dataBytes },
    resources: TRIAL_RESOURCES,
  };
}

/** How a program is started without us. */
interface BareSpawn {
  readonly command: readonly string[];
  readonly directory?: string;
  /** Root starts it as this user. */
  readonly user?: number;
}

/**
 * Starts a program as Node does it, reads what it prints and waits for it.
 *
 * @throws Error if it ends with another exit code than 0
 */
export async function bareSpawn({ command: [file, ...args], directory, user }: BareSpawn): Promise<void> {
  const child: ChildProcess = spawn(file!, args, {
    env: {},
    stdio: ["ignore", "pipe", "pipe"],
    ...(directory !== undefined && { cwd: directory }),
    ...(user !== undefined && { uid: user, gid: user }),
  });
  for (const stream of [child.stdout!, child.stderr!]) stream.resume();
  const [code] = await once(child, "close");
  if (code !== 0) throw new Error(`${file} ended with ${code}`);
}
