import path from "node:path";
import { type RunRequest, startIn } from "../outcome.ts";
import { killFollowers } from "../process-group.ts";
import { endFromCode } from "./exit-status.ts";
import type { Conclusion, Exit, IsolationLevel, Launch } from "./level.ts";
import { killSeconds, lastResortSeconds } from "./limit-commands.ts";
import { findProgram } from "./programs.ts";

/**
 * The shell stays the leader of the process group and reports the CPU time of what it waited for on file descriptor 3,
 * which the program does not get. A descriptor 4 keeps the program's standard error apart from the shell's own remarks
 * ("Segmentation fault"). Not every system knows every limit: one that it refuses is left out.
 */
const SCRIPT = `
exec 4>&2 2>/dev/null
ulimit -c 0
ulimit -S -t "$1"
ulimit -H -t "$2"
ulimit -f "$3"
ulimit -n "$4"
ulimit -d "$5"
[ -z "$6" ] || ulimit -v "$6"
shift 6
(exec "$@" 2>&4 3>&- 4>&-)
status=$?
times >&3
exit $status
`;

/**
 * The plain level: the program runs as the user who grades, with limits only. It sees every file that this user sees.
 * It is what is left on systems that have nothing better, and is for programs that are trusted.
 */
export const plain: IsolationLevel = {
  withholds: [],
  denies: ["open-files"],
  obstacle: () => undefined,
  launch,
};

function launch(request: RunRequest): Launch {
  const { workspace, environment } = request;
  const { directory } = workspace;
  const folders = workspace.kind === "kept" ? [directory, workspace.home] : [directory];
  const home = workspace.kind === "kept" ? workspace.home : directory;
  const answerFile = workspace.kind === "scratch" ? workspace.answerFile : undefined;
  return {
    command: ["/bin/sh", "-c", SCRIPT, "sh", ...limitArguments(request), ...request.command],
    directory: startIn(workspace),
    fillable: folders,
    descriptors: [],
    environment: { ...environment, HOME: home, TMPDIR: home },
    ...(answerFile !== undefined && {
      answer: { file: path.join(directory, answerFile), within: directory },
    }),
    // The process that ends the program in the last resort ends with it, and must report its time first.
    kill: (leader) => killFollowers(leader, { sparingChildren: findProgram("timeout") !== undefined }),
    finish: () => {},
    conclude,
  };
}

/** The script's limits, and before the program what ends it even if nobody is there any more to do so. */
function limitArguments({ limits, resources }: RunRequest): string[] {
  const seconds = killSeconds(limits.cpuMs);
  const kilobytes = (bytes: number) => String(Math.ceil(bytes / 1024));
  const timeout = findProgram("timeout");
  return [
    String(seconds),
    String(seconds + 1),
    String(Math.ceil(resources.fileBytes / 512)),
    String(resources.openFiles),
    kilobytes(resources.dataBytes),
    resources.addressSpaceBytes === undefined ? "" : kilobytes(resources.addressSpaceBytes),
    // In the foreground, so that it stays in the process group.
    ...(timeout ? [timeout, "--foreground", "-s", "KILL", String(lastResortSeconds(limits))] : []),
  ];
}

function conclude({ code, signal, status, interrupted }: Exit): Conclusion {
  const cpuMs = parseTimes(status);
  if (cpuMs === undefined && !interrupted) {
    return { end: { kind: "unmeasured", reason: "the measurements of the run are damaged" } };
  }
  return {
    end: code === null ? { kind: "signalled", signal: signal ?? "an unknown signal" } : endFromCode(code),
    ...(cpuMs !== undefined && { cpuMs }),
  };
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
