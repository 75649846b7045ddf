import { readdirSync } from "node:fs";
import { remembered } from "../../base/remembered.ts";
import { IS_WINDOWS } from "../../base/windows.ts";
import { type ProcessStat, processStat } from "./process-stat.ts";
import { guardGroupOf } from "./watchdog.ts";

const living = new Map<number, () => void>();

/** Leaves no process of a run behind, whatever ends the harness. */
const killAtExit = remembered(() => {
  process.on("exit", () => {
    for (const leader of living.keys()) killGroup(leader);
  });
});

/** Remembers a group until `killGroup`, so that it is killed when the harness ends or is killed. */
export function guardGroup(leader: number): void {
  killAtExit();
  // There each process of ours ends its own when we end.
  living.set(leader, IS_WINDOWS ? () => {} : guardGroupOf(leader));
}

/** Kills every process of the group, if any is left. Windows has no groups: there all end with the leader's job. */
export function killGroup(leader: number): void {
  kill(IS_WINDOWS ? leader : -leader);
  living.get(leader)?.();
  living.delete(leader);
}

/**
 * Kills every process of the group but its leader and, where they are spared, the leader's own children, again and again
 * until none is left, so that the leader can report what they used. Where there is no /proc it does nothing.
 */
export function killFollowers(leader: number, { sparingChildren }: { sparingChildren: boolean }): void {
  for (let round = 0; round < 50; round++) {
    const followers = groupOf(leader)
      .filter(({ pid, parent }) => pid !== leader && !(sparingChildren && parent === leader))
      .map(({ pid }) => pid);
    if (followers.length === 0) break;
    for (const pid of followers) kill(pid);
  }
}

/**
 * Kills the processes that are so many generations below one; false if there are none. Where there is no /proc it does
 * nothing.
 */
export function killBelow(ancestor: number, generations: number): boolean {
  const all = livingProcesses();
  let found = [ancestor];
  for (let generation = 0; generation < generations; generation++) {
    found = all.filter(({ parent }) => found.includes(parent)).map(({ pid }) => pid);
  }
  for (const pid of found) kill(pid);
  return found.length > 0;
}

/** The processes of our own group: the command that was typed, be it npm's or ours, and what it has started. */
export function jobMembers(): number[] {
  const all = livingProcesses();
  const own = all.find(({ pid }) => pid === process.pid)?.group;
  return all.filter(({ group }) => group === own).map(({ pid }) => pid);
}

interface Process extends ProcessStat {
  readonly pid: number;
}

function groupOf(leader: number): Process[] {
  return livingProcesses().filter(({ group }) => group === leader);
}

/** Reads the processes from /proc, but for zombies. */
function livingProcesses(): Process[] {
  return readdirOrNothing("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      const stat = processStat(Number(name));
      return stat && stat.state !== "Z" ? [{ ...stat, pid: Number(name) }] : [];
    });
}

/** Kills a process, or a group by its negative number, if it is still there. */
export function kill(pid: number): void {
  try {
    process.kill(pid, "SIGKILL");
  } catch {
    // It ended by itself.
  }
}

function readdirOrNothing(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
