import { statSync } from "node:fs";
import path from "node:path";
import { StoppedError } from "../../base/errors.ts";
import { isExecutable } from "../../base/files.ts";
import { fingerprint } from "../../base/fingerprint.ts";
import { remembered, rememberedUnlessFailed } from "../../base/remembered.ts";
import { byText } from "../../base/text.ts";
import { isMarked, openUserMemory } from "../../base/user-memory.ts";
import { IS_WINDOWS } from "../../base/windows.ts";
import type { Finding } from "../../finding/index.ts";
import { runTool } from "../../run/tool.ts";
import type { Language, Tool } from "../language/language.ts";
import { compareVersions, isPreliminary, versionIn } from "../language/version.ts";
import { installing } from "./installing.ts";
import { findOnPath, findTogether, foldersLike, foldersOnPath, namesIn, realPath, settle } from "./places.ts";

/** The programs that a language needs, found on this machine. */
export interface Toolchain {
  /** The absolute path of each tool, by its command. */
  readonly paths: ReadonlyMap<string, string>;
  /** The first line of what the language's own tool says of its version. */
  readonly version: string;
}

type ToolchainSearch =
  | { readonly found: true; readonly toolchain: Toolchain }
  | { readonly found: false; readonly missing: MissingTools };

/** Commands that are not on this machine, and what brings them. */
export type MissingTools = Finding<"toolchain-missing">["tools"];

/** Tells that looking for tools was stopped: nothing is known of them. */
export class SearchStopped extends StoppedError {}

/** A tool may be a script of a version manager, on a machine that is busy. */
const PROBE_MS = 60_000;

/**
 * Looks for a language's tools on the PATH, once.
 *
 * @throws SearchStopped if the signal is aborted first
 * @throws Error if a tool crashes or does not end; the next caller looks again
 */
export const findToolchain = rememberedUnlessFailed(searchToolchain);

/**
 * Looks for other versions of a language's tools on this machine, once: beside the usual ones on the PATH, and where
 * version managers put them. The newest comes first, what is not released yet last.
 *
 * @throws SearchStopped, Error as `findToolchain`
 */
export const findOtherToolchains = rememberedUnlessFailed(searchOthers);

async function searchToolchain(language: Language, signal?: AbortSignal): Promise<ToolchainSearch> {
  const files = findTogether(language.tools.map(({ command }) => command));
  const found = await Promise.all(
    language.tools.map(async (tool, at) => ({
      tool,
      program: await locateUsual(tool, files[at], signal),
    })),
  );
  const missing = [
    ...found
      .filter(({ program }) => program === undefined)
      .map(({ tool }) => ({ command: tool.command, ...installing(tool) })),
    ...(language.lacks?.() ?? []),
  ];
  if (missing.length > 0) return { found: false, missing };
  const paths = new Map(found.map(({ tool, program }) => [tool.command, program!.path]));
  return { found: true, toolchain: { paths, version: found[0]!.program!.version } };
}

async function searchOthers(language: Language, signal?: AbortSignal): Promise<readonly Toolchain[]> {
  const usual = await findToolchain(language, signal);
  const seen = new Set(usual.found ? Array.from(usual.toolchain.paths.values(), realPath) : []);
  const sets = candidatesOf(language).filter(([own]) => {
    const file = realPath(own!);
    return !seen.has(file) && seen.add(file);
  });
  const found = await Promise.all(sets.map((files) => toolchainOf(language, files, signal)));
  const distinct = new Map(found.flatMap((each) => (each ? [[ownPath(language, each), each] as const] : [])));
  return Array.from(distinct.values()).sort(newestFirst);
}

function ownPath({ tools: [own] }: Language, { paths }: Toolchain): string {
  return paths.get(own.command)!;
}

/** End of the name of a tool of a certain version. */
const VERSION_ENDING = IS_WINDOWS ? /^(?:-?\d[\d.]*)?\.exe$/i : /^(?:-?\d[\d.]*)?$/;

/** The absolute paths of the tools of a language, in their order, wherever there seem to be all of them. */
/**
 * The absolute paths of the tools of a language, in their order, wherever there seem to be all of them. What is not beside the
 * first one is that on the PATH: compilers for a virtual machine need not bring it.
 */
