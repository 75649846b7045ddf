import { spawn } from "node:child_process";
import { writeSync } from "node:fs";
import type { Socket } from "node:net";
import { remembered } from "../base/remembered.ts";
import { programPath } from "./isolation/programs.ts";
import { openUnnamedFile } from "./unnamed-file.ts";

/**
 * Waits for the end of its standard input, which is the end of the harness, then kills every group and every user's
 * processes in the first line of descriptor 3.
 */
const SCRIPT = `
trap '' HUP INT TERM
read -r nothing
read -r living <&3
for each in $living; do
  case $each in
    user:*) "$0" --reuid "\${each#user:}" --regid "\${each#user:}" --clear-groups /bin/sh -c 'kill -KILL -1' ;;
    *) kill -KILL "$each" ;;
  esac
done
`;

/** Everything that is to be killed with us, each as the script reads it. */
const living = new Set<string>();

/** The list that the watchdog reads when we have ended, so that it is never out of date; from the first run on. */
const list = remembered(startWatchdog);

/**
 * Has a process group killed when we are; what it returns ends that. A group that began in the very moment in which we are
 * killed is not known yet, and outlives us.
 */
export function guardGroupOf(leader: number): () => void {
  return guard(`-${leader}`);
}

/** Has all processes of a user killed when we are; what it returns ends that. */
export function guardUser(user: number): () => void {
  return guard(`user:${user}`);
}

function guard(target: string): () => void {
  living.add(target);
  writeList();
  return () => {
    living.delete(target);
    writeList();
  };
}

/** Writes the list. If it cannot, the programs of a harness that is killed end at their wall limit. */
function writeList(): void {
  try {
    writeSync(list(), `${Array.from(living).join(" ")}\n`, 0);
  } catch {
    // There is no watchdog, or no space.
  }
}

/** Starts the process that outlives us for a moment; the descriptor of its list. */
function startWatchdog(): number {
  const descriptor = openUnnamedFile();
  const child = spawn("/bin/sh", ["-c", SCRIPT, programPath("setpriv")], {
    stdio: ["pipe", "ignore", "ignore", descriptor],
    env: {},
    // Whatever kills our process group does not reach it.
    detached: true,
  });
  const stdin = child.stdin as Socket;
  for (const each of [child, stdin]) {
    each.on("error", () => {});
    each.unref();
  }
  return descriptor;
}
