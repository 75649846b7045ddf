import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { cpus } from "node:os";
import path from "node:path";
import { type Static, Type } from "@sinclair/typebox";
import { Ajv } from "ajv";
import { writeWhole } from "../base/files.ts";
import { PACKAGE_FOLDER } from "../base/package.ts";
import type { Case } from "../case/any-case.ts";
import { oneOf } from "../case/case.ts";
import { VERDICTS } from "../finding/verdict.ts";
import type { Isolation } from "../run/isolation/level.ts";
import { findToolchain } from "../submission/build/toolchain.ts";
import { LANGUAGES } from "../submission/language/index.ts";
import type { Submission } from "../submission/submission.ts";

const trialSchema = Type.Object({
  verdict: oneOf(VERDICTS, "what the run earned"),
  finding: Type.Optional(Type.String()),
  cpuMs: Type.Optional(Type.Number()),
});

/** What one run of a program on a case came to. */
export type Trial = Static<typeof trialSchema>;

const fileSchema = Type.Object({ program: Type.String(), trials: Type.Record(Type.String(), trialSchema) });

const isTrialFile = new Ajv().compile<Static<typeof fileSchema>>(fileSchema);

/** The trials of one program that need not be made again. */
export interface TrialStore {
  known(asked: Case): Trial | undefined;
  keep(asked: Case, trial: Trial): void;
  /** Writes what was kept. */
  close(): void;
}

/**
 * Remembers trials from one verification to the next, a file a program. A trial counts only for the same program, case,
 * toolchain, isolation level, machine and build of Cavalo; a file that cannot be read counts for nothing.
 */
export class TrialCache {
  readonly #folder: string;
  readonly #place: string;

  constructor(folder: string, { level }: Isolation) {
    this.#folder = folder;
    const { model } = cpus()[0] ?? { model: "" };
    this.#place = fingerprint([
      level,
      model,
      process.version,
      ...contentsOf(path.join(PACKAGE_FOLDER, "dist")),
    ]);
  }

  async of(submission: Submission): Promise<TrialStore> {
    const file = path.join(this.#folder, `${submission.problem}-${path.basename(submission.folder)}.json`);
    const program = fingerprint([
      this.#place,
      await toolchainOf(submission),
      ...contentsOf(submission.folder),
    ]);
    const trials = readTrials(file, program);
    let isNew = false;
    return {
      known: (asked) => trials[caseFingerprint(asked)],
      keep(asked, trial) {
        trials[caseFingerprint(asked)] = trial;
        isNew = true;
      },
      close() {
        if (isNew) writeTrials(file, { program, trials });
      },
    };
  }
}

function readTrials(file: string, program: string): Record<string, Trial> {
  try {
    const read: unknown = JSON.parse(readFileSync(file, "utf8"));
    return isTrialFile(read) && read.program === program ? read.trials : {};
  } catch {
    return {};
  }
}

/** Whoever cannot write there does without: a cache is no reason to fail. */
function writeTrials(file: string, content: Static<typeof fileSchema>): void {
  try {
    writeWhole(file, JSON.stringify(content));
  } catch {}
}

async function toolchainOf({ kind }: Submission): Promise<string> {
  if (kind.kind !== "program") return "";
  const search = await findToolchain(LANGUAGES[kind.language]);
  return search.found ? search.toolchain.version : "missing";
}

/** Everything of a case that a run or its verdict depends on. */
function caseFingerprint(asked: Case): string {
  const { problem, limits, answer } = asked;
  const question =
    asked.problem === "lost-knight"
      ? [asked.boardText]
      : [asked.rows, asked.columns, asked.start.row, asked.start.column, asked.anyStart, asked.tour];
  return fingerprint([problem, JSON.stringify(limits), answer, ...question].map(String));
}

/** Names and contents of all files of a folder. */
function contentsOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort()
    .flatMap((file) => [path.relative(folder, file), readFileSync(file, "latin1")]);
}

function fingerprint(parts: readonly string[]): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(`${part.length} ${part}`);
  return hash.digest("hex");
}
