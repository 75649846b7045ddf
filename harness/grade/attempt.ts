import { copyFileSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Answer, Reading } from "../answer/answer.ts";
import { writtenBy } from "../answer/appended.ts";
import type { AnswerFormat } from "../answer/formats.ts";
import { plainOutput, sentencesIn } from "../answer/output.ts";
import { readingsOf } from "../answer/read.ts";
import { saysYes } from "../answer/wordings.ts";
import { otherShapeIn } from "../answer/wrong-shape.ts";
import type { ProgramSource } from "../base/source-line.ts";
import type { Case } from "../case/any-case.ts";
import type { Size } from "../case/knight.ts";
import type { Finding } from "../finding/index.ts";
import { contractOf } from "../problem/index.ts";
import { rejected } from "../problem/judgement.ts";
import { judgeReadings } from "../problem/readings.ts";
import type { Isolation } from "../run/isolation/level.ts";
import type { Outcome, Workspace } from "../run/outcome.ts";
import { run } from "../run/run.ts";
import type { Scratch } from "../run/scratch.ts";
import { makesTerminals } from "../run/terminal.ts";
import { type Executable, environmentFor } from "../submission/build/build.ts";
import { resourcesFor } from "../submission/language/runtime.ts";
import type { Manifest } from "../submission/manifest.ts";
import { type Delivery, deliveryOf } from "./delivery.ts";
import { type Ruling, rule } from "./ruling.ts";

/** A program as it is put to cases. */
export interface Contestant {
  readonly executable: Executable;
  /** How it differs from the problem's contract. */
  readonly manifest: Manifest;
  /** Its own files, where they are known. */
  readonly sources?: readonly ProgramSource[] | undefined;
  /** What must hold besides a right answer, of all that was printed: only our own reference is asked to prove it. */
  readonly audit?: (asked: Case, output: Buffer) => Finding | undefined;
}

export interface AttemptPlace {
  readonly scratch: Scratch;
  readonly isolation: Isolation;
  readonly signal?: AbortSignal | undefined;
}

/** What a run earned and what was measured. */
export interface Attempt extends Ruling {
  /** Absent if there was no run. */
  readonly outcome?: Pick<Outcome, "end" | "cpuMs" | "wallMs" | "peakMemoryBytes" | "writtenBytes">;
}

/** Puts one case to a program: delivers the input, runs, reads the answer, checks it. */
export async function attempt(contestant: Contestant, asked: Case, place: AttemptPlace): Promise<Attempt> {
  const outcome = await perform(contestant, asked, place);
  if (!outcome) return { verdict: "SK", finding: { kind: "no-terminal" } };
  // What was printed goes with the run: nothing holds the output of many.
  const { stdout: _, stderr: __, answerFile: ___, ...measured } = outcome;
  return { ...judge(contestant, asked, outcome), outcome: measured };
}

/** Delivers a case to a program and runs it; undefined where that takes a terminal and none can be made. */
export async function perform(
  contestant: Contestant,
  asked: Case,
  { scratch, isolation, signal }: AttemptPlace,
): Promise<Outcome | undefined> {
  const { executable, manifest } = contestant;
  const delivery = deliveryOf(contractOf(asked), manifest);
  if (delivery.terminal && !(await makesTerminals(isolation, scratch))) return undefined;

  return scratch.within(async (folder) => {
    const { workspace, inputFile } = lay(delivery, contestant, folder);
    return run(
      {
        command: [...executable.command.map((part) => withMemory(part, asked)), ...delivery.arguments],
        folder,
        workspace,
        visible: executable.visible,
        environment: environmentFor(executable.searchPath),
        variables: delivery.environment,
        inputFile,
        inputStaysOpen: delivery.staysOpen,
        terminal: delivery.terminal,
        limits: asked.limits,
        resources: resourcesFor(asked.limits, executable.runtime),
        signal,
      },
      isolation,
    );
  });
}

