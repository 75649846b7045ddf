import { spawn } from "node:child_process";
import { writeSync } from "node:fs";
import type { Socket } from "node:net";
import { needDescriptors } from "../../base/need-descriptors.ts";
import { remembered } from "../../base/remembered.ts";
import { programPath } from "../isolation/programs.ts";
import { openUnnamedFile } from "./unnamed-file.ts";

/**
 * Kills all processes of each user that it reads, and says how that ended. The end of its standard input is the end of the
 * harness: then it kills every group and every user's processes in the first line of descriptor 3. Signals to -1 reach every
 * process of the user, in whatever group or session, and nobody else's. What runs as that user is in the reach of its
 * programs, so it has no descriptor of ours.
 */
const SCRIPT = `
trap '' HUP INT TERM
kill_user() {
  "$0" --reuid "$1" --regid "$1" --clear-groups /bin/sh -c 'kill -KILL -1' </dev/null >/dev/null 3>&-
}
while read -r user; do
  kill_user "$user"
  echo $?
done
read -r living <&3
for each in $living; do
  case $each in
    user:*) kill_user "\${each#user:}" ;;
    *) kill -KILL "$each" ;;
  esac
done
`;

/** Exit codes of a shell that could not start a command, and of `setpriv` that could not become the user. */
const NOT_STARTED = [126, 127];

/** Everything that is to be killed with us, each as the script reads it. */
const living = new Set<string>();

/** The list that the watchdog reads when we have ended, so that it is never out of date. */
const list = remembered(openUnnamedFile);

/** The process that outlives us for a moment; from the first run on. */
let watchdog: Watchdog | undefined;

/**
 * Kills a process group if the harness is killed; the function that is returned ends this. A group that began in the very moment in which we are
 * killed is not known yet, and outlives us.
 */
export function guardGroupOf(leader: number): () => void {
  return guard(`-${leader}`);
}

/** Has all processes of a user killed when we are; what it returns ends that. */
export function guardUser(user: number): () => void {
  return guard(`user:${user}`);
}

/**
 * Kills all processes of a user. The watchdog does it, because it is small: Node copies itself to start a command, which
 * takes longer than all else that a run needs of us.
 *
 * @throws Error if that cannot be tried: then they may live on, and nobody else is to be that user
 */
export async function killUser(user: number): Promise<void> {
  // A shell ends if it cannot start a command. A new one then tells what the machine lacks.
  const code = (await codeOfKilling(user)) ?? (await codeOfKilling(user));
  // A command that only ended badly found none left, or was reached itself.
  if (code === undefined || NOT_STARTED.includes(code))
    throw new Error(`the processes of user ${user} could not be ended`);
}

function codeOfKilling(user: number): Promise<number | undefined> {
  watchdog ??= new Watchdog();
  return watchdog.killUser(user);
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
    watchdog ??= new Watchdog();
  } catch {
    // There is no watchdog, or no space.
  }
}

/** One that waits to hear how a killing ended. */
interface Waiting {
  readonly resolve: (code: number | undefined) => void;
  readonly reject: (error: Error) => void;
}

class Watchdog {
  readonly #input: Socket;
  readonly #replies: Socket;
  readonly #waiting: Waiting[] = [];

  constructor() {
    needDescriptors();
    const child = spawn("/bin/sh", ["-c", SCRIPT, programPath("setpriv")], {
      stdio: ["pipe", "pipe", "ignore", list()],
      env: {},
      // Whatever kills our process group does not reach it.
      detached: true,
    });
    this.#input = child.stdin as Socket;
    this.#replies = child.stdout as Socket;
    child.on("error", (error) => this.#end(({ reject }) => reject(error)));
    this.#input.on("error", () => {});
    this.#replies.on("error", () => {});
    this.#replies.on("close", () => this.#end(({ resolve }) => resolve(undefined)));
    this.#replies.on("data", (text: Buffer) => this.#hear(text.toString("latin1")));
    for (const each of [child, this.#input, this.#replies]) each.unref();
  }

  /** The exit code of the command that kills; undefined if there is no watchdog any more. */
  killUser(user: number): Promise<number | undefined> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ resolve, reject });
      this.#replies.ref();
      this.#input.write(`${user}\n`);
    });
  }

  #hear(text: string): void {
    for (const code of text.match(/\d+/g) ?? []) this.#waiting.shift()?.resolve(Number(code));
    if (this.#waiting.length === 0) this.#replies.unref();
  }

  #end(tell: (waiting: Waiting) => void): void {
    if (watchdog === this) watchdog = undefined;
    this.#waiting.splice(0).forEach(tell);
  }
}
