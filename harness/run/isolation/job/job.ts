import { existsSync } from "node:fs";
import path from "node:path";
import { PACKAGE_FOLDER } from "../../../base/package.ts";
import { say } from "../../../base/sentence.ts";
import { IS_WINDOWS, systemProgram, WINDOWS_FOLDER } from "../../../base/windows.ts";
import { BUSY_FACTOR, type End, type RunRequest } from "../../outcome.ts";
import { kill } from "../../process/process-group.ts";
import { startIn } from "../../start-folder.ts";
import type { Conclusion, Exit, IsolationLevel, Launch } from "../level.ts";
import { lastResortMs } from "../limit-commands.ts";
import { absentHere } from "../obstacle.ts";

/** The helper that makes the job; `job.c` beside it says what it does. */
export const HELPER = path.join(PACKAGE_FOLDER, "harness", "run", "isolation", "job", "job.exe");

/** Processes of the console that the system starts beside a program. */
const OWN_PROCESSES = 2;

/**
 * The level of Windows: a job (job object) limits time, memory and processes of all processes of a run together, and ends
 * them with it. They run as the user who grades, and see every file that this user sees.
 */
export const job: IsolationLevel = {
  withholds: [],
  denies: [],
  worksInMemory: false,
  obstacle: () => {
    if (!IS_WINDOWS) return absentHere();
    return existsSync(HELPER) ? undefined : { reason: WITHOUT_HELPER };
  },
  launch,
};

const WITHOUT_HELPER = say`${HELPER} is missing. An antivirus program may have taken it away: allow it, and install Cavalo again`;

function launch(request: RunRequest): Launch {
  const { workspace, environment, limits, resources, command } = request;
  const { directory } = workspace;
  const home = workspace.kind === "kept" ? workspace.home : directory;
  const answerFile = workspace.kind === "scratch" ? workspace.answerFile : undefined;
  const given = [
    process.pid,
    Math.round(BUSY_FACTOR * limits.cpuMs),
    lastResortMs(limits),
    resources.peakBytes,
    resources.processes + OWN_PROCESSES,
  ];
  return {
    command: [HELPER, ...given.map(String), ...command],
    directory: startIn(workspace),
    fillable: workspace.kind === "kept" ? [directory, home] : [directory],
    descriptors: [],
    environment: { ...ofWindows(home), ...environment },
    ...(answerFile !== undefined && {
      answer: { file: path.join(directory, answerFile), within: directory },
    }),
    // The job ends with the helper, and with the job all that is in it.
    kill,
    finish: () => {},
    conclude,
  };
}

/** Variables without which programs of Windows do not start, and folders of the user: all in one that is thrown away. */
function ofWindows(home: string): Record<string, string> {
  const folders = ["HOME", "USERPROFILE", "APPDATA", "LOCALAPPDATA", "TEMP", "TMP"];
  return {
    SystemRoot: WINDOWS_FOLDER,
    windir: WINDOWS_FOLDER,
    SystemDrive: path.parse(WINDOWS_FOLDER).root.replace(/\\$/, ""),
    ComSpec: systemProgram("cmd.exe"),
    PATHEXT: ".COM;.EXE;.BAT;.CMD",
    ...Object.fromEntries(folders.map((name) => [name, home])),
  };
}

/** Ends of programs that crash, by what the system says of each (NTSTATUS), and the signals that they are elsewhere. */
const CRASHES: Readonly<Record<number, string>> = {
  3221225477: "SIGSEGV",
  // A stack that overflows.
  3221225725: "SIGSEGV",
  3221225478: "SIGBUS",
  3221225501: "SIGILL",
  3221225622: "SIGILL",
  3221225614: "SIGFPE",
  3221225620: "SIGFPE",
  // abort() of the newer library of C, a heap or a stack that was written over, abort() as the debugger hears of it.
  3221226505: "SIGABRT",
  3221226356: "SIGABRT",
  1073741845: "SIGABRT",
};

const REPORT =
  /^job (?<end>itself|cpu|wall) (?<code>[\da-f]+) (?<wallMs>\d+) (?<cpuMs>\d+) (?<peak>\d+)\s*$/m;
const NOT_STARTED = /^not-started (?<step>\w+) (?<error>\d+)/m;

/** Reads the helper's report. */
export function conclude({ words, interrupted }: Exit): Conclusion {
  const report = REPORT.exec(words)?.groups;
  if (report) {
    return {
      end: endOf(report.end!, Number.parseInt(report.code!, 16)),
      cpuMs: Number(report.cpuMs),
      peakMemoryBytes: Number(report.peak),
    };
  }
  if (interrupted) return { end: { kind: "signalled", signal: "SIGKILL" } };
  const failed = NOT_STARTED.exec(words)?.groups;
  if (failed)
    return { end: { kind: "not-started", reason: `Windows error ${failed.error} (${failed.step})` } };
  return { end: { kind: "unmeasured", reason: "the measurements of the run are damaged" } };
}

function endOf(end: string, code: number): End {
  if (end !== "itself") return { kind: "signalled", signal: "SIGKILL" };
  const signal = CRASHES[code];
  return signal ? { kind: "signalled", signal } : { kind: "exited", code };
}
