import type { Limits } from "../case/case.ts";

/**
 * The plain level: the program runs as the user who grades, with limits on CPU time and core files only. It sees every
 * file that this user sees.
 *
 * The shell stays the leader of the process group and reports the CPU time of what it waited for on file descriptor 3,
 * which the program does not get. A descriptor 4 keeps the program's standard error apart from the shell's own remarks
 * ("Segmentation fault").
 */
const SCRIPT = `
ulimit -c 0
ulimit -S -t "$1"
ulimit -H -t "$2"
shift 2
exec 4>&2 2>/dev/null
(exec "$@" 2>&4 3>&- 4>&-)
status=$?
times >&3
exit $status
`;

/** The whole command line: a shell that runs `command` within its limits. Its exit code is the program's, or 128 + signal. */
export function plainCommand(command: readonly string[], { cpuMs }: Pick<Limits, "cpuMs">): string[] {
  // The kernel counts whole seconds and is early by as much as a tick: it only ends what is surely over the limit.
  const seconds = Math.ceil(cpuMs / 1000) + 1;
  return ["/bin/sh", "-c", SCRIPT, "sh", String(seconds), String(seconds + 1), ...command];
}

/** Milliseconds from what the shell's `times` reports: two lines of user and system time, its own and its children's. */
export function parseTimes(report: string): number | undefined {
  const [user, system] = report.trim().split("\n")[1]?.split(" ") ?? [];
  const ms = (time: string | undefined) => {
    const match = /^(\d+)m([\d.]+)s$/.exec(time ?? "");
    return match ? Number(match[1]) * 60_000 + Number(match[2]) * 1000 : Number.NaN;
  };
  const total = Math.round(ms(user) + ms(system));
  return Number.isNaN(total) ? undefined : total;
}
