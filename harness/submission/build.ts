import { cpSync, lstatSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Finding } from "../check/judgement.ts";
import type { Outcome } from "../run/outcome.ts";
import { run } from "../run/run.ts";
import { printable, tellingLine } from "../text.ts";
import { LANGUAGES } from "./language/index.ts";
import type { Plan } from "./language/language.ts";
import type { Submission } from "./submission.ts";
import { findOnPath, findToolchain, type Toolchain } from "./toolchain.ts";

/** A program that can be run. */
export interface Executable {
  /** Its absolute path and its first arguments. */
  readonly command: readonly string[];
  /** Where it finds the programs of its language. */
  readonly searchPath: string;
}

/** What a program is built and run with, as reports show it; `{folder}` stands for where it is built. */
export interface Recipe {
  /** The first line of what the compiler or interpreter says of its version; absent for one that we do not know. */
  readonly version?: string;
  readonly build: readonly string[];
  readonly run: string;
}

/** What became of a submission's building. */
export type Build =
  | { readonly kind: "ready"; readonly recipe: Recipe; readonly executable: Executable }
  /** CE. */
  | { readonly kind: "compile-error"; readonly recipe: Recipe; readonly finding: Finding }
  /** SK or JE: nothing can be judged. */
  | { readonly kind: "skipped" | "failed"; readonly finding: Finding };

/** Where a submission is built. */
export interface BuildPlace {
  /** An empty folder, which gets a copy of the submission. */
  readonly folder: string;
  /** The home folder of compilers. */
  readonly home: string;
  readonly signal?: AbortSignal | undefined;
}

/** Compiling may take long on a slow machine; it only has to end. */
const BUILD_LIMITS = { cpuMs: 60_000, wallMs: 180_000, outputBytes: 1024 * 1024 };

/** As it looks where every byte is a character, which is how sources are held. */
const BYTE_ORDER_MARK = "\u00ef\u00bb\u00bf";

/** Where every program finds the system's. */
const SYSTEM_FOLDERS = ["/usr/local/bin", "/usr/bin", "/bin"];

/** Copies a submission and builds the copy. The student's own files are never touched. */
export async function build(submission: Submission, place: BuildPlace): Promise<Build> {
  if (submission.kind.kind === "unclear") {
    return { kind: "skipped", finding: { kind: "not-runnable", message: submission.kind.reason } };
  }
  const tools = await toolsOf(submission);
  if ("missing" in tools) return skipped(tools.missing);

  const plan = planOf(submission);
  const commands = [...plan.build, plan.run];
  const resolved = commands.map((command) => resolve(command, tools.paths, place.folder));
  const unknown = commands.find((_, index) => resolved[index] === undefined);
  if (unknown) return skipped(`${printable(unknown[0]!)} was not found on this machine`);

  copySubmission(submission.folder, place.folder);
  removeByteOrderMarks(submission, place.folder);
  const recipe: Recipe = {
    ...(tools.version !== undefined && { version: tools.version }),
    build: plan.build.map((command) => command.join(" ")),
    run: plan.run.join(" "),
  };
  const searchPath = searchPathFor(tools.paths?.values() ?? []);
  const environment = { ...environmentFor(searchPath, place.home), ...plan.environment };
  const steps = resolved as string[][];
  const command = steps.pop()!;
  for (const step of steps) {
    const finding = await runStep(step, environment, place);
    if (finding?.kind === "not-compiled") return { kind: "compile-error", recipe, finding };
    if (finding) return { kind: "failed", finding };
  }
  return { kind: "ready", recipe, executable: { command, searchPath } };
}

/** The whole environment of a program: nothing of the user's own. */
export function environmentFor(searchPath: string, home: string): Record<string, string> {
  return { PATH: searchPath, HOME: home, TMPDIR: home, LANG: "C.UTF-8" };
}