function candidatesOf({ tools, elsewhere = [] }: Language): string[][] {
  const [own, ...others] = tools.map(({ command }) => command);
  return [...elsewhere.flatMap(foldersLike), ...foldersOnPath()].flatMap((folder) =>
    namesIn(folder)
      .filter((name) => name.startsWith(own!) && VERSION_ENDING.test(name.slice(own!.length)))
      .map((name) => [name, ...others.map((other) => `${other}${name.slice(own!.length)}`)])
      .map((names) => names.map((name) => path.join(folder, name)))
      .map((files) =>
        files.map((file, at) => (isExecutable(file) ? file : (findOnPath(tools[at]!.command) ?? file))),
      )
      .filter((files) => files.every(isExecutable)),
  );
}

/**
 * Traces of all tools that a program of a language may be built with, without running them. Folders that the PATH names
 * twice, or in another order, change nothing.
 */
export const toolchainTraces = remembered((language: Language) =>
  Array.from(
    new Set(
      [
        language,
        ...(language.former ? [language.former.language] : []),
        ...(language.otherTools ? [{ ...language, tools: language.otherTools }] : []),
      ]
        .flatMap(candidatesOf)
        .map((files) => files.map(fileTrace).join(", ")),
    ),
  ).sort(byText),
);

/** A file is taken for unchanged as long as this stays the same. */
export function fileTrace(file: string): string {
  const { size, mtimeMs } = statSync(file);
  return `${realPath(file)} ${size} ${mtimeMs}`;
}

async function toolchainOf(
  { tools }: Language,
  files: readonly string[],
  signal: AbortSignal | undefined,
): Promise<Toolchain | undefined> {
  const found = await Promise.all(tools.map((tool, at) => locate(tool, files[at], signal)));
  if (found.some((program) => program === undefined)) return undefined;
  return {
    paths: new Map(tools.map(({ command }, at) => [command, found[at]!.path])),
    version: found[0]!.version,
  };
}

function newestFirst({ version: a }: Toolchain, { version: b }: Toolchain): number {
  return Number(isPreliminary(a)) - Number(isPreliminary(b)) || compareVersions(versionIn(b), versionIn(a));
}

/** A tool on the PATH. One that has not changed since it was tried is not tried again. */
async function locateUsual(
  tool: Tool,
  file: string | undefined,
  signal: AbortSignal | undefined,
): Promise<LocatedTool | undefined> {
  if (signal?.aborted) throw new SearchStopped();
  // The script of a version manager stays the same when another version is chosen.
  const isFixed = file !== undefined && (!tool.behind || realPath(file).startsWith("/usr/"));
  const memory = isFixed && !isMarked() ? openUserMemory("tools", isLocated) : undefined;
  const key = isFixed ? fingerprint([file, fileTrace(file), JSON.stringify([tool, process.env.HOME])]) : "";
  const known = memory?.get(key);
  if (known) return known;
  const located = await locate(tool, file, signal);
  if (located) memory?.set(key, located);
  memory?.save();
  return located;
}

interface LocatedTool {
  readonly path: string;
  readonly version: string;
}

function isLocated(read: unknown): read is LocatedTool {
  const { path: file, version } = (read ?? {}) as Partial<LocatedTool>;
  return typeof file === "string" && isExecutable(file) && typeof version === "string";
}

/** A tool that works: a version manager may have a script for one that is not installed. */
async function locate(
  tool: Tool,
  file: string | undefined,
  signal: AbortSignal | undefined,
): Promise<LocatedTool | undefined> {
  if (file === undefined) return undefined;
  const program = tool.behind ? await printed(file, tool.behind.arguments, signal) : file;
  if (program === undefined) return undefined;
  const version = await printed(file, tool.version, signal);
  return version === undefined ? undefined : { path: settle(program + (tool.behind?.append ?? "")), version };
}

/**
 * The first line that a program prints, or undefined where it refuses. It is asked twice: a busy machine may lack the
 * memory or the threads for it.
 */
async function printed(
  program: string,
  args: readonly string[],
  signal: AbortSignal | undefined,
): Promise<string | undefined> {
  for (const _ of ["first", "again"]) {
    const reply = await runTool(program, args, { signal, patienceMs: PROBE_MS });
    if (!reply) throw new SearchStopped();
    if (reply.succeeded) return versionLine(reply.text);
  }
  return undefined;
}

/** The line with the version, past the warnings that a Java virtual machine may print first. */
function versionLine(text: string): string {
  const lines = text.split("\n").map((line) => line.trim());
  return lines.find((line) => line !== "" && !/warning/i.test(line)) ?? "";
}
