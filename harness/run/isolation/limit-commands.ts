import { readFileSync } from "node:fs";
import { remembered } from "../../base/remembered.ts";
import { type Limits, longestMs, type RunRequest } from "../outcome.ts";
import { programPath } from "./programs.ts";

/** The last resort if we no longer live, or are busy: it comes after our own limits. */
const AFTER_OURS_MS = 1000;

/** The part of a command line that ends a program in the last resort. */
export function wallCommand({ limits }: RunRequest): string[] {
  // Otherwise it would kill its own process group, itself first, and what it waits for would go unmeasured.
  return [programPath("timeout"), "--foreground", "-s", "KILL", String(lastResortSeconds(limits))];
}

/** Seconds after which the command line itself ends a program. */
export function lastResortSeconds(limits: Limits): number {
  return (longestMs(limits) + AFTER_OURS_MS) / 1000;
}

/**
 * The part of a command line that limits each of the program's processes.
 *
 * @param others processes of the command line itself that count as the program's
 */
export function limitCommand({ limits, resources }: RunRequest, others: number): string[] {
  const seconds = killSeconds(limits.cpuMs);
  const { addressSpaceBytes } = resources;
  return [
    programPath("prlimit"),
    `--cpu=${seconds}:${seconds + 1}`,
    `--data=${resources.dataBytes}`,
    ...(addressSpaceBytes === undefined ? [] : [`--as=${addressSpaceBytes}`]),
    `--stack=${Math.min(resources.stackBytes, hardLimit("Max stack size"))}`,
    `--nproc=${Math.min(resources.processes + others, hardLimit("Max processes"))}`,
    `--nofile=${Math.min(resources.openFiles, hardLimit("Max open files"))}`,
    `--fsize=${resources.fileBytes}`,
    "--core=0",
    "--memlock=0",
    "--msgqueue=0",
    "--",
  ];
}

/**
 * The seconds after which the kernel ends a process that computes. It counts whole ones and may be a tick early, so it
 * ends only what is surely over one and a half times the limit: below that, the measure decides, and a run may be tried
 * again.
 */
export function killSeconds(cpuMs: number): number {
  return Math.ceil((1.5 * cpuMs) / 1000) + 1;
}

/** Our own limit, beyond which we cannot set one. It is read once, because every run asks. */
const hardLimit = remembered((name: string): number => {
  const line = readFileSync("/proc/self/limits", "latin1")
    .split("\n")
    .find((each) => each.startsWith(name));
  const [, hard] = line?.slice(name.length).trim().split(/\s+/) ?? [];
  return hard === undefined || hard === "unlimited" ? Number.MAX_SAFE_INTEGER : Number(hard);
});