/** The folders of the tools, then those of the system. */
export function searchPathFor(tools: Iterable<string>): string {
  const folders = Array.from(tools, (tool) => path.dirname(tool));
  return Array.from(new Set([...folders, ...SYSTEM_FOLDERS])).join(path.delimiter);
}

function skipped(message: string): Build {
  return { kind: "skipped", finding: { kind: "toolchain-missing", message } };
}

/** The language's tools; none for a program that brings its own commands. */
async function toolsOf({ kind }: Submission): Promise<Partial<Toolchain> | { missing: string }> {
  if (kind.kind !== "program") return {};
  const search = await findToolchain(LANGUAGES[kind.language]);
  return search.found ? search.toolchain : { missing: search.reason };
}

/** The manifest's commands, or else those of the language. */
function planOf({ kind, manifest }: Submission): Plan {
  const plan = kind.kind === "program" ? LANGUAGES[kind.language].plan(kind.program) : undefined;
  return {
    build: manifest.build ?? plan?.build ?? [],
    run: manifest.run ?? plan?.run ?? [],
    ...(plan?.environment && { environment: plan.environment }),
  };
}

/** The command with its program's absolute path, or undefined if there is no such program. */
function resolve(
  command: readonly string[],
  tools: Toolchain["paths"] | undefined,
  folder: string,
): string[] | undefined {
  const [program, ...args] = command.map((part) => part.replaceAll("{folder}", folder));
  if (program === undefined) return undefined;
  const file = program.includes("/")
    ? path.resolve(folder, program)
    : (tools?.get(program) ?? findOnPath(program));
  return file === undefined ? undefined : [file, ...args];
}

/** Files and folders, and nothing else: what a link points to is not the student's, and a pipe would never end. */
function copySubmission(from: string, to: string): void {
  const isCopied = (file: string) => {
    const stat = lstatSync(file);
    return stat.isFile() || (stat.isDirectory() && path.basename(file) !== ".git");
  };
  cpSync(from, to, { recursive: true, filter: isCopied });
}

/** Some editors begin a file with a byte order mark; javac takes it for a character of the program. */
function removeByteOrderMarks({ kind }: Submission, folder: string): void {
  if (kind.kind !== "program") return;
  for (const source of kind.program.sources.filter(({ text }) => text.startsWith(BYTE_ORDER_MARK))) {
    writeFileSync(path.join(folder, source.path), source.text.slice(BYTE_ORDER_MARK.length), "latin1");
  }
}

async function runStep(
  command: readonly string[],
  environment: Record<string, string>,
  place: BuildPlace,
): Promise<Finding | undefined> {
  const outcome = await run({
    command,
    directory: place.folder,
    environment,
    inputFile: "/dev/null",
    limits: BUILD_LIMITS,
    signal: place.signal,
  });
  const { end } = outcome;
  switch (end.kind) {
    case "exited":
      return end.code === 0 ? undefined : { kind: "not-compiled", message: complaint(outcome) };
    case "not-started":
      return { kind: "not-started", message: `the compiler could not be started: ${end.reason}` };
    case "stopped":
      return { kind: "stopped", message: "the grading was stopped" };
    case "signalled":
      return {
        kind: "not-compiled",
        message: `the compiler was ended by the signal ${end.signal}: ${complaint(outcome)}`,
      };
    case "limit":
      return { kind: "not-compiled", message: `compiling went over its limit of ${limitName(end.limit)}` };
  }
}

function limitName(limit: "cpu" | "wall" | "output"): string {
  const names = {
    cpu: `${BUILD_LIMITS.cpuMs} ms of CPU time`,
    wall: `${BUILD_LIMITS.wallMs} ms`,
    output: `${BUILD_LIMITS.outputBytes} bytes of messages`,
  };
  return names[limit];
}

/** Compilers write to either stream; the first line that speaks of an error says most. */
function complaint({ stdout, stderr }: Outcome): string {
  return (
    tellingLine(Buffer.concat([stderr.bytes, Buffer.from("\n"), stdout.bytes])) ||
    "the compiler failed without a word"
  );
}
