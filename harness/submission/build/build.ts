import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { printable } from "../../base/text.ts";
import type { Finding } from "../../finding/index.ts";
import type { Lab } from "../../run/lab.ts";
import { dataFilesOf } from "../find/sources.ts";
import { LANGUAGES } from "../language/index.ts";
import type { Plan } from "../language/language.ts";
import { type Runtime, THREADED } from "../language/runtime.ts";
import type { Submission } from "../submission.ts";
import { type BuildFailure, compile } from "./compile.ts";
import { copySubmission } from "./copy.ts";
import {
  findOnPath,
  findToolchain,
  installationsOf,
  type MissingTools,
  type Toolchain,
} from "./toolchain.ts";

/** A program that can be run. */
export interface Executable {
  /** Its absolute path and its first arguments; `{memory}` stands for the memory limit in MiB. */
  readonly command: readonly string[];
  /** Where it finds the programs of its language. */
  readonly searchPath: string;
  /** Absolute paths of what it must be able to read. */
  readonly visible: readonly string[];
  /** Absolute paths of files of its own that lie in its working directory, by their names there. */
  readonly data: Readonly<Record<string, string>>;
  readonly runtime: Runtime;
}

/** Commands that a program is built and run with, as reports show them; `{folder}` stands for the folder of the build. */
export interface Commands {
  /** The first line of what the compiler or interpreter says of its version; absent for one that we do not know. */
  readonly version?: string;
  readonly build: readonly string[];
  readonly run: string;
}

/** What became of a submission's building. */
export type Build =
  | { readonly kind: "ready"; readonly commands: Commands; readonly executable: Executable }
  /** The commands are absent if none was reached. */
  | (BuildFailure & { readonly commands?: Commands })
  /** SK. */
  | { readonly kind: "skipped"; readonly finding: Finding };

/** As it looks where every byte is a character, which is how sources are held. */
const BYTE_ORDER_MARK = "\u00ef\u00bb\u00bf";

/** Where every program finds the system's. */
const SYSTEM_FOLDERS = ["/usr/local/bin", "/usr/bin", "/bin"];

/**
 * Copies a submission, lays its driver over the copy and builds that. The student's own files are never touched.
 *
 * @param aside an empty folder, which gets the copy and a home folder for compilers
 */
export async function build(submission: Submission, aside: string, lab: Lab): Promise<Build> {
  if (submission.kind.kind === "unclear") {
    return { kind: "skipped", finding: submission.kind.finding };
  }
  const tools = await toolsOf(submission);
  if ("missing" in tools) return withoutTools(tools.missing);

  const plan = planOf(submission);
  const all = [...plan.build, plan.run];
  const folder = path.join(aside, "program");
  const resolved = all.map((command) => resolve(command, tools.paths, folder));
  const unknown = all.find((_, index) => resolved[index] === undefined);
  if (unknown) return withoutTools([{ command: printable(unknown[0]!) }]);

  const tooLarge = await copySubmission(submission, folder);
  if (tooLarge) return { kind: "skipped", finding: tooLarge };
  removeByteOrderMarks(submission, folder);
  const commands: Commands = {
    ...(tools.version !== undefined && { version: tools.version }),
    build: plan.build.map((command) => command.join(" ")),
    run: plan.run.join(" "),
  };
  const searchPath = searchPathFor(tools.paths?.values() ?? []);
  const steps = resolved as string[][];
  // Only what was found by its name: a path in a manifest could lead to the cases.
  const programs = steps.filter((_, index) => !all[index]![0]!.includes("/")).map(([program]) => program!);
  const visible = [...programs, ...(tools.paths?.values() ?? [])].flatMap(installationsOf);
  const command = steps.pop()!;
  const { kind } = submission;
  const language = kind.kind === "program" ? LANGUAGES[kind.language] : undefined;
  const workshop = {
    aside,
    isolation: lab.isolation,
    signal: lab.signal,
    environment: { ...environmentFor(searchPath), ...plan.environment },
    visible: distinct([...visible, ...(plan.reads ?? [])]),
    folder,
    home: homeFor(submission, plan, { aside, lab }),
    sources: kind.kind === "program" ? kind.program.sources : [],
    reads: language?.reads ?? [],
  };
  for (const step of steps) {
    const failure = await compile(step, workshop);
    if (failure) return { ...failure, commands };
  }
  return {
    kind: "ready",
    commands,
    executable: {
      command,
      searchPath,
      visible: distinct([folder, ...visible]),
      data: dataOf(submission),
      runtime: language?.runtime ?? THREADED,
    },
  };
}

/** The environment of a program, but for what the level of isolation sets: nothing of the user's own. */
export function environmentFor(searchPath: string): Record<string, string> {
  return { PATH: searchPath, LANG: "C.UTF-8" };
}

/**
 * Compilers have a home of their own for each program, so that no program changes what another is made of. One that
 * keeps much shares it, unless commands of the submission's own run there, or each run has a user of its own.
 */
function homeFor({ manifest }: Submission, plan: Plan, { aside, lab }: { aside: string; lab: Lab }): string {
  if (plan.keepsHome && manifest.build === undefined && lab.isolation.level !== "C") return lab.scratch.home;
  const home = path.join(aside, "home");
  mkdirSync(home);
  return home;
}

function distinct(files: readonly string[]): string[] {
  return Array.from(new Set(files));
}

/** The folders of the tools, then those of the system. */
export function searchPathFor(tools: Iterable<string>): string {
  const folders = Array.from(tools, (tool) => path.dirname(tool));
  return Array.from(new Set([...folders, ...SYSTEM_FOLDERS])).join(path.delimiter);
}

function withoutTools(tools: MissingTools): Build {
  return { kind: "skipped", finding: { kind: "toolchain-missing", tools } };
}

/** The language's tools; none for a program that brings its own commands. */
async function toolsOf({ kind }: Submission): Promise<Partial<Toolchain> | { missing: MissingTools }> {
  if (kind.kind !== "program") return {};
  const search = await findToolchain(LANGUAGES[kind.language]);
  return search.found ? search.toolchain : { missing: search.missing };
}

/** The manifest's commands, or else those of the language. */
function planOf({ kind, manifest }: Submission): Plan {
  const plan = kind.kind === "program" ? LANGUAGES[kind.language].plan(kind.program) : undefined;
  return {
    build: manifest.build ?? plan?.build ?? [],
    run: manifest.run ?? plan?.run ?? [],
    ...(plan?.environment && { environment: plan.environment }),
    ...(plan?.reads && { reads: plan.reads }),
    ...(plan?.keepsHome && { keepsHome: true }),
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

/** From the student's folder, which no command of building can have changed. */
function dataOf({ folder }: Submission): Record<string, string> {
  return Object.fromEntries(dataFilesOf(folder).map((name) => [name, path.join(folder, name)]));
}

/** Some editors begin a file with a byte order mark; javac takes it for a character of the program. */
function removeByteOrderMarks({ kind }: Submission, folder: string): void {
  if (kind.kind !== "program") return;
  for (const { path: name } of kind.program.sources) {
    const file = path.join(folder, name);
    const text = readFileSync(file, "latin1");
    if (text.startsWith(BYTE_ORDER_MARK)) writeFileSync(file, text.slice(BYTE_ORDER_MARK.length), "latin1");
  }
}
