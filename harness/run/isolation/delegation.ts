import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { systemErrorCode } from "../../base/errors.ts";
import { remembered } from "../../base/remembered.ts";
import { inEach, type Sentence, say } from "../../base/sentence.ts";
import { jobMembers } from "../process/process-group.ts";
import type { Obstacle } from "./level.ts";
import { IS_ROOT } from "./ownership.ts";
import { programPath } from "./programs.ts";
import { removeAbandonedGroups } from "./run-group.ts";

/** The folder of a control group (cgroup v2) in which we may make others, or the reason why there is none. */
export type Delegation = { readonly folder: string } | { readonly obstacle: Obstacle };

const CONTROLLERS = ["memory", "pids"];

/** The group of the harness itself and of what started it: a group that is divided must not hold processes. */
const HARNESS_GROUP = "cavalo";

/** Times that processes are moved: meanwhile they may have started others. */
const ROUNDS = 10;

/** Divides the control group that we were started in, once; another harness in it finds that done. */
export const delegatedGroup = remembered(divide);

function divide(): Delegation {
  const own = ownGroup({ groups: textOf("/proc/self/cgroup"), mounts: textOf("/proc/self/mountinfo") });
  if (own === undefined || !hasControllers(own.mount)) {
    return {
      obstacle: {
        reason: say`this machine has no control group (cgroup v2) that limits memory and processes`,
      },
    };
  }
  const folder = path.basename(own.folder) === HARNESS_GROUP ? path.dirname(own.folder) : own.folder;
  try {
    if (!isDelegated(folder)) return { obstacle: undivided(say`it is not delegated`) };
    if (!moveJob(folder))
      return {
        obstacle: undivided(say`it contains other programs`),
      };
    const enabled = CONTROLLERS.map((name) => `+${name}`).join(" ");
    writeFileSync(path.join(folder, "cgroup.subtree_control"), enabled);
    removeAbandonedGroups(folder);
    return { folder };
  } catch (error) {
    return { obstacle: undivided(inEach(() => systemErrorCode(error) ?? String(error))) };
  }
}

/**
 * systemd minds the groups of its units: it stops one whole, us too, when something in it was killed for its memory,
 * unless it has left the group to us. Where there is no systemd, nobody minds.
 */
function isDelegated(folder: string): boolean {
  if (!hasSystemd()) return true;
  const manager = folder.includes("/user@") ? ["--user"] : [];
  const question = [...manager, "show", "--property=Delegate", "--value", "--", path.basename(folder)];
  try {
    const said = execFileSync(programPath("systemctl"), question, { stdio: ["ignore", "pipe", "ignore"] });
    return said.toString("latin1") === "yes\n";
  } catch {
    return false;
  }
}

/** Moves all that is in the group into the harness's own; not if anything is there that is none of this command's. */
function moveJob(folder: string): boolean {
  const harnessGroup = path.join(folder, HARNESS_GROUP);
  for (let round = 0; round < ROUNDS; round++) {
    const members = membersOf(folder);
    if (members.length === 0) return true;
    const job = new Set(jobMembers());
    if (!members.every((pid) => job.has(pid))) return false;
    mkdirSync(harnessGroup, { recursive: true });
    for (const pid of members) move(pid, harnessGroup);
  }
  return false;
}

function membersOf(group: string): number[] {
  return readFileSync(path.join(group, "cgroup.procs"), "latin1").split("\n").filter(Boolean).map(Number);
}

function move(pid: number, group: string): void {
  try {
    writeFileSync(path.join(group, "cgroup.procs"), String(pid));
  } catch (error) {
    // It has ended meanwhile.
    if (systemErrorCode(error) !== "ESRCH") throw error;
  }
}

function undivided(why: Sentence): Obstacle {
  const reason = say`the control group of this command cannot be divided (${why})`;
  if (!hasSystemd()) return { reason };
  const manager = IS_ROOT ? "" : " --user";
  return { reason, cure: `systemd-run${manager} --scope -q -p Delegate=yes cavalo ...` };
}

function hasSystemd(): boolean {
  return existsSync("/run/systemd/system");
}

function hasControllers(folder: string): boolean {
  const controllers = textOf(path.join(folder, "cgroup.controllers")).trim().split(" ");
  return CONTROLLERS.every((name) => controllers.includes(name));
}

/** Reads a file of the kernel; empty if there is no such file. */
function textOf(file: string): string {
  try {
    return readFileSync(file, "latin1");
  } catch {
    return "";
  }
}

/**
 * Our control group of the second version as a folder, and where the hierarchy is mounted; undefined if it is not, or
 * if only another part of it is, as in some containers.
 *
 * @param groups the text of /proc/self/cgroup
 * @param mounts the text of /proc/self/mountinfo
 */
export function ownGroup({ groups, mounts }: { groups: string; mounts: string }) {
  // From within a container, one outside of it begins with two dots.
  const group = /^0::(\/(?!\.\.).*)$/m.exec(groups)?.[1];
  // Two numbers, the device, the folder that is mounted, where, options; then after a dash the kind.
  const mounted = /^\d+ \d+ \S+ (\S+) (\S+) .* - cgroup2 /m.exec(mounts);
  if (group === undefined || !mounted) return undefined;
  const [, root, mount] = mounted as unknown as [string, string, string];
  const below = path.relative(root, group);
  return below.startsWith("..") ? undefined : { mount, folder: path.join(mount, below) };
}
