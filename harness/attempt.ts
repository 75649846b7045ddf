import { lstatSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type AnswerFormat, lookedFor, readAnswer } from "./answer/read.ts";
import type { Case } from "./case/case.ts";
import { type Finding, rejected } from "./check/judgement.ts";
import type { Asked } from "./problem/asked.ts";
import { ask } from "./problem/index.ts";
import { type Delivery, deliveryOf } from "./recipe.ts";
import type { Outcome } from "./run/outcome.ts";
import { run } from "./run/run.ts";
import type { Scratch } from "./run/scratch.ts";
import { type Executable, environmentFor } from "./submission/build.ts";
import type { Manifest } from "./submission/manifest.ts";
import { type Ruling, rule } from "./verdict.ts";

/** A program as it is put to cases. */
export interface Contestant {
  readonly executable: Executable;
  /** How it differs from the problem's contract. */
  readonly manifest: Manifest;
  /** What must hold besides a right answer, of all that was printed: only our own reference is asked to prove it. */
  readonly audit?: (asked: Case, output: Buffer) => Finding | undefined;
}

export interface AttemptPlace {
  readonly scratch: Scratch;
  readonly signal?: AbortSignal | undefined;
}

/** What a run earned and what was measured. */
export type Attempt = Ruling & Partial<Pick<Outcome, "cpuMs" | "wallMs">>;

/** Puts one case to a program: delivers the input, runs, reads the answer, checks it. */
export async function attempt(contestant: Contestant, asked: Case, place: AttemptPlace): Promise<Attempt> {
  const { executable, manifest } = contestant;
  const question = ask(asked);
  const refusal = question.refusal(manifest.fixed ?? {});
  if (refusal !== undefined) return { verdict: "SK", finding: { kind: "cannot-be-asked", message: refusal } };

  return place.scratch.within(async (folder) => {
    const delivery = deliveryOf(question, manifest.input);
    const { directory, inputFile } = lay(delivery, folder);
    const outcome = await run({
      command: [...executable.command, ...delivery.arguments],
      directory,
      environment: environmentFor(executable.searchPath, directory),
      inputFile,
      limits: asked.limits,
      signal: place.signal,
    });
    const { cpuMs, wallMs } = outcome;
    return {
      ...judge({ contestant, asked, question, outcome, directory }),
      ...(cpuMs !== undefined && { cpuMs }),
      wallMs,
    };
  });
}

/** Makes the working directory with its files, and beside it, out of the program's sight, what it is to read as input. */
function lay(delivery: Delivery, folder: string): { directory: string; inputFile: string } {
  const directory = path.join(folder, "work");
  mkdirSync(directory);
  for (const [name, text] of Object.entries(delivery.files)) {
    const file = path.join(directory, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  const inputFile = path.join(folder, "input");
  writeFileSync(inputFile, delivery.stdin);
  return { directory, inputFile };
}

interface Attempted {
  readonly contestant: Contestant;
  readonly asked: Case;
  readonly question: Asked;
  readonly outcome: Outcome;
  readonly directory: string;
}

function judge({ contestant, asked, question, outcome, directory }: Attempted): Ruling {
  const { file, formats = question.formats } = contestant.manifest.answer ?? {};
  const written = writtenAnswer(outcome, file === undefined ? undefined : path.join(directory, file), asked);
  return rule({
    outcome: written === "too-large" ? { ...outcome, end: { kind: "limit", limit: "output" } } : outcome,
    limits: asked.limits,
    answer: Buffer.isBuffer(written) ? readAnswer(written, question.question, formats) : undefined,
    lookedFor: sought(file, formats),
    check: (answer) => {
      const judgement = question.check(answer);
      const defect =
        judgement.kind === "accepted" ? contestant.audit?.(asked, outcome.stdout.bytes) : undefined;
      return defect ? rejected(defect) : judgement;
    },
  });
}

/** Where the answer stands: none after a limit, when what was printed may be as much as the limit allows. */
function writtenAnswer(
  outcome: Outcome,
  file: string | undefined,
  asked: Case,
): Buffer | "too-large" | undefined {
  if (outcome.end.kind === "limit") return undefined;
  return file === undefined ? outcome.stdout.bytes : readAnswerFile(file, asked);
}

function sought(file: string | undefined, formats: readonly AnswerFormat[]): string {
  return file === undefined ? lookedFor(formats) : `in the file ${file}: ${lookedFor(formats)}`;
}

/** The answer file's bytes. A link or a device that a program put in its place is not followed. */
function readAnswerFile(file: string, { limits }: Case): Buffer | "too-large" | undefined {
  const stat = lstatSync(file, { throwIfNoEntry: false });
  if (!stat?.isFile()) return undefined;
  return stat.size > limits.outputBytes ? "too-large" : readFileSync(file);
}
