import { cpus } from "node:os";
import path from "node:path";
import { codeHash } from "../../base/code.ts";
import { fingerprint, largeFolderFingerprint } from "../../base/fingerprint.ts";
import { readOr } from "../../base/reading-time.ts";
import { remembered } from "../../base/remembered.ts";
import type { Case } from "../../case/any-case.ts";
import type { Driver } from "../../problem/input/input-schemas.ts";
import type { LevelName } from "../../run/isolation/level.ts";
import type { Lab } from "../../run/lab.ts";
import { findOnPath } from "../../submission/build/places.ts";
import { fileTrace, findToolchain, toolchainTraces } from "../../submission/build/toolchain.ts";
import { languagesOf } from "../../submission/find/tree/sources.ts";
import { LANGUAGES } from "../../submission/language/index.ts";
import { versionIn } from "../../submission/language/version.ts";
import { isAskedByContract } from "../../submission/manifest.ts";
import type { Submission } from "../../submission/submission.ts";
import type { Task } from "./task.ts";

/**
 * Version of the way in which programs are built and run. Raise it with a change that lets a program get something else
 * than before, or its end be called otherwise: runs of an older version are then made again.
 */
const RUN_VERSION = 9;

/** Rooms whose code decides what a run is worth. */
const JUDGING_ROOMS = ["adopt", "answer", "case", "finding", "grade", "problem", "selection"];

/** Everything that the results of a submission depend on, as hashes. Two states that differ here say why. */
export interface Basis {
  readonly sources: string;
  readonly manifest: string;
  /** All that the compilers are told. */
  readonly program: string;
  readonly toolchain: string;
  /** Isolation level and class of machine. */
  readonly place: string;
  /** Readers and checkers. */
  readonly judging: string;
  readonly cases: string;
}

/** Place that runs are made in. */
export interface Environment {
  readonly level: LevelName;
  /** Class of the machine. */
  readonly machine: string;
  /** Names the tools of the submission, with their versions. */
  readonly toolchain: string;
  /** True if programs may be asked in a way of their own. */
  readonly isAdopting: boolean;
}

/** Hashes what the results of a submission depend on, on this machine. */
export async function basisOf(
  submission: Submission,
  cases: readonly Case[],
  lab: Pick<Lab, "isolation" | "signal"> & { readonly adopt?: unknown },
): Promise<Basis> {
  const toolchain = await toolchainOf(submission, lab);
  const { level } = lab.isolation;
  const isAdopting = lab.adopt !== undefined;
  return basisAt(submission, cases, { level, machine: machineClass(), toolchain, isAdopting });
}

/** Hashes what the results of a submission depend on. */
export async function basisAt(
  submission: Submission,
  cases: readonly Case[],
  { level, machine, toolchain, isAdopting }: Environment,
): Promise<Basis> {
  const { manifest } = submission;
  const isAdopted = isAdopting && isAskedByContract(manifest);
  return {
    sources: await sourcesFingerprint(submission),
    manifest: fingerprint([JSON.stringify(manifest), isAdopted ? "adopted" : ""]),
    program: programFingerprint(submission),
    toolchain: fingerprint([toolchain]),
    place: fingerprint([String(RUN_VERSION), level, machine]),
    judging: judgingVersion(),
    cases: casesFingerprint(cases),
  };
}

/** Hashes all files of a submission. */
export function sourcesFingerprint({ folder }: Submission): Promise<string> {
  return largeFolderFingerprint(folder, (name) => !name.split(path.sep).includes(".git"));
}

/** Key of a judgement: the submission would get the same results again. */
export function judgementKey(basis: Basis, { notices = [] }: Submission): string {
  return fingerprint([...Object.values(basis), JSON.stringify(notices)]);
}

/** Key of a build: all that the compilers get. */
export function buildKey({ sources, program, toolchain, place }: Basis, driver: Driver): string {
  return fingerprint([sources, program, toolchain, place, JSON.stringify(driver)]);
}

