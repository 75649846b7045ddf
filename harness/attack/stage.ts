import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import {
  chmodSync,
  closeSync,
  lchownSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { PACKAGE_FOLDER } from "../base/package.ts";
import { type Sentence, say } from "../base/sentence.ts";
import { processStat } from "../run/process/process-stat.ts";
import { listen } from "./listeners.ts";

/** The time that the process which stands for the harness waits; a number that no other process has. */
const WITNESS_SECONDS = "86399";

/** Files and servers for hostile programs to get at. */
export interface Stage {
  readonly folder: string;
  /** The text that nobody but us should ever see. */
  readonly canary: string;
  /** The places of things, as programs are told them: containment does not rest on their not knowing. */
  readonly places: Readonly<Record<string, string>>;
  /** Says what was changed or reached since the last call, and puts it right. */
  inspect(): Sentence[];
  remove(): void;
}

/** Files by their path in the stage; only the first is closed to other users. */
const FILES = {
  secret: "private/secret",
  submission: "submissions/other/main.py",
  report: "reports/report.json",
  case: "cases/hidden.yaml",
} as const;

/**
 * Puts canaries in place: a private file, another student's submission, a report and a case, servers, and a process that
 * is to programs what the harness is: same user, a secret in its environment, a private file open.
 */
export async function setStage(): Promise<Stage> {
  const folder = mkdtempSync(path.join(tmpdir(), "attack-stage-"));
  chmodSync(folder, 0o755);
  const canary = `canary-${randomBytes(8).toString("hex")}`;
  const files = Object.values(FILES).map((file) => path.join(folder, file));
  const lay = () => layFiles(folder, files, canary);
  lay();
  const listeners = await listen(folder, canary);
  let witness = startWitness(files[0]!, canary);
  let untouched = snapshot(folder);
  const remove = () => {
    process.off("exit", remove);
    witness.kill("SIGKILL");
    listeners.close();
    rmSync(folder, { recursive: true, force: true });
  };
  process.on("exit", remove);

  return {
    folder,
    canary,
    get places() {
      const named = Object.fromEntries(
        Object.entries(FILES).map(([name, file]) => [name, path.join(folder, file)]),
      );
      return {
        ...named,
        ...listeners.places,
        stage: folder,
        package: PACKAGE_FOLDER,
        pid: String(witness.pid),
      };
    },
    inspect() {
      const found = [...listeners.reached()];
      if (!isAlive(witness)) {
        found.push(say`the process that stands for the harness was killed`);
        witness = startWitness(files[0]!, canary);
      }
      const now = snapshot(folder);
      if (now !== untouched) {
        const changed = differenceOf(untouched, now);
        found.push(say`the canaries were changed: ${changed}`);
        lay();
        untouched = snapshot(folder);
      }
      return found;
    },
    remove,
  };
}

function layFiles(folder: string, files: readonly string[], canary: string): void {
  for (const file of files) {
    mkdirSync(path.dirname(file), { recursive: true });
    // As a text in quotes it is right in every language that could include it.
    writeFileSync(file, `"${canary}"\n`, { mode: 0o644 });
  }
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    lchownSync(path.join(folder, name), process.getuid!(), process.getgid!());
  }
  chmodSync(files[0]!, 0o600);
  const strangers = readdirSync(folder).filter((name) => name.startsWith("planted-"));
  for (const name of strangers) rmSync(path.join(folder, name), { recursive: true, force: true });
}

function startWitness(secret: string, canary: string): ChildProcess {
  const descriptor = openSync(secret, "r");
  try {
    return spawn("sleep", [WITNESS_SECONDS], {
      env: { PATH: "/usr/bin:/bin", CAVALO_ATTACK_SECRET: canary },
      stdio: ["ignore", "ignore", "ignore", descriptor],
    });
  } finally {
    closeSync(descriptor);
  }
}

/** Asks the kernel, because our own events may come late. */
function isAlive({ pid }: ChildProcess): boolean {
  const stat = pid === undefined ? undefined : processStat(pid);
  return stat !== undefined && !/[ZXTt]/.test(stat.state);
}

/** Lists every name below a folder with its rights and its content. */
function snapshot(folder: string): string {
  const lines = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .sort()
    .map((name) => {
      const file = path.join(folder, name);
      const stat = lstatSync(file);
      return `${name} ${stat.mode} ${stat.uid} ${stat.isFile() ? readFileSync(file, "latin1") : ""}`;
    });
  return lines.join("\n");
}

function differenceOf(before: string, after: string): string {
  const known = new Set(before.split("\n"));
  const now = new Set(after.split("\n"));
  const changed = [
    ...[...now].filter((line) => !known.has(line)),
    ...[...known].filter((line) => !now.has(line)),
  ];
  return changed.map((line) => line.split(" ")[0]).join(", ");
}
