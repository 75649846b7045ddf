import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { createInterface } from "node:readline";
import { MAIN } from "./command.ts";
import { printGoal } from "./goals.ts";
import { median, msOf } from "./measure.ts";
import { withStoredClass } from "./store.ts";

const STUDENTS = 200;
const ROUNDS = 3;
const SHOWN = 20;

/** Measures the desk of a large class: how long a grader waits for it, for a student, and for what another grader says. */
export function benchDesk(): Promise<void> {
  return withStoredClass(STUDENTS, async ({ turma, out, title }) => {
    const folder = path.join(path.dirname(turma), "class");
    mkdirSync(folder);
    writeFileSync(path.join(folder, "grading.yaml"), "problem: knights-tour\n");
    renameSync(turma, path.join(folder, "hand-ins"));
    renameSync(out, path.join(folder, "report"));
    const rounds: Measured[] = [];
    for (let round = 0; round < ROUNDS; round++) rounds.push(await measured(folder));
    const least = (key: keyof Measured) => Math.min(...rounds.map((each) => each[key]));
    printGoal({
      ...{ number: "15a", title: `${title}: the first page of the desk` },
      ...{ measured: least("firstSeconds"), most: 1, unit: "s", because: "from the start of the command" },
    });
    printGoal({
      ...{ number: "15b", title: "a student at the desk" },
      ...{ measured: least("studentMs"), most: 200, unit: "ms" },
    });
    printGoal({
      ...{ number: "15c", title: "a decision at one desk is shown by another" },
      ...{ measured: least("otherMs"), most: 1000, unit: "ms" },
    });
    printGoal({
      ...{ number: "15d", title: "memory of the desk" },
      ...{ measured: least("megabytes"), most: 200, unit: "MB" },
    });
  });
}

interface Measured {
  readonly firstSeconds: number;
  readonly studentMs: number;
  readonly otherMs: number;
  readonly megabytes: number;
}

async function measured(folder: string): Promise<Measured> {
  const startedAt = performance.now();
  const desk = await started(folder, "one");
  const other = await started(folder, "other");
  try {
    const firstMs = desk.addressedAt - startedAt + (await msOf(() => textOf(desk.address)));
    const times: number[] = [];
    for (let student = 0; student < SHOWN; student++)
      times.push(await msOf(() => textOf(`${desk.address}person?key=student-${student}&part=1`)));
    const otherMs = await timeToOther(desk.address, other.address);
    return {
      firstSeconds: firstMs / 1000,
      studentMs: median(times),
      otherMs,
      megabytes: mostMemoryOf(desk.child),
    };
  } finally {
    desk.child.kill("SIGKILL");
    other.child.kill("SIGKILL");
  }
}

async function started(folder: string, grader: string) {
  const child = spawn(process.execPath, [MAIN, "review", folder, "--lang", "en", "--grader", grader], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [line] = (await once(createInterface(child.stdout), "line")) as [string];
  return { child, address: /http\S+/.exec(line)![0], addressedAt: performance.now() };
}

async function textOf(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.text();
}

/** Time in milliseconds from a decision until the page of another desk that listens has it. */
async function timeToOther(address: string, other: string): Promise<number> {
  const events = await fetch(`${other}events`);
  const reader = events.body!.pipeThrough(new TextDecoderStream()).getReader();
  await textOf(`${other}person?key=student-1`);
  const { origin } = new URL(address);
  const said = `said at ${performance.now()}`;
  const action = { do: "note", person: "student-1", on: { kind: "whole" }, text: said };
  const headers = { "content-type": "application/json", origin };
  const startedAt = performance.now();
  await fetch(`${address}act`, { method: "POST", headers, body: JSON.stringify(action) });
  for (;;) {
    const { value = "", done } = await reader.read();
    if (done) throw new Error("the desk has ended");
    if (value.includes("changed") && (await textOf(`${other}person?key=student-1`)).includes(said))
      return performance.now() - startedAt;
  }
}

/** The most memory that a process has had, in megabytes. */
function mostMemoryOf({ pid }: ChildProcess): number {
  const [, kib] = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))!;
  return (Number(kib) * 1024) / 1e6;
}
