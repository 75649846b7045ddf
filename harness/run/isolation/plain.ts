import path from "node:path";
import { IS_WINDOWS } from "../../base/windows.ts";
import type { RunRequest } from "../outcome.ts";
import { killFollowers } from "../process/process-group.ts";
import { startIn } from "../start-folder.ts";
import { endFromCode } from "./exit-status.ts";
import type { Conclusion, Exit, IsolationLevel, Launch } from "./level.ts";
import { lastResortSeconds, limitScript } from "./limit-commands.ts";
import { absentHere } from "./obstacle.ts";
import { findProgram } from "./programs.ts";

/**
 * Runs the program, and reports the CPU time of what the shell waited for. The shell stays the leader of the process
 * group. Its own remarks ("Segmentation fault") are kept apart from the program's standard error.
 */
const RUN = `
(exec "$@" 2>&3 3>&-)
status=$?
times >&2
exit $status
`;

/**
 * The plain level: the program runs as the user who grades, with limits only. It sees every file that this user sees.
 * It is what is left on systems that have nothing better, and is for programs that are trusted.
 */
export const plain: IsolationLevel = {
  withholds: [],
  denies: ["open-files"],
  worksInMemory: false,
  obstacle: () => (IS_WINDOWS ? absentHere() : undefined),
  launch,
};

function launch(request: RunRequest): Launch {
  const { workspace, environment } = request;
  const { directory } = workspace;
  const folders = workspace.kind === "kept" ? [directory, workspace.home] : [directory];
  const home = workspace.kind === "kept" ? workspace.home : directory;
  const answerFile = workspace.kind === "scratch" ? workspace.answerFile : undefined;
  return {
    command: ["/bin/sh", "-c", scriptFor(request), "sh", ...lastResort(request), ...request.command],
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

/** Not every system knows every limit: one that it refuses is left out. Processes would be counted with all the user's. */
function scriptFor({ resources: { processes: _, ...resources }, limits }: RunRequest): string {
  return [...limitScript({ limits, resources }), RUN].join("\n");
}

/** The command that ends a program even if nobody is there any more to do so; none where there is no `timeout`. */
function lastResort({ limits }: RunRequest): string[] {
  const timeout = findProgram("timeout");
  // In the foreground, so that it stays in the process group.
  return timeout ? [timeout, "--foreground", "-s", "KILL", String(lastResortSeconds(limits))] : [];
}

function conclude({ code, signal, words, interrupted }: Exit): Conclusion {
  const cpuMs = parseTimes(words);
  if (cpuMs === undefined && !interrupted) {
    return { end: { kind: "unmeasured", reason: "the measurements of the run are damaged" } };
  }
  return {
    end: code === null ? { kind: "signalled", signal: signal ?? "an unknown signal" } : endFromCode(code),
    ...(cpuMs !== undefined && { cpuMs }),
  };
}

/**
 * Milliseconds from what the shell's `times` reports at the end of its words: two lines of user and system time, its own
 * and its children's.
 */
export function parseTimes(words: string): number | undefined {
  const [own, children] = words.trimEnd().split("\n").slice(-2);
  const [user, system] = (own && children)?.split(" ") ?? [];
  const ms = (time: string | undefined) => {
    const match = /^(\d+)m([\d.]+)s$/.exec(time ?? "");
    return match ? Number(match[1]) * 60_000 + Number(match[2]) * 1000 : Number.NaN;
  };
  const total = Math.round(ms(user) + ms(system));
  return Number.isNaN(total) ? undefined : total;
}
