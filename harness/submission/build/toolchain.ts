import { existsSync, realpathSync } from "node:fs";
import { homedir } from "node:os";
import path from "node:path";
import { execa } from "execa";
import { isExecutable } from "../../base/files.ts";
import { remembered } from "../../base/remembered.ts";
import type { Finding } from "../../finding/index.ts";
import type { Language, Tool } from "../language/language.ts";

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

/** Looks for a language's tools on the PATH, once. */
export const findToolchain = remembered(searchToolchain);

async function searchToolchain(language: Language): Promise<ToolchainSearch> {
  const found = await Promise.all(
    language.tools.map(async (tool) => ({ tool, program: await locate(tool) })),
  );
  const missing = found
    .filter(({ program }) => program === undefined)
    .map(({ tool: { command, install } }) => ({ command, install }));
  if (missing.length > 0) return { found: false, missing };
  const paths = new Map(found.map(({ tool, program }) => [tool.command, program!.path]));
  return { found: true, toolchain: { paths, version: found[0]!.program!.version } };
}

/** A tool that is on the PATH and works: a version manager may have a script for one that is not installed. */
async function locate(tool: Tool): Promise<{ path: string; version: string } | undefined> {
  const onPath = findOnPath(tool.command);
  if (onPath === undefined) return undefined;
  const program = tool.behind ? await printed(onPath, tool.behind.arguments) : onPath;
  if (program === undefined) return undefined;
  const version = await printed(onPath, tool.version);
  return version === undefined ? undefined : { path: settle(program + (tool.behind?.append ?? "")), version };
}

async function printed(program: string, args: readonly string[]): Promise<string | undefined> {
  const { failed, all } = await execa(program, args, {
    all: true,
    reject: false,
    stdin: "ignore",
    timeout: 60_000,
  });
  return failed ? undefined : versionLine(all);
}

/** The line with the version, past the warnings that a Java virtual machine may print first. */
function versionLine(text: string): string {
  const lines = text.split("\n").map((line) => line.trim());
  return lines.find((line) => line !== "" && !/warning/i.test(line)) ?? "";
}

/** The absolute path of a command, or undefined. */
export function findOnPath(command: string): string | undefined {
  const folders = (process.env.PATH ?? "").split(path.delimiter).filter(path.isAbsolute);
  return folders.map((folder) => path.join(folder, command)).find(isExecutable);
}

/**
 * The path that a program outside of /usr is called by: its real one, beside which its libraries are. But the Python of
 * a virtual environment knows by its name what it belongs to.
 */
function settle(program: string): string {
  if (isOfSystem(program) || existsSync(path.join(path.dirname(program), "..", "pyvenv.cfg"))) return program;
  return realpathSync(program);
}

/**
 * What must be readable for a program to run, where it is no part of the system: the folder that its `bin` is in, and
 * the same for what it is a link to. Never a home folder, or one above it.
 */
export function installationsOf(program: string): string[] {
  const files = new Set([program, realpathSync(program)]);
  return Array.from(files)
    .filter((file) => !isOfSystem(file))
    .map(installationOf);
}

function installationOf(file: string): string {
  const folder = path.dirname(file);
  const above = path.dirname(folder);
  const isHome = (each: string) =>
    `${homedir()}${path.sep}`.startsWith(`${each}${path.sep}`) || each === path.sep;
  if (path.basename(folder) === "bin" && !isHome(above)) return above;
  return isHome(folder) ? file : folder;
}

function isOfSystem(file: string): boolean {
  return /^\/(?:usr|bin|sbin|lib\w*)\//.test(file);
}
