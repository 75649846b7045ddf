import { readFileSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { isExecutable } from "../../base/files.ts";
import { shellWord } from "../../base/shell.ts";
import { printable } from "../../base/text.ts";
import { IS_WINDOWS } from "../../base/windows.ts";
import type { Notice } from "../../finding/index.ts";
import type { Lab } from "../../run/lab.ts";
import type { Circumstances, Language, Plan, Program } from "../language/language.ts";
import { ONLINE_JUDGE, onJudge } from "../language/online-judge.ts";
import { THREADED } from "../language/runtime.ts";
import { versionIn } from "../language/version.ts";
import type { Submission } from "../submission.ts";
import { type BuildTime, compile, type Refused, type Workshop } from "./compile.ts";
import { type Build, type Commands, environmentFor, searchPathFor } from "./executable.ts";
import { fillHome, sharesHome } from "./kept-home.ts";
import { findOnPath, installationsOf } from "./places.ts";
import { closedTools, isWithinReach, reach, reachedToolchain } from "./reach.ts";
import { replaceFile } from "./replace-file.ts";
import { startFilesOf } from "./start-files.ts";
import type { MissingTools, Toolchain } from "./toolchain.ts";

/** The place of a build, with the facts that its plans need. */
export interface Site {
  readonly submission: Submission;
  readonly aside: string;
  /** The copy. */
  readonly folder: string;
  readonly lab: Lab;
  readonly time: BuildTime;
  /** Absent for a program that brings its own commands, as is the program. */
  readonly language: Language | undefined;
  readonly program: Program | undefined;
  readonly notices: readonly Notice[];
  /** Sources of the copy were made fit for their compiler. */
  readonly isFit: boolean;
  readonly read: Circumstances["read"];
  readonly headers: () => readonly string[];
  readonly archives: () => readonly string[];
  /** Makes the home of its own that its compilers have, the first time. */
  readonly home: () => string;
}

/** One way to build a program. */
export interface BuildPlan {
  readonly toolchain: Toolchain | undefined;
  readonly plan: Plan;
  /** Tells if its tools are not those that the language's commands stand for. */
  readonly isOther?: true;
}

export type Ready = Extract<Build, { kind: "ready" }>;
/** The end of one way of building. */
export type BuildAttempt =
  /** `complaint` has the messages of a check that found something. */
  | (Ready & { readonly complaint?: string })
  | (Refused & { readonly commands: Commands })
  | Exclude<Build, Ready>;

/** Plans the ways by one toolchain, the usual one first, and then the newest. */
export function planBuilds(
  toolchain: Toolchain | undefined,
  { submission, language, program, read, headers, archives }: Site,
): BuildPlan[] {
  const { build, run } = submission.manifest;
  const circumstances = { version: versionIn(toolchain?.version ?? ""), read, headers, archives };
  const plans =
    language && program
      ? [language.plan(program, circumstances), ...(language.otherPlans?.(program, circumstances) ?? [])]
      : [{ build: [], run: [] }];
  const flags = submission.isSanitized && language?.sanitizers?.(toolchain?.version ?? "");
  const [judge] = onJudge(program?.sources ?? [], "true");
  return plans.map(({ variables, ...plan }) => ({
    toolchain,
    plan: {
      ...plan,
      build: build ?? withFlags(plan.build, flags),
      ...(run ? { run } : { variables: { ...variables, ...(judge && { [ONLINE_JUDGE]: judge }) } }),
    },
  }));
}

/** Adds flags to the last command, which is that of the compiler. */
function withFlags(build: Plan["build"], flags: readonly string[] = []): Plan["build"] {
  return build.map((command, at) => (at === build.length - 1 ? [...command, ...flags] : command));
}

/** Builds a program in one way. Files that this adds, or puts in place of the copy's own, are there only so long. */
export async function buildBy(way: BuildPlan, site: Site): Promise<BuildAttempt> {
  const { plan } = way;
  const { folder } = site;
  const files = Object.keys(plan.files ?? {}).map((name) => path.join(folder, name));
  const before = files.map((file) => (isFile(file) ? readFileSync(file) : undefined));
  for (const [name, text] of Object.entries(plan.files ?? {})) {
    replaceFile(path.join(folder, name), Buffer.from(text, "latin1"));
  }
  const attempt = await follow(way, site);
  if (attempt.kind !== "ready") for (const [at, file] of files.entries()) putBack(file, before[at]);
  return attempt;
}

function putBack(file: string, text: Buffer | undefined): void {
  if (text) replaceFile(file, text);
  else rmSync(file, { force: true });
}

/** Follows a plan: resolves its commands and runs those of building. */
async function follow({ plan, toolchain, isOther }: BuildPlan, site: Site): Promise<BuildAttempt> {
  const { submission, aside, folder, lab, time, language, program, notices, isFit } = site;
  const tools = toolchain && (await reachedToolchain(language!, toolchain, lab));
  if (toolchain && !tools) return withoutTools(closedTools(language!, toolchain));
  const reached = await reach(plan.reads ?? [], lab);
  if (!reached) return withoutTools([{ command: plan.build[0]![0]! }]);
  const { checks = [] } = plan;
  const all = [...plan.build, ...checks, ...(plan.run.length > 0 ? [plan.run] : [])];
  const places: Places = { tools: tools?.paths, folder, isOpen: (file) => isWithinReach(file, lab) };
  const resolved = all.map((command) => resolve(command, places)?.map(reached));
  const unknown = all.find((_, index) => resolved[index] === undefined);
  if (unknown) return withoutTools([{ command: printable(unknown[0]!) }]);

  const shown = (command: readonly string[]) => shownAs(command, isOther ? toolchain?.paths : undefined);
  const commands: Commands = {
    ...(toolchain && { version: toolchain.version }),
    build: plan.build.map(shown),
    run: [...settingsOf(plan).map(written), shown(plan.run)].join(" "),
    ...((isFit || plan.files) && { areOfFitSources: true }),
  };
  const searchPath = searchPathFor(tools?.paths.values() ?? []);
  const steps = resolved as string[][];
  // Only what was found by its name: a path in a manifest could lead to the cases.
  const programs = steps.filter((_, index) => !all[index]![0]!.includes("/")).map(([found]) => found!);
  const visible = [...programs, ...(tools?.paths.values() ?? [])].flatMap(installationsOf);
  const isShared = sharesHome(submission, plan, lab);
  const workshop: Workshop = {
    aside,
    isolation: lab.isolation,
    signal: lab.signal,
    time,
    environment: { ...environmentFor(searchPath), ...plan.environment },
    visible: distinct([...visible, ...(plan.reads ?? []).map(reached)]),
    folder,
    home: isShared ? lab.scratch.home : site.home(),
    sources: program?.sources ?? [],
    readsAsIs: language?.readsAsIs,
    compiler: plan.by?.().compiler ?? compilerOf(site, toolchain),
  };
  const { keptHome } = plan;
  const warming = isShared && keptHome && resolve(keptHome.build, places)?.map(reached);
  if (warming && toolchain)
    await fillHome({ files: keptHome.files, command: warming, toolchain, lab, workshop });
  for (const step of steps.slice(0, plan.build.length)) {
    const failure = await compile(step, workshop);
    if (failure) return { ...failure, commands };
  }
  let complaint: string | undefined;
  for (const step of steps.slice(plan.build.length, plan.build.length + checks.length)) {
    const failure = await compile(step, workshop);
    if (failure?.kind === "failed") return { ...failure, commands };
    if (failure) complaint ??= failure.kind === "refused" ? failure.messages : "";
  }
  const [named, ...words] = steps.at(-1)!;
  const file = asBuilt(named!);
  if (!isExecutableFile(file)) {
    const finding = { kind: "no-program", file: printable(path.relative(folder, file)) } as const;
    return { kind: "compile-error", finding, commands };
  }
  return {
    kind: "ready",
    commands,
    executable: {
      command: [file, ...words],
      ...(plan.variables && { variables: withFolder(plan.variables, folder) }),
      searchPath,
      visible: distinct([folder, ...visible]),
      data: await startFilesOf(submission, aside),
      runtime: (program && language?.runtimeOf?.(program)) ?? language?.runtime ?? THREADED,
    },
    sources: program?.sources ?? [],
    notices,
    ...(complaint !== undefined && { complaint }),
  };
}

function settingsOf({ variables = {} }: Plan): string[] {
  return Object.entries(variables).map(([name, value]) => `${name}=${value}`);
}

function withFolder(
  variables: Readonly<Record<string, string>>,
  folder: string,
): Readonly<Record<string, string>> {
  const filled = Object.entries(variables).map(([name, value]) => [
    name,
    value.replaceAll("{folder}", folder),
  ]);
  return Object.fromEntries(filled);
}

/** The file that a compiler has made: on Windows some add the ending of programs to the name that they are given. */
function asBuilt(file: string): string {
  return IS_WINDOWS && !isFile(file) ? `${file}.exe` : file;
}

function isExecutableFile(file: string): boolean {
  return isExecutable(file) && isFile(file);
}

function isFile(file: string): boolean {
  return statSync(file, { throwIfNoEntry: false })?.isFile() === true;
}

/** Names the compiler of a program with its version; undefined if the program brings its own, or if it is none of the tools. */
function compilerOf({ submission, language }: Site, toolchain: Toolchain | undefined): string | undefined {
  if (!language || !toolchain || language.lacks || submission.manifest.build) return undefined;
  return `${language.tools[0].command} ${versionIn(toolchain.version).join(".")}`;
}

/** A command as reports show it. */
function shownAs([program = "", ...args]: readonly string[], tools: Toolchain["paths"] | undefined): string {
  return [tools?.get(program) ?? program, ...args].map(written).join(" ");
}

/** Writes a word for a shell; what stands for a folder or a limit is no part of it. */
function written(word: string): string {
  const parts = word.split(/(\{\w+\}\/?)/).filter((part) => part !== "");
  return parts.map((part) => (/^\{\w+\}\/?$/.test(part) ? part : shellWord(part))).join("");
}

function distinct(files: readonly string[]): string[] {
  return Array.from(new Set(files));
}

/** Skips a submission whose tools are missing. */
export function withoutTools(tools: MissingTools): Exclude<Build, Ready> {
  return { kind: "skipped", finding: { kind: "toolchain-missing", tools } };
}

/** The places of programs. */
interface Places {
  readonly tools: Toolchain["paths"] | undefined;
  readonly folder: string;
  /** Tells if programs can read a file. */
  readonly isOpen: (file: string) => boolean;
}

/** The command with its program's absolute path, or undefined if there is no such program. */
function resolve(command: readonly string[], { tools, folder, isOpen }: Places): string[] | undefined {
  const [program, ...args] = command.map((part) => part.replaceAll("{folder}", folder));
  if (program === undefined) return undefined;
  const file = program.includes("/")
    ? path.resolve(folder, program)
    : (tools?.get(program) ?? findOnPath(program, isOpen));
  return file === undefined ? undefined : [file, ...args];
}
