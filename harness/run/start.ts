import { type ChildProcess, spawn } from "node:child_process";
import { closeSync, openSync, readFileSync } from "node:fs";
import type { Readable, Writable } from "node:stream";
import { IS_WINDOWS } from "../base/windows.ts";
import { type Launch, READ_FROM } from "./isolation/level.ts";
import type { RunRequest } from "./outcome.ts";

/**
 * Starts a command line as the leader of a process group, so that what it prints and what it reports can be read.
 * `node:child_process` and not execa, which kills the direct child alone: the children of a program would outlive it.
 *
 * @returns a process without a number, and perhaps without pipes, if it could not be started; "error" then says why
 * @throws Error if a file that it reads cannot be opened
 */
export function start(launch: Launch, { inputFile, inputStaysOpen, typing }: RunRequest): ChildProcess {
  const [file, ...args] = launch.command;
  const opened = openAll([inputFile, ...launch.descriptors]);
  try {
    const [input, ...others] = opened as [number, ...number[]];
    const typed = inputStaysOpen && !typing ? readFileSync(input) : undefined;
    const child = spawn(file!, args, {
      cwd: launch.directory,
      env: launch.environment,
      stdio: [inputStaysOpen || typing ? "pipe" : input, "pipe", "pipe", "pipe", ...others],
      detached: !IS_WINDOWS,
      windowsHide: true,
      ...(launch.user !== undefined && { uid: launch.user, gid: launch.user }),
    });
    if (typed && child.stdin) type(typed, child.stdin);
    return child;
  } finally {
    closeAll(opened);
  }
}

/** The streams of a process that was started. */
export function streamsOf({ stdio }: ChildProcess): [keyof typeof READ_FROM, Readable][] {
  const names = Object.keys(READ_FROM) as (keyof typeof READ_FROM)[];
  return names.map((name) => [name, stdio[READ_FROM[name]] as Readable]);
}

function openAll(files: readonly string[]): number[] {
  const opened: number[] = [];
  try {
    for (const file of files) opened.push(openSync(file, "r"));
    return opened;
  } catch (error) {
    closeAll(opened);
    throw error;
  }
}

function closeAll(descriptors: readonly number[]): void {
  for (const descriptor of descriptors) closeSync(descriptor);
}

/** Writes a text, and does not end the stream. */
function type(text: Buffer, stdin: Writable): void {
  // A program need not read what it is given.
  stdin.on("error", () => {});
  stdin.write(text);
}
