import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";

/** Command that is started without the harness. */
interface BareSpawn {
  readonly command: readonly string[];
  readonly directory?: string;
  /** User that root starts it as. */
  readonly user?: number;
}

/**
 * Starts a program with Node alone, reads its output and waits for its end.
 *
 * @throws Error if its exit code is not 0
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