/** Makes the working directory with its files, and beside it, out of the program's sight, what it is to read as input. */
function lay(
  { files, folder: start, stdin }: Delivery,
  { executable, manifest }: Contestant,
  folder: string,
): { workspace: Workspace; inputFile: string } {
  const directory = path.join(folder, "work");
  const answerFile = manifest.answer?.file;
  mkdirSync(path.join(directory, start), { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(placeFor(name, directory), text);
  // Not in the way of what is given, and not the answer of an earlier run.
  const taken = [...Object.keys(files), `${start}/.`, ...(answerFile === undefined ? [] : [answerFile])];
  for (const [name, source] of Object.entries(executable.data)) {
    if (!taken.some((each) => collide(each, name))) copyFileSync(source, placeFor(name, directory));
  }
  const inputFile = path.join(folder, "input");
  writeFileSync(inputFile, stdin);
  return {
    workspace: { kind: "scratch", directory, start, ...(answerFile !== undefined && { answerFile }) },
    inputFile,
  };
}

/** The path of a file whose folder is there. */
function placeFor(name: string, directory: string): string {
  const file = path.join(directory, name);
  mkdirSync(path.dirname(file), { recursive: true });
  return file;
}

/** Whether two names cannot both be files: they are the same, or one is a folder of the other. */
function collide(a: string, b: string): boolean {
  return `${a}/`.startsWith(`${b}/`) || `${b}/`.startsWith(`${a}/`);
}

function withMemory(part: string, { limits }: Case): string {
  return part.replaceAll("{memory}", String(Math.floor(limits.memoryBytes / 1024 / 1024)));
}

/** What a run earned: its answer is read as the manifest says, and checked. */
export function judge(contestant: Contestant, asked: Case, outcome: Outcome): Ruling {
  const contract = contractOf(asked);
  const { file, formats = contract.formats } = contestant.manifest.answer ?? {};
  const check = (answer: Answer) => {
    const judgement = contract.check(answer);
    const defect =
      judgement.kind === "accepted" ? contestant.audit?.(asked, outcome.stdout.bytes) : undefined;
    return defect ? rejected(defect) : judgement;
  };
  const judgement = judgeReadings(answersIn(contestant, asked, outcome), check, contract.clue);
  const unread = judgement ? undefined : writtenIn(contestant, asked, outcome);
  return rule({
    outcome,
    limits: asked.limits,
    judgement,
    sources: contestant.sources,
    lookedFor: {
      formats: [...formats],
      ...(file !== undefined && { file }),
      ...(unread && hintsIn(plainOutput(unread), contract.question, formats)),
    },
  });
}

/** What of an output that no answer was found in may tell its author why. */
function hintsIn(
  output: Buffer,
  { rows, columns }: Size,
  formats: readonly AnswerFormat[],
): Pick<Finding<"unreadable-answer">, "onlyYes" | "shape"> {
  const found = formats.includes("grid") ? otherShapeIn(output, { rows, columns }) : undefined;
  return {
    ...(sentencesIn(output).some(saysYes) && { onlyYes: true }),
    ...(found && { shape: { expected: { rows, columns }, found } }),
  };
}

/** What can have been answered in a run, the reading that counts first. */
export function* answersIn(contestant: Contestant, asked: Case, outcome: Outcome): Generator<Reading> {
  const { formats, question } = contractOf(asked);
  const written = writtenIn(contestant, asked, outcome);
  const declared = contestant.manifest.answer ?? {};
  if (written) yield* readingsOf(written, { formats, ...declared, question, declared });
}

/** What the run printed or, where the answer is in a file, what it wrote into that. */
function writtenIn(
  { manifest }: Contestant,
  asked: Case,
  { end, stdout, answerFile }: Outcome,
): Buffer | undefined {
  // After a limit, what was printed may be as much as the limit allows.
  if (end.kind === "limit") return undefined;
  const file = manifest.answer?.file;
  if (file === undefined) return stdout.bytes;
  const before = deliveryOf(contractOf(asked), manifest).files[file] ?? "";
  return answerFile && writtenBy(answerFile.bytes, Buffer.from(before));
}
