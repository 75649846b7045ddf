import { mkdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { systemErrorCode } from "../../base/errors.ts";
import { remembered } from "../../base/remembered.ts";
import { printable } from "../../base/text.ts";
import type { Finding, Notice } from "../../finding/index.ts";
import type { Lab } from "../../run/lab.ts";
import { dataFilesOf } from "../find/sources.ts";
import { LANGUAGES } from "../language/index.ts";
import type { Circumstances, Language, Plan, Program, Source } from "../language/language.ts";
import { type Runtime, THREADED } from "../language/runtime.ts";
import { isOlder, versionIn } from "../language/version.ts";
import type { Submission } from "../submission.ts";
import { type BuildFailure, compile, type Refused, type Workshop } from "./compile.ts";
import { copySubmission } from "./copy.ts";
import { closedTools, isWithinReach, reach, reachedToolchain, toolchainFor } from "./reach.ts";
import { fitSources, replaceFile } from "./sources.ts";
import {
  findOnPath,
  findOtherToolchains,
  installationsOf,
  type MissingTools,
  SearchStopped,
  type Toolchain,
} from "./toolchain.ts";

/** A program that can be run. */
export interface Executable {
  /** Its absolute path and its first arguments; `{memory}` stands for the memory limit in MiB. */
  readonly command: readonly string[];
  /** The folders in which it finds the programs of its language. */
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

/** The end of a submission's building. */
export type Build =
  | {
      readonly kind: "ready";
      readonly commands: Commands;
      readonly executable: Executable;
      /** The sources that were compiled; none of a program in a language that we do not know. */
      readonly sources: readonly Source[];
      readonly notices: readonly Notice[];
    }
  /** The commands are absent if none was reached. */
  | (BuildFailure & { readonly commands?: Commands })
  /** SK. */
  | { readonly kind: "skipped"; readonly finding: Finding; readonly commands?: Commands };

/** The folders of the system's programs, which every program finds. */
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
  try {
    return await buildClear(submission, aside, lab);
  } catch (error) {
    if (error instanceof SearchStopped) return { kind: "failed", finding: { kind: "stopped" } };
    throw error;
  }
}

async function buildClear(submission: Submission, aside: string, lab: Lab): Promise<Build> {
  const { kind, manifest } = submission;
  const language = kind.kind === "program" ? LANGUAGES[kind.language] : undefined;
  const search = language && (await toolchainFor(language, lab));
  if (search && !search.found) return withoutTools(search.missing);

  const folder = path.join(aside, "program");
  const tooLarge = await copySubmission(submission, folder);
  if (tooLarge) return { kind: "skipped", finding: tooLarge };
  const fitted =
    kind.kind === "program" && language
      ? fitSources(kind.program, folder, { language, encoding: manifest.encoding })
      : undefined;
  const site: Site = {
    submission,
    aside,
    folder,
    lab,
    language,
    program: fitted?.program,
    notices: fitted?.notices ?? [],
    read: remembered((file) => readText(path.join(folder, file))),
    home: remembered(() => makeHome(aside)),
  };
  const usual = planWays(search?.toolchain, site)[0]!;
  const first = await buildBy(usual, site);
  const isSettled =
    first.kind === "ready"
      ? first.checked
      : first.kind !== "refused" || first.finding.kind !== "not-compiled";
  if (isSettled || !language || !search || manifest.build) return concluded(first);
  return buildOtherwise({ first, usual, toolchain: search.toolchain }, { ...site, language });
}

/** Where a submission is built, and what is known of it. */
interface Site {
  readonly submission: Submission;
  readonly aside: string;
  /** The copy. */
  readonly folder: string;
  readonly lab: Lab;
  /** Absent for a program that brings its own commands, as is the program. */
  readonly language: Language | undefined;
  readonly program: Program | undefined;
  readonly notices: readonly Notice[];
  readonly read: Circumstances["read"];
  /** Makes the home of its own that its compilers have, the first time. */
  readonly home: () => string;
}

/** One way to build a program. */
interface Way {
  readonly toolchain: Toolchain | undefined;
  readonly plan: Plan;
  /** Tells if its tools are not those that the language's commands stand for. */
  readonly isOther?: true;
}

type Ready = Extract<Build, { kind: "ready" }>;
type Attempt =
  /** `checked` tells if its checks found nothing. */
  | (Ready & { readonly checked: boolean })
  | (Refused & { readonly commands: Commands })
  | Exclude<Build, Ready>;

/** The ways by one toolchain, the usual one first, and then the newest. */
function planWays(toolchain: Toolchain | undefined, { submission, language, program, read }: Site): Way[] {
  const { build, run } = submission.manifest;
  const version = versionIn(toolchain?.version ?? "");
  const plans =
    language && program
      ? [
          language.plan(program, { version, read }),
          ...(language.otherPlans?.(program, { version, read }) ?? []),
        ]
      : [{ build: [], run: [] }];
  return plans.map((plan) => ({
    toolchain,
    plan: { ...plan, build: build ?? plan.build, run: run ?? plan.run },
  }));
}

/**
 * Builds a program that the usual tools refuse, or find something wrong with, by the newest tools and at the newest level
 * of the language that take it.
 */
async function buildOtherwise(
  { first, usual, toolchain }: { first: Attempt; usual: Way; toolchain: Toolchain },
  site: Site & { readonly language: Language },
): Promise<Build> {
  const { language, program, lab } = site;
  const others = await findOtherToolchains(language, lab.signal);
  const newer = others.filter(({ version }) => isOlder(versionIn(toolchain.version), versionIn(version)));
  const ways = [
    ...newer.flatMap((each) => {
      const [plain, ...rest] = planWays(each, site);
      return [...rest, plain!].map((way): Way => ({ ...way, isOther: true }));
    }),
    ...planWays(toolchain, site).slice(1),
  ];
  // Those that only show what is missing come last.
  const inOrder = ways.toSorted(
    (a, b) => Number(a.plan.needs !== undefined) - Number(b.plan.needs !== undefined),
  );
  const refusals: { way: Way; refused: Refused }[] = [];
  if (first.kind === "refused") refusals.push({ way: usual, refused: first });
  for (const way of inOrder) {
    const attempt = await buildBy(way, site);
    if (attempt.kind === "refused") refusals.unshift({ way, refused: attempt });
    else if (attempt.kind !== "ready") {
      if (attempt.finding.kind === "stopped") return attempt;
    } else if (attempt.checked)
      return way.plan.needs === undefined ? attempt : needsNewer(first, language, way.plan.needs);
  }
  // It was built over since.
  if (first.kind === "ready") return concluded(await buildBy(usual, site));
  const newest = newer[0] ?? toolchain;
  const refusal = refusals.findLast(({ way }) => way.toolchain === newest)?.refused;
  const version =
    refusal &&
    language.neededVersion?.({
      program: program!,
      messages: refusal.messages,
      version: versionIn(newest.version),
    });
  return version === undefined ? concluded(first) : needsNewer(first, language, version);
}

function needsNewer(first: Attempt, { title }: Language, version: string): Build {
  const { commands } = first;
  const complaint = first.kind === "refused" ? first.finding : undefined;
  const evidence =
    complaint?.kind === "not-compiled"
      ? {
          ...(complaint.quote !== undefined && { quote: complaint.quote }),
          ...(complaint.place && { place: complaint.place }),
        }
      : {};
  return {
    kind: "skipped",
    finding: { kind: "newer-toolchain-needed", language: title, version, ...evidence },
    ...(commands && { commands }),
  };
}

function concluded(attempt: Attempt): Build {
  if (attempt.kind === "ready") {
    const { checked: _, ...ready } = attempt;
    return ready;
  }
  if (attempt.kind !== "refused") return attempt;
  return { kind: "compile-error", finding: attempt.finding, commands: attempt.commands };
}

/** Builds a program in one way. Files that this puts in place of the copy's own are there only so long. */
async function buildBy(way: Way, site: Site): Promise<Attempt> {
  const { plan } = way;
  const { folder } = site;
  const files = Object.keys(plan.files ?? {}).map((name) => path.join(folder, name));
  const before = files.map((file) => readFileSync(file));
  for (const [name, text] of Object.entries(plan.files ?? {})) {
    replaceFile(path.join(folder, name), Buffer.from(text, "latin1"));
  }
  const attempt = await follow(way, site);
  if (attempt.kind !== "ready") for (const [at, file] of files.entries()) replaceFile(file, before[at]!);
  return attempt;
}

/** Follows a plan: resolves its commands and runs those of building. */
async function follow({ plan, toolchain, isOther }: Way, site: Site): Promise<Attempt> {
  const { submission, aside, folder, lab, language, program, notices } = site;
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
    run: shown(plan.run),
  };
  const searchPath = searchPathFor(tools?.paths.values() ?? []);
  const steps = resolved as string[][];
  // Only what was found by its name: a path in a manifest could lead to the cases.
  const programs = steps.filter((_, index) => !all[index]![0]!.includes("/")).map(([found]) => found!);
  const visible = [...programs, ...(tools?.paths.values() ?? [])].flatMap(installationsOf);
  const workshop: Workshop = {
    aside,
    isolation: lab.isolation,
    signal: lab.signal,
    environment: { ...environmentFor(searchPath), ...plan.environment },
    visible: distinct([...visible, ...(plan.reads ?? []).map(reached)]),
    folder,
    home: sharesHome(submission, plan, lab) ? lab.scratch.home : site.home(),
    sources: program?.sources ?? [],
    readsAsIs: language?.readsAsIs,
  };
  for (const step of steps.slice(0, plan.build.length)) {
    const failure = await compile(step, workshop);
    if (failure) return { ...failure, commands };
  }
  let checked = true;
  for (const step of steps.slice(plan.build.length, plan.build.length + checks.length)) {
    const failure = await compile(step, workshop);
    if (failure?.kind === "failed") return { ...failure, commands };
    checked &&= failure === undefined;
  }
  return {
    kind: "ready",
    commands,
    executable: {
      command: steps.at(-1)!,
      searchPath,
      visible: distinct([folder, ...visible]),
      data: dataOf(submission),
      runtime: language?.runtime ?? THREADED,
    },
    sources: program?.sources ?? [],
    notices,
    checked,
  };
}

