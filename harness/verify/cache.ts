import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { cpus } from "node:os";
import path from "node:path";
import { type Static, Type } from "@sinclair/typebox";
import { Ajv, type ValidateFunction } from "ajv";
import { writeWhole } from "../base/files.ts";
import { PACKAGE_FOLDER } from "../base/package.ts";
import type { Case } from "../case/any-case.ts";
import { oneOf } from "../case/case.ts";
import { FINDING_KINDS } from "../finding/index.ts";
import type { Attempt } from "../finding/ruling.ts";
import { VERDICTS } from "../finding/verdict.ts";
import type { Isolation } from "../run/isolation/level.ts";
import { findOtherToolchains, findToolchain } from "../submission/build/toolchain.ts";
import { LANGUAGES } from "../submission/language/index.ts";
import type { Submission } from "../submission/submission.ts";

const attemptSchema = Type.Unsafe<Attempt>(
  Type.Object({
    verdict: oneOf(VERDICTS, "the verdict"),
    finding: Type.Optional(Type.Object({ kind: oneOf(FINDING_KINDS, "the kind of finding") })),
  }),
);

const fileSchema = Type.Object({
  program: Type.String(),
  attempts: Type.Record(Type.String(), attemptSchema),
});
type AttemptFile = Static<typeof fileSchema>;

export interface KnownAttempts {
  known(asked: Case): Attempt | undefined;
  keep(asked: Case, attempt: Attempt): void;
  /** Writes the attempts that were kept. */
  close(): void;
}

/**
 * Remembers attempts from one verification to the next, with one file per program. An attempt counts only for
 * the same program, case, toolchain, isolation level, machine and build of Cavalo. A file that cannot be read
 * is ignored.
 */
export class AttemptCache {
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

  async of(submission: Submission): Promise<KnownAttempts> {
    const file = path.join(this.#folder, `${submission.problem}-${path.basename(submission.folder)}.json`);
    const program = fingerprint([
      this.#place,
      await toolchainOf(submission),
      ...contentsOf(submission.folder),
    ]);
    const attempts = readAttempts(file, program);
    let isNew = false;
    return {
      known: (asked) => attempts[caseFingerprint(asked)],
      keep(asked, attempt) {
        attempts[caseFingerprint(asked)] = attempt;
        isNew = true;
      },
      close() {
        if (isNew) writeAttempts(file, { program, attempts });
      },
    };
  }
}

let validator: ValidateFunction<AttemptFile> | undefined;

function isAttemptFile(read: unknown): read is AttemptFile {
  validator ??= new Ajv().compile<AttemptFile>(fileSchema);
  return validator(read);
}

function readAttempts(file: string, program: string): AttemptFile["attempts"] {
  try {
    const read: unknown = JSON.parse(readFileSync(file, "utf8"));
    return isAttemptFile(read) && read.program === program ? read.attempts : {};
  } catch {
    return {};
  }
}

/** Writes the file if possible. A verification must not fail because of its cache. */
function writeAttempts(file: string, content: AttemptFile): void {
  try {
    writeWhole(file, JSON.stringify(content));
  } catch {}
}

async function toolchainOf({ kind }: Submission): Promise<string> {
  if (kind.kind !== "program") return "";
  const search = await findToolchain(LANGUAGES[kind.language]);
  const others = await findOtherToolchains(LANGUAGES[kind.language]);
  const own = search.found ? search.toolchain.version : "missing";
  return [own, ...others.map(({ version }) => version)].join(", ");
}

/** Hashes the parts of a case that a run or its verdict depends on. A board is hashed as its text. */
function caseFingerprint({ name: _, title: __, points: ___, file: ____, ...asked }: Case): string {
  return fingerprint([
    JSON.stringify(asked, (_, value) => (value instanceof Uint8Array ? undefined : value)),
  ]);
}

/** Lists the names and the contents of all files of a folder, in turn. */
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
