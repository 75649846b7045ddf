import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";

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