/** Hashes all that compilers are told of a submission. */
export function programFingerprint({ kind, manifest, isSanitized }: Submission): string {
  const { language, main, encoding, build, run } = manifest;
  const flags = isSanitized && kind.kind === "program" && LANGUAGES[kind.language].sanitizers?.("");
  const found =
    kind.kind === "program" ? [kind.language, kind.program.main.path, flagsOf(kind)] : [kind.kind];
  return fingerprint([JSON.stringify([found, { language, main, encoding, build, run, flags }])]);
}

/**
 * Key of a run: its build, and all that reaches the process.
 *
 * @param turn tells runs of the same task apart
 */
export function runKey(
  build: string,
  { delivery, limits, answerFile }: Task,
  turn: number | string = 0,
): string {
  return fingerprint([build, JSON.stringify([delivery, limits, answerFile, ...(turn === 0 ? [] : [turn])])]);
}

/** Hashes what a case asks and what is right, without its title and its limits. */
export const caseFingerprint = remembered(
  ({
    title: _,
    problemTitle: ______,
    visibility: __,
    file: ___,
    locale: ____,
    limits: _____,
    group,
    timeFactor: _______,
    ...asked
  }: Case) =>
    // A board is hashed as its text.
    fingerprint([
      JSON.stringify({ ...asked, ...(group && { group: [group.name, group.award] }) }, (_, value) =>
        value instanceof Uint8Array ? undefined : value,
      ),
    ]),
);

/** Hashes a set of cases in its order, with their limits. */
export function casesFingerprint(cases: readonly Case[]): string {
  return fingerprint(
    cases.map((asked) => caseFingerprint(asked) + JSON.stringify([asked.limits, asked.timeFactor])),
  );
}

function flagsOf({ language, program }: Extract<Submission["kind"], { kind: "program" }>) {
  const { plan, otherPlans } = LANGUAGES[language];
  const circumstances = { version: versionIn(""), read: () => undefined };
  // Without a plan nothing is built, so that nothing is kept by its key.
  const plans = readOr([], () => [
    plan(program, circumstances),
    ...(otherPlans?.(program, circumstances) ?? []),
  ]);
  return plans.map(({ build, reads = [], run, variables, checks, environment }) => ({
    build: build.map((command) => command.map((part) => withoutPlace(part, reads))),
    run,
    variables,
    checks,
    environment,
  }));
}

/** Names a file of what a compiler reads besides the tools by its path there: it is the same wherever that lies. */
function withoutPlace(part: string, reads: readonly string[]): string {
  const folder = reads.find((each) => part.startsWith(`${each}${path.sep}`));
  return folder === undefined ? part : path.relative(folder, part);
}

/** Names the class of this machine: times of another class say nothing here. */
export const machineClass = remembered(() => {
  const { model } = cpus()[0] ?? { model: "" };
  return [model, process.platform, process.arch].join(" ");
});

/** Hashes the code of readers and checkers. */
export const judgingVersion = remembered(() => codeHash(JUDGING_ROOMS));

/** Names the tools of a submission with their versions, and those that may be tried in their place. */
async function toolchainOf({ kind, manifest }: Submission, lab: Pick<Lab, "signal">): Promise<string> {
  const commands = [...(manifest.build ?? []), ...(manifest.run ? [manifest.run] : [])];
  const own = commands.map(([program = ""]) => traceOf(program));
  const tools = languagesOf(kind).map(async (name) => {
    const language = LANGUAGES[name];
    const search = await findToolchain(language, lab.signal);
    const usual = search.found ? [search.toolchain.version, ...search.toolchain.paths] : [];
    return [usual, toolchainTraces(language)];
  });
  return JSON.stringify([own, ...(await Promise.all(tools)).flat()]);
}

function traceOf(program: string): string {
  const file = program.includes("/") ? undefined : findOnPath(program);
  return file === undefined ? program : fileTrace(file);
}