/** A command as reports show it. */
function shownAs([program = "", ...args]: readonly string[], tools: Toolchain["paths"] | undefined): string {
  return [tools?.get(program) ?? program, ...args].join(" ");
}

/** The environment of a program, but for what the level of isolation sets: nothing of the user's own. */
export function environmentFor(searchPath: string): Record<string, string> {
  return { PATH: searchPath, LANG: "C.UTF-8" };
}

/**
 * Compilers have a home of their own for each program, so that no program changes what another is made of. One that
 * keeps much shares it, unless commands of the submission's own run there, or each run has a user of its own.
 */
function sharesHome({ manifest }: Submission, plan: Plan, { isolation }: Lab): boolean {
  return plan.keepsHome === true && manifest.build === undefined && isolation.level !== "C";
}

function makeHome(aside: string): string {
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

function withoutTools(tools: MissingTools): Exclude<Build, Ready> {
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

/** From the student's folder, which no command of building can have changed. */
function dataOf({ folder }: Submission): Record<string, string> {
  return Object.fromEntries(dataFilesOf(folder).map((name) => [name, path.join(folder, name)]));
}

/** A text in which every byte is a character; undefined where there is no such file. */
function readText(file: string): string | undefined {
  try {
    return readFileSync(file, "latin1");
  } catch (error) {
    if (systemErrorCode(error) === undefined) throw error;
    return undefined;
  }
}
