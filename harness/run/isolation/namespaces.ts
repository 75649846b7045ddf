import { statSync, writeFileSync, writeSync } from "node:fs";
import path from "node:path";
import { remembered } from "../../base/remembered.ts";
import { tellingLine } from "../../base/text.ts";
import { DENIABLES, type RunRequest } from "../outcome.ts";
import { kill, killBelow } from "../process/process-group.ts";
import { openUnnamedFile } from "../process/unnamed-file.ts";
import { endFromCode } from "./exit-status.ts";
import { parseTimeReport, timeCommand, withoutTimeReport } from "./gnu-time.ts";
import { type Conclusion, type Exit, FIRST_FREE, type IsolationLevel, type Launch } from "./level.ts";
import { limitScript } from "./limit-commands.ts";
import { obstacleOf, rootsObstacle } from "./obstacle.ts";
import { giveNewTo, giveTo, IS_ROOT } from "./ownership.ts";
import { programPath } from "./programs.ts";
import { sandboxView } from "./sandbox.ts";
import { type FilteredArchitecture, isFiltered, type Locks, seccompFilter } from "./seccomp.ts";
import { SANDBOX_UID, withoutPrivileges } from "./unprivileged.ts";
import { SANDBOX_WORK, workplaceFor } from "./workplace.ts";

/** The place where the answer is left for us. */
const SANDBOX_ANSWER = "/answer";

/**
 * Leaves the answer of a program for us: the sandbox and all that was written in it are gone when the shell ends.
 */
const KEEP_ANSWER = `[ -f "$answer" ] && head -c "$bytes" "$answer" >${SANDBOX_ANSWER}`;

/**
 * Namespaces by way of bubblewrap: the program sees the system's read-only files, its own, and nothing else; no network,
 * no other process; a filter refuses system calls that no program for this needs. The order of the links is what makes
 * the numbers true:
 *
 * - GNU time outside, where the program cannot reach it;
 * - `--as-pid-1`, without which bubblewrap does not wait for what it measures, and /proc/1/environ is ours;
 * - a shell as process 1, because process 1 ignores its own signals, and a crash would be a success. It says that it is
 *   there, and gives up the descriptor on which that is read before it starts the program;
 * - limits innermost: set outside, they would be those of bubblewrap.
 */
export const namespaces: IsolationLevel = {
  withholds: ["open-files", "network", "processes", "memory"],
  denies: DENIABLES,
  worksInMemory: true,
  obstacle: () =>
    obstacleOf(["time", "bwrap", ...(IS_ROOT ? ROOTS_OWN : [])]) ??
    (IS_ROOT ? rootsObstacle([SANDBOX_UID]) : undefined),
  launch,
};

/** Programs that root needs besides. */
const ROOTS_OWN = ["setpriv", "unshare", "mount"] as const;

function launch(request: RunRequest): Launch {
  const { workspace, folder } = request;
  const answer = workspace.kind === "scratch" ? workspace.answerFile : undefined;
  const answerCopy = path.join(folder, "answer");
  if (answer !== undefined) writeFileSync(answerCopy, "");
  if (IS_ROOT) {
    if (answer !== undefined) giveNewTo(SANDBOX_UID, answerCopy);
    if (workspace.kind === "kept") {
      const { directory, home } = workspace;
      // Another build may be at work in its home, and make and remove files meanwhile.
      giveTo(SANDBOX_UID, statSync(home).uid === SANDBOX_UID ? [directory] : [directory, home]);
    }
  }
  const { user, command: dropping, sourceOf } = withoutPrivileges(request);
  const filters = filterFiles(workspace.kind === "kept" ? "real" : "seeming");
  const workplace = workplaceFor(request, FIRST_FREE + filters.length);
  return {
    command: [
      ...timeCommand(),
      ...dropping,
      programPath("bwrap"),
      ...UNSHARED,
      ...environmentOptions(request),
      ...sandboxView(request, sourceOf),
      ...(answer === undefined ? [] : ["--bind", answerCopy, SANDBOX_ANSWER]),
      ...workplace.options,
      ...filters.flatMap((_, at) => ["--seccomp", String(FIRST_FREE + at)]),
      ...["--remount-ro", "/", "--as-pid-1", "--"],
      ...workplace.command,
      ...firstProcess(request),
      ...request.command,
    ],
    ...(user !== undefined && { user }),
    directory: "/",
    // Files that a program writes elsewhere are in memory, and limited there.
    fillable: workspace.kind === "kept" ? [workspace.directory, workspace.home] : [],
    environment: { PATH: "/usr/bin:/bin" },
    descriptors: [...filters, ...workplace.descriptors],
    ...(answer !== undefined && { answer: { file: answerCopy, within: folder } }),
    kill: killProgram,
    finish: () => {},
    conclude,
  };
}

/** The word of a sandbox that has come up. */
const STARTED = "started";

/** The shell that starts the program within its limits and waits for it. Its remarks ("Segmentation fault") are lost. */
function firstProcess({ workspace, limits, resources }: RunRequest): string[] {
  const answer = workspace.kind === "scratch" ? workspace.answerFile : undefined;
  const script = [
    `echo ${STARTED} >&2`,
    "exec 2>/dev/null",
    ...(answer === undefined ? [] : ["answer=$1 bytes=$2", "shift 2"]),
    `(${[...limitScript({ limits, resources: { ...resources, processes: resources.processes + 1 } }), 'exec "$@"'].join(" && ")}) 2>&3 3>&-`,
    "status=$?",
    ...(answer === undefined ? [] : [KEEP_ANSWER]),
    "exit $status",
  ].join("\n");
  const answers =
    answer === undefined ? [] : [path.join(SANDBOX_WORK, answer), String(limits.outputBytes + 1)];
  return ["/bin/sh", "-c", script, "sh", ...answers];
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
function filterFiles(locks: Locks): string[] {
  const { arch } = process;
  if (!isFiltered(arch)) return [];
  return [locks === "real" ? filterOfBuilds(arch) : filterOfRuns(arch)];
}

/** Nobody else can open the file, and it is gone with us. Each run opens it anew, because each reads it to its end. */
const filterOfRuns = remembered((architecture: FilteredArchitecture) =>
  fileOf(seccompFilter(architecture, "seeming")),
);
const filterOfBuilds = remembered((architecture: FilteredArchitecture) =>
  fileOf(seccompFilter(architecture, "real")),
);

function fileOf(filter: Buffer): string {
  const file = openUnnamedFile();
  writeSync(file, filter);
  return `/proc/self/fd/${file}`;
}

/**
 * Kills what process 1 of the sandbox waits for, so that it ends and is measured; it takes all others with it, even one
 * that the program has stopped.
 */
function killProgram(leader: number): void {
  // Above the program are GNU time, bubblewrap and the shell.
  if (!killBelow(leader, 3)) kill(-leader);
}

function conclude({ code, words, interrupted }: Exit): Conclusion {
  const report = parseTimeReport(words);
  const measured = report && { cpuMs: report.cpuMs, peakMemoryBytes: report.peakMemoryBytes };
  if (interrupted) return { end: { kind: "signalled", signal: "SIGKILL" }, ...measured };
  if (!words.split("\n").includes(STARTED)) {
    const complaint = tellingLine(Buffer.from(withoutTimeReport(words), "latin1"));
    return { end: { kind: "not-started", reason: complaint || "bubblewrap ended without a message" } };
  }
  if (!measured || code === null)
    return { end: { kind: "unmeasured", reason: "the measurements of the run are damaged" } };
  return { end: endFromCode(code), ...measured };
}
