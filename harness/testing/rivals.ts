import { spawn } from "node:child_process";
import { onTestFinished } from "vitest";

/** Starts loops that never end, each in a session of its own; they are gone when the test is over. */
export function startRivals(count: number, { onProcessor }: { onProcessor?: number } = {}): void {
  const loop = "while :; do :; done";
  const script = onProcessor === undefined ? loop : `taskset -cp ${onProcessor} $$ >/dev/null; ${loop}`;
  const rivals = Array.from({ length: count }, () =>
    spawn("/bin/sh", ["-c", script], { stdio: "ignore", detached: true }),
  );
  const end = () => {
    for (const rival of rivals) rival.kill("SIGKILL");
  };
  process.on("exit", end);
  onTestFinished(end);
}
