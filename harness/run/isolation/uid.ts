import path from "node:path";
import { needDescriptors } from "../../base/need-descriptors.ts";
import { say } from "../../base/sentence.ts";
import type { RunRequest, Workspace } from "../outcome.ts";
import { guardUser, killUser } from "../process/watchdog.ts";
import { startIn } from "../start-folder.ts";
import { endFromCode } from "./exit-status.ts";
import { parseTimeReport, timeCommand } from "./gnu-time.ts";
import type { Conclusion, Exit, IsolationLevel, Launch } from "./level.ts";
import { limitCommand, wallCommand } from "./limit-commands.ts";
import { obstacleOf, rootsObstacle } from "./obstacle.ts";
import { close, giveNewTo, giveTo, IS_ROOT, isOpenToAll, takeBack } from "./ownership.ts";
import { programPath } from "./programs.ts";
import { FIRST_UID, LAST_UID, returnUser, takeUser } from "./users.ts";

/**
 * Root without namespaces, as in a container: each run has a user of its own, so that it cannot reach the files and the
 * processes of others, and so that whatever it leaves can be killed by that user.
 */
export const uid: IsolationLevel = {
  withholds: ["private-files", "processes", "memory"],
  denies: ["processes", "open-files"],
  worksInMemory: false,
  obstacle: () => {
    const missing = obstacleOf(["time", "setpriv", "timeout", "prlimit"]);
    if (missing) return missing;
    return IS_ROOT ? rootsObstacle([FIRST_UID, LAST_UID]) : { reason: NOT_ROOT };
  },
  launch,
};

const NOT_ROOT = say`only root can run each program as a user of its own`;

/** Gives the program its standard error, and takes from it what is ours to read. */
const OWN_DESCRIPTORS = ["/bin/sh", "-c", 'exec 2>&3 3>&-; exec "$@"', "sh"];

function launch(request: RunRequest): Launch {
  const { workspace, visible } = request;
  const { directory } = workspace;
  const closed = visible.find((file) => !isOpenToAll(file));
  if (closed !== undefined) {
    throw new Error(`${closed} cannot be read by the users of isolation level C`);
  }
  const folders = workspace.kind === "kept" ? [directory, workspace.home] : [directory];
  const home = workspace.kind === "kept" ? workspace.home : directory;
  const answerFile = workspace.kind === "scratch" ? workspace.answerFile : undefined;
  const limited = [...limitCommand(request), ...request.command];
  // A user is not free at once again, so none is taken for what cannot be started.
  needDescriptors();
  // Last: only what has been launched is finished.
  const user = takeUserFor(workspace);
  const endGuard = guardUser(user);
  return {
    // The process that ends the program still belongs to root, so that the program cannot reach it.
    command: [...timeCommand(), ...OWN_DESCRIPTORS, ...wallCommand(request), ...asUser(user), ...limited],
    directory: startIn(workspace),
    fillable: folders,
    descriptors: [],
    environment: { ...request.environment, HOME: home, TMPDIR: home },
    ...(answerFile !== undefined && {
      answer: { file: path.join(directory, answerFile), within: directory },
    }),
    kill: () => killUser(user),
    finish: async () => {
      await killUser(user);
      try {
        if (workspace.kind === "kept") takeBack(folders);
        else close(directory);
      } finally {
        endGuard();
        returnUser(user);
      }
    },
    conclude,
  };
}

/** Takes a user, and gives the workspace to that user. */
function takeUserFor(workspace: Workspace): number {
  const user = takeUser();
  try {
    if (workspace.kind === "kept") giveTo(user, [workspace.directory, workspace.home]);
    else giveNewTo(user, workspace.directory);
  } catch (error) {
    returnUser(user);
    throw error;
  }
  return user;
}

function asUser(user: number): string[] {
  const id = String(user);
  const dropped = ["--clear-groups", "--no-new-privs", "--inh-caps=-all", "--bounding-set=-all"];
  return [programPath("setpriv"), "--reuid", id, "--regid", id, ...dropped, "--"];
}

function conclude({ code, signal, words, interrupted }: Exit): Conclusion {
  const report = parseTimeReport(words);
  if (!report && !interrupted)
    return { end: { kind: "unmeasured", reason: "the measurements of the run are damaged" } };
  return {
    end: code === null ? { kind: "signalled", signal: signal ?? "an unknown signal" } : endFromCode(code),
    ...(report && { cpuMs: report.cpuMs, peakMemoryBytes: report.peakMemoryBytes }),
  };
}
