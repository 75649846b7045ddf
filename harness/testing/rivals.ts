import { spawn } from "node:child_process";
import { onTestFinished } from "vitest";

/** Starts loops that never end, each in a session of its own; they are gone when the test is over. */
export function startRivals(count: number, { onProcessor }: { onProcessor?: number } = {}): void {
  // They end by themselves if the tests are killed.
  const loop = `while kill -0 ${process.pid}; do i=0; while [ $i -lt 100000 ]; do i=$((i+1)); done; done`;
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
