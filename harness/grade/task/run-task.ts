import { copyFileSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { ProgramSource } from "../../base/source-line.ts";
import type { Lab } from "../../run/lab.ts";
import type { Limits, Outcome, Workspace } from "../../run/outcome.ts";
import { run } from "../../run/run.ts";
import { withRunFolder } from "../../run/run-folder.ts";
import { workIn } from "../../run/scratch/scratch.ts";
import { makesTerminals } from "../../run/terminal.ts";
import { type Executable, environmentFor } from "../../submission/build/executable.ts";
import { resourcesFor } from "../../submission/language/runtime.ts";
import type { Task } from "./task.ts";

export interface Runnable {
  readonly executable: Executable;
  /** Files of the program, if they are known, to look up a trace. */
  readonly sources?: readonly ProgramSource[] | undefined;
}

/** Delivers a task to a program and runs it; undefined if the task needs a terminal and none can be made. */
export async function runTask(
  { executable }: Runnable,
  task: Task,
  { scratch, isolation, signal }: Lab,
): Promise<Outcome | undefined> {
  const { delivery, limits } = task;
  if (delivery.terminal && !(await makesTerminals(isolation))) return undefined;

  return withRunFolder({ scratch, level: isolation.level }, async (folder) => {
    const { workspace, inputFile } = lay(task, executable.data, folder);
    return run(
      {
        command: [...executable.command.map((part) => withMemory(part, limits)), ...delivery.arguments],
        folder,
        workspace,
        visible: executable.visible,
        environment: { ...environmentFor(executable.searchPath), TERM: delivery.terminal ? "xterm" : "dumb" },
        variables: { ...delivery.environment, ...executable.variables },
        inputFile,
        inputStaysOpen: delivery.staysOpen,
        terminal: delivery.terminal,
        typing: delivery.typing,
        limits,
        resources: resourcesFor(limits, executable.runtime),
        signal,
      },
      isolation,
    );
  });
}

/** Makes the working directory with its files. The standard input lies outside, hidden from the program. */
function lay(
  { delivery: { files, folder: start, stdin }, answerFile }: Task,
  data: Executable["data"],
  folder: string,
): { workspace: Workspace; inputFile: string } {
  const directory = workIn(folder);
  mkdirSync(path.join(directory, start), { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(placeFor(name, directory), text);
  // The program's own data must not replace the given files, and must not be read as an answer.
  const taken = [...Object.keys(files), `${start}/.`, ...(answerFile ? [answerFile.name] : [])];
  for (const [name, source] of Object.entries(data)) {
    if (!taken.some((each) => collide(each, name))) copyFileSync(source, placeFor(name, directory));
  }
  const inputFile = path.join(folder, "input");
  writeFileSync(inputFile, stdin);
  return {
    workspace: { kind: "scratch", directory, start, ...(answerFile && { answerFile: answerFile.name }) },
    inputFile,
  };
}

/** Makes the folder of a file, and returns the file's path. */
function placeFor(name: string, directory: string): string {
  const file = path.join(directory, name);
  mkdirSync(path.dirname(file), { recursive: true });
  return file;
}

/** Tests if two names cannot both be files: they are the same, or one is a folder of the other. */
function collide(a: string, b: string): boolean {
  return `${a}/`.startsWith(`${b}/`) || `${b}/`.startsWith(`${a}/`);
}

function withMemory(part: string, { memoryBytes }: Limits): string {
  return part.replaceAll("{memory}", String(Math.floor(memoryBytes / 1024 / 1024)));
}
