import { statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { DENIABLES, type RunRequest } from "../outcome.ts";
import { endFromCode } from "./exit-status.ts";
import { makeTimeReport, readTimeReport, timeCommand } from "./gnu-time.ts";
import type { Conclusion, Exit, IsolationLevel, Launch } from "./level.ts";
import { limitCommand, wallCommand } from "./limit-commands.ts";
import { missingUsers, obstacleOf } from "./obstacle.ts";
import { giveNewTo, giveTo, IS_ROOT } from "./ownership.ts";
import { programPath } from "./programs.ts";
import { sandboxView } from "./sandbox.ts";
import { isFiltered, seccompFilter } from "./seccomp.ts";
import { SANDBOX_UID, withoutPrivileges } from "./unprivileged.ts";
import { SANDBOX_WORK, workplaceFor } from "./workplace.ts";

/** The place where the answer is left for us. */
const SANDBOX_ANSWER = "/answer";

/**
 * Waits for the program, then leaves its answer for us: the sandbox and all that was written in it are gone when this
 * shell ends. The shell's own remarks ("Segmentation fault") are not the program's.
 */
const KEEP_ANSWER = `
answer=$1 bytes=$2
shift 2
exec 3>&2 2>/dev/null
"$@" 2>&3 3>&-
status=$?
[ -f "$answer" ] && head -c "$bytes" "$answer" >${SANDBOX_ANSWER}
exit $status
`;

/**
 * Namespaces by way of bubblewrap: the program sees the system's read-only files, its own, and nothing else; no network,
 * no other process; a filter refuses system calls that no program for this needs. The order of the links is what makes
 * the numbers true:
 *
 * - GNU time outside, where the program cannot reach it; bubblewrap writes what it tells of itself on the descriptor that
 *   GNU time leaves open, the first that nobody has, because it closes that one before it starts the program;
 * - `--as-pid-1`, without which bubblewrap does not wait for what it measures, and /proc/1/environ is ours;
 * - `timeout` (or a shell) as process 1, because process 1 ignores its own signals, and a crash would be a success;
 * - limits innermost: set outside, they would be those of bubblewrap.
 */
export const namespaces: IsolationLevel = {
  withholds: ["open-files", "network", "processes", "memory"],
  denies: DENIABLES,
  obstacle: () =>
    obstacleOf(["time", "bwrap", "timeout", "prlimit", ...(IS_ROOT ? ROOTS_OWN : [])]) ??
    (IS_ROOT ? missingUsers([SANDBOX_UID]) : undefined),
  launch,
};

/** The first descriptor that is neither a standard one nor the one that is reported on. */
const FIRST_FREE = 4;

/** Programs that root needs besides. */
const ROOTS_OWN = ["setpriv", "unshare", "mount"] as const;

function launch(request: RunRequest): Launch {
  const { workspace, folder, limits } = request;
  const answer = workspace.kind === "scratch" ? workspace.answerFile : undefined;
  const answerCopy = path.join(folder, "answer");
  const report = makeTimeReport(request);
  if (answer !== undefined) writeFileSync(answerCopy, "");
  if (IS_ROOT) {
    for (const file of answer === undefined ? [report] : [report, answerCopy]) giveNewTo(SANDBOX_UID, file);
    if (workspace.kind === "kept") {
      giveTo(SANDBOX_UID, workspace.directory);
      // Another build may be at work in it, and make and remove files meanwhile.
      if (statSync(workspace.home).uid !== SANDBOX_UID) giveTo(SANDBOX_UID, workspace.home);
    }
  }
  const { user, command: dropping, sourceOf } = withoutPrivileges(request);
  const filters = filterFiles(request);
  const workplace = workplaceFor(request, FIRST_FREE + filters.length);
  const descriptors = [...filters, ...workplace.descriptors];
  return {
    command: [
      ...timeCommand(request),
      ...dropping,
      programPath("bwrap"),
      ...UNSHARED,
      ...environmentOptions(request),
      ...sandboxView(request, sourceOf),
      ...(answer === undefined ? [] : ["--bind", answerCopy, SANDBOX_ANSWER]),
      ...workplace.options,
      ...filters.flatMap((_, at) => ["--seccomp", String(FIRST_FREE + at)]),
      ...["--info-fd", String(FIRST_FREE + descriptors.length), "--json-status-fd", "3"],
      ...["--remount-ro", "/", "--as-pid-1", "--"],
      ...workplace.command,
      ...(answer === undefined
        ? []
        : [
            "/bin/sh",
            "-c",
            KEEP_ANSWER,
            "sh",
            path.join(SANDBOX_WORK, answer),
            String(limits.outputBytes + 1),
          ]),
      ...wallCommand(request),
      ...limitCommand(request, answer === undefined ? 1 : 2),
      ...request.command,
    ],
    ...(user !== undefined && { user }),
    directory: "/",
    // Files that a program writes elsewhere are in memory, and limited there.
    fillable: workspace.kind === "kept" ? [workspace.directory, workspace.home] : [],
    environment: { PATH: "/usr/bin:/bin" },
    descriptors,
    ...(answer !== undefined && { answer: { file: answerCopy, within: folder } }),
    kill: killSandbox,
    finish: () => {},
    conclude: (exit) => conclude(exit, request),
  };
}

export const UNSHARED = [
  "--unshare-user",
  "--unshare-pid",
  "--unshare-net",
  "--unshare-ipc",
  "--unshare-uts",
  "--unshare-cgroup-try",
  "--disable-userns",
  "--die-with-parent",
  "--new-session",
  "--cap-drop",
  "ALL",
  "--clearenv",
];

function environmentOptions({ environment, workspace }: RunRequest): string[] {
  const variables = {
    ...environment,
    HOME: workspace.kind === "kept" ? workspace.home : SANDBOX_WORK,
    TMPDIR: "/tmp",
  };
  return Object.entries(variables).flatMap(([name, value]) => ["--setenv", name, value]);
}

/** The filter of system calls as a file, which bubblewrap reads to its end; none for other processors. */
function filterFiles({ folder }: RunRequest): string[] {
  if (!isFiltered(process.arch)) return [];
  const file = path.join(folder, "filter");
  writeFileSync(file, seccompFilter(process.arch));
  return [file];
}

/** Process 1 of the sandbox takes all others with it, even one that a program has stopped. */
function killSandbox(leader: number, status: string): void {
  const pid = numberIn(status, "child-pid");
  try {
    process.kill(pid ?? -leader, "SIGKILL");
  } catch {
    // It ended by itself.
  }
}

/** The exit code that bubblewrap tells of is missing if the program was never started. */
function conclude({ status, interrupted, complaint }: Exit, request: RunRequest): Conclusion {
  const report = readTimeReport(request);
  const code = numberIn(status, "exit-code");
  // Nobody waits for a program that we kill ourselves: its report says 0.
  if (interrupted) return { end: { kind: "signalled", signal: "SIGKILL" } };
  if (code === undefined)
    return { end: { kind: "not-started", reason: complaint || "bubblewrap ended without a message" } };
  if (!report) return { end: { kind: "unmeasured", reason: "the measurements of the run are damaged" } };
  return { end: endFromCode(code), cpuMs: report.cpuMs, peakMemoryBytes: report.peakMemoryBytes };
}

/** A number of the lines of JSON that bubblewrap writes. */
function numberIn(status: string, name: string): number | undefined {
  const match = new RegExp(`"${name}": (\\d+)`).exec(status);
  return match ? Number(match[1]) : undefined;
}
