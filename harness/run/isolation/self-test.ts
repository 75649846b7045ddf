import { writeFileSync } from "node:fs";
import { createServer, type Server } from "node:net";
import path from "node:path";
import { IS_WINDOWS, systemProgram } from "../../base/windows.ts";
import type { Outcome, Resources } from "../outcome.ts";
import { run } from "../run.ts";
import { withRunFolder } from "../run-folder.ts";
import type { Scratch } from "../scratch/scratch.ts";
import { smallRun } from "../small-run.ts";
import type { LevelName, Withheld } from "./level.ts";

const MIB = 1024 * 1024;

/** A small program that a level is tried with. */
export interface Trial {
  readonly level: LevelName;
  readonly scratch: Scratch;
  readonly script: string;
  readonly resources?: Partial<Resources>;
  readonly terminal?: boolean;
}

/** Runs a shell script at a level, in a shell that has network connections where there is one. */
export function tryScript({ script, ...trial }: Trial): Promise<Outcome> {
  return tryCommand(["/bin/sh", "-c", script], trial);
}

/** Runs a program that does nothing. */
export function tryNothing(trial: Omit<Trial, "script">): Promise<Outcome> {
  const nothing = IS_WINDOWS ? [systemProgram("cmd.exe"), "/d", "/c", "exit"] : ["/bin/sh", "-c", ":"];
  return tryCommand(nothing, trial);
}

function tryCommand(
  command: readonly string[],
  { level, scratch, resources, terminal = false }: Omit<Trial, "script">,
): Promise<Outcome> {
  return withRunFolder({ scratch, level }, (folder) =>
    run(smallRun(command, folder, { terminal, resources }), { level, chainCpuMs: 0 }),
  );
}

/** Tests of the things that a level may withhold: a program tries to get at each. */
export const WITHHOLDS: Readonly<Record<Withheld, (trial: Omit<Trial, "script">) => Promise<boolean>>> = {
  "private-files": (trial) => withholdsFile(trial, 0o600),
  "open-files": (trial) => withholdsFile(trial, 0o644),
  network: withholdsNetwork,
  async processes(trial) {
    const outcome = await tryScript({
      ...trial,
      script: "/bin/true & wait; echo started",
      resources: { processes: 1 },
    });
    return outcome.stdout.bytes.length === 0 && outcome.end.kind === "exited" && outcome.end.code !== 0;
  },
  async memory(trial) {
    const script = `exec dd if=/dev/zero of=/dev/null bs=${128 * MIB} count=1`;
    const [refused, allowed] = await Promise.all([
      tryScript({ ...trial, script, resources: { dataBytes: 64 * MIB } }),
      tryScript({ ...trial, script }),
    ]);
    return isExit(refused, 1) && isExit(allowed, 0);
  },
  async "memory-together"(trial) {
    // The first cannot write more until more is read, and so still has its memory when the second takes as much.
    const script = `${hold(24)} | { head -c 1 >/dev/null; ${hold(24)} >/dev/null; cat >/dev/null; }`;
    const refused = await tryScript({ ...trial, script, resources: { peakBytes: 16 * MIB } });
    const allowed = await tryScript({ ...trial, script });
    return refused.end.kind === "limit" && refused.end.limit === "memory" && isExit(allowed, 0);
  },
  async "time-together"(trial) {
    const compute = "i=0; while [ $i -lt 20000 ]; do i=$((i+1)); done";
    const waited = await tryScript({ ...trial, script: compute });
    // Nobody waits for the grandchild, but cat for the end of what it might print.
    const abandoned = await tryScript({ ...trial, script: `({ ${compute}; } &) | cat` });
    return (abandoned.cpuMs ?? 0) > (waited.cpuMs ?? Number.POSITIVE_INFINITY) / 2;
  },
};

/** A command that takes so much memory and then writes as much. */
function hold(mebibytes: number): string {
  return `dd if=/dev/zero bs=${mebibytes * MIB} count=1 2>/dev/null`;
}

function isExit({ end }: Outcome, code: number): boolean {
  return end.kind === "exited" && end.code === code;
}

function withholdsFile(trial: Omit<Trial, "script">, mode: number): Promise<boolean> {
  return trial.scratch.within(async (folder) => {
    const canary = path.join(folder, "canary");
    writeFileSync(canary, "canary", { mode });
    const { stdout, end } = await tryScript({ ...trial, script: `cat '${canary}'` });
    return end.kind === "exited" && stdout.bytes.length === 0;
  });
}

async function withholdsNetwork(trial: Omit<Trial, "script">): Promise<boolean> {
  const server = createServer();
  let connections = 0;
  server.on("connection", (socket) => {
    connections++;
    socket.destroy();
  });
  const port = await listen(server);
  try {
    const [, devices] = await Promise.all([
      tryScript({ ...trial, script: `exec bash -c 'exec 3<>/dev/tcp/127.0.0.1/${port}'` }),
      tryScript({ ...trial, script: "cat /proc/net/dev" }),
    ]);
    // A header of two lines, and the loopback that every network has.
    return connections === 0 && devices.stdout.bytes.toString().trim().split("\n").length === 3;
  } finally {
    server.close();
  }
}

function listen(server: Server): Promise<number> {
  return new Promise((resolve, reject) => {
    server.on("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      resolve(typeof address === "object" && address ? address.port : 0);
    });
  });
}
