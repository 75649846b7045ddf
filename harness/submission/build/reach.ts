import { chmodSync, mkdirSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import path from "node:path";
import { shellWord } from "../../base/shell.ts";
import { byText } from "../../base/text.ts";
import { isOpenToAll } from "../../run/isolation/ownership.ts";
import type { Lab } from "../../run/lab.ts";
import { run } from "../../run/run.ts";
import { smallRun } from "../../run/small-run.ts";
import { runTool } from "../../run/tool.ts";
import type { Language } from "../language/language.ts";
import { COMPILER_RESOURCES } from "../language/runtime.ts";
import { installing } from "./installing.ts";
import { installationsOf } from "./places.ts";
import {
  findOtherToolchains,
  findToolchain,
  type MissingTools,
  SearchStopped,
  type Toolchain,
} from "./toolchain.ts";

/** Parts of an installation that nothing is compiled or run with. */
const UNUSED = new Set(["share", "doc", "docs", "man"]);

/** Paths that programs can read, by those that were asked for. */
export type Reached = (file: string) => string;

/**
 * Tells if programs can read a file where it is. Where each run has a user of its own and the system cannot show that user
 * what is root's, this is what every user can read.
 */
export function isWithinReach(file: string, { isolation }: Pick<Lab, "isolation">): boolean {
  return isolation.level !== "C" || isOpenToAll(file);
}

/** The language's usual tools or, where programs cannot read them, the newest others that they can. */
export async function toolchainFor(language: Language, lab: Lab): ReturnType<typeof findToolchain> {
  const search = await findToolchain(language, lab.signal);
  if (!search.found || isOpen(search.toolchain, lab)) return search;
  const others = await findOtherToolchains(language, lab.signal);
  const open = others.find((each) => isOpen(each, lab));
  return open ? { found: true, toolchain: open } : search;
}

function isOpen({ paths }: Toolchain, lab: Lab): boolean {
  return installationsIn(paths).every((file) => isWithinReach(file, lab));
}

function installationsIn(paths: Toolchain["paths"]): string[] {
  return Array.from(paths.values()).flatMap(installationsOf);
}

const toolchains = new WeakMap<object, Map<Toolchain, Promise<Toolchain | undefined>>>();

/** The toolchain where programs can read it: a copy of it where it has to be one. Undefined if that does not work. */
export function reachedToolchain(
  language: Language,
  toolchain: Toolchain,
  lab: Lab,
): Promise<Toolchain | undefined> {
  const known = toolchains.get(lab.scratch) ?? new Map();
  toolchains.set(lab.scratch, known);
  const reached = known.get(toolchain) ?? copyOf(language, toolchain, lab);
  known.set(toolchain, reached);
  return reached;
}

async function copyOf(language: Language, toolchain: Toolchain, lab: Lab): Promise<Toolchain | undefined> {
  if (isOpen(toolchain, lab)) return toolchain;
  const reached = await reach(installationsIn(toolchain.paths), lab);
  if (!reached) return undefined;
  const paths = new Map(Array.from(toolchain.paths, ([command, file]) => [command, reached(file)]));
  const copy = { ...toolchain, paths };
  if (await works(language, copy, lab)) return copy;
  const started = withLibraries(copy);
  return (await works(language, started, lab)) ? started : undefined;
}

/** Tools that look for their libraries where they were installed: scripts beside the copies that say where they are now. */
function withLibraries(copy: Toolchain): Toolchain {
  const paths = Array.from(copy.paths, ([command, file]) => {
    const installation = path.dirname(path.dirname(file));
    const start = path.join(path.dirname(installation), command);
    const libraries = shellWord(path.join(installation, "lib"));
    writeFileSync(start, `#!/bin/sh\nLD_LIBRARY_PATH=${libraries} exec ${shellWord(file)} "$@"\n`, {
      mode: 0o755,
    });
    chmodSync(start, 0o755);
    return [command, start] as const;
  });
  return { ...copy, paths: new Map(paths) };
}

/** Runs the language's own tool as a program is run. */
async function works({ tools: [own] }: Language, { paths }: Toolchain, lab: Lab): Promise<boolean> {
  const { end } = await lab.scratch.within((folder) =>
    run(
      smallRun([paths.get(own.command)!, ...own.version], folder, {
        visible: installationsIn(paths),
        resources: COMPILER_RESOURCES,
        signal: lab.signal,
      }),
      lab.isolation,
    ),
  );
  if (end.kind === "stopped") throw new SearchStopped();
  return end.kind === "exited" && end.code === 0;
}

const copies = new WeakMap<object, Map<string, Promise<string | undefined>>>();

/**
 * Makes copies of files and folders that programs cannot read where they are, once for a lab.
 *
 * @returns the paths that they can be read by, or undefined if one of them cannot be copied
 */
export async function reach(files: readonly string[], lab: Lab): Promise<Reached | undefined> {
  const known = copies.get(lab.scratch) ?? new Map<string, Promise<string | undefined>>();
  copies.set(lab.scratch, known);
  const places = new Map<string, string>();
  for (const file of files.filter((each) => !isWithinReach(each, lab))) {
    const copy = known.get(file) ?? copyInto(lab.scratch.tools, file, lab.signal);
    known.set(file, copy);
    const place = await copy;
    if (place === undefined) return undefined;
    places.set(file, place);
  }
  return (file) => {
    const whole = Array.from(places.keys()).find((each) => file === each || file.startsWith(`${each}/`));
    return whole === undefined ? file : places.get(whole) + file.slice(whole.length);
  };
}

/** Links take no room, and are made where the disk is the same. */
async function copyInto(
  tools: string,
  file: string,
  signal: AbortSignal | undefined,
): Promise<string | undefined> {
  mkdirSync(tools, { recursive: true, mode: 0o755 });
  for (const how of ["--link", "--reflink=auto"]) {
    const copy = path.join(await mkdtemp(path.join(tools, "tool-")), path.basename(file));
    const parts = statSync(file).isDirectory() ? usedIn(file) : undefined;
    if (parts) mkdirSync(copy);
    const from = parts?.map((name) => path.join(file, name)) ?? [file];
    const reply = await runTool("cp", ["-a", how, "--", ...from, copy], { signal });
    if (!reply) throw new SearchStopped();
    if (!reply.succeeded) continue;
    // Only of what is new: a link is the file itself.
    const folders = [path.dirname(copy), ...(how === "--link" ? ["-type", "d"] : ["!", "-type", "l"])];
    await runTool("find", [...folders, "-exec", "chmod", "a+rX", "{}", "+"], { signal });
    return copy;
  }
  return undefined;
}

function usedIn(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => !UNUSED.has(name))
    .sort(byText);
}

/** The tools of a language that programs cannot be let read, as a finding names them. */
export function closedTools({ tools }: Language, { paths }: Toolchain): MissingTools {
  return tools.map((tool) => ({
    command: tool.command,
    ...installing(tool),
    closed: path.dirname(paths.get(tool.command)!),
  }));
}
