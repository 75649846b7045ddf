import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { homedir, tmpdir } from "node:os";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { PACKAGE_FOLDER } from "../base/package.ts";
import { type Sentence, say } from "../base/sentence.ts";
import { delegatedGroup } from "../run/isolation/delegation.ts";
import { runGroupsIn } from "../run/isolation/run-group.ts";

/** The time that killed processes may take to be gone. */
const PATIENCE_MS = 1500;

/** Folders in which hostile programs leave files. */
const FOLDERS = [
  "/",
  "/tmp",
  "/var/tmp",
  "/dev/shm",
  "/dev/mqueue",
  "/etc",
  "/usr/bin",
  "/usr/local/bin",
  "/run",
];

/** The sign of an attack on all that it makes. */
export interface Mark {
  /** In the environment of its processes, and in the names of what it makes. */
  readonly text: string;
  /** Of its System V segments. */
  readonly key: number;
}

/** Removes what an attack has left on the machine, and says what it was. */
export async function clearResidue(mark: Mark): Promise<Sentence[]> {
  const deadline = performance.now() + PATIENCE_MS;
  let processes = processesOf(mark.text);
  while (processes.length > 0 && performance.now() < deadline) {
    await setTimeout(50);
    processes = processesOf(mark.text);
  }
  const left = processes.map(({ pid, command }) => say`process ${command} (${pid})`);
  left.push(...socketsOf(mark.text));
  for (const { pid } of processes) kill(pid);
  for (const file of filesOf(mark.text)) {
    left.push(say`file ${file}`);
    rmSync(file, { recursive: true, force: true });
  }
  left.push(...groupsOfRuns().map((name) => say`control group ${name}`));
  if (hasSegment(mark.key)) {
    left.push(say`System V segment ${mark.key}`);
    execFileSync("ipcrm", ["-M", String(mark.key)], { stdio: "ignore" });
  }
  return left.length > 4 ? [...left.slice(0, 3), say`${left.length - 3} more`] : left;
}

function processesOf(text: string): { pid: number; command: string }[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => readOrNothing(`/proc/${pid}/environ`).includes(text))
    .map((pid) => ({
      pid: Number(pid),
      command: readOrNothing(`/proc/${pid}/cmdline`).replaceAll("\0", " ").trim().slice(0, 40),
    }));
}

function socketsOf(text: string): Sentence[] {
  const names = readOrNothing("/proc/net/unix").split("\n");
  return names.filter((line) => line.includes(text)).map((line) => say`socket ${line.split(" ").at(-1)!}`);
}

function filesOf(text: string): string[] {
  const folders = new Set([...FOLDERS, tmpdir(), homedir(), PACKAGE_FOLDER, process.cwd()]);
  return Array.from(folders)
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => namesIn(folder).map((name) => path.join(folder, name)))
    .filter((file) => path.basename(file).includes(text));
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function groupsOfRuns(): string[] {
  const delegation = delegatedGroup();
  return "folder" in delegation ? runGroupsIn(delegation.folder) : [];
}

function hasSegment(key: number): boolean {
  return new RegExp(`^\\s*${key}\\s`, "m").test(readOrNothing("/proc/sysvipc/shm"));
}

function kill(pid: number): void {
  try {
    process.kill(pid, "SIGKILL");
  } catch {
    // It ended by itself.
  }
}

function readOrNothing(file: string): string {
  try {
    return readFileSync(file, "latin1");
  } catch {
    return "";
  }
}
